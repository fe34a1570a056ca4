package holosite.language.prose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One text being written: its language, who speaks, and what has been named so far, so that later
 * words can point back. A text is written from left to right; names given by targets and draws are
 * known from there on.
 */
public final class Prose {

    private final Language language;
    private final Noun self;
    private final boolean location;
    private Noun host = Noun.CARD;
    private String hostName = "";
    private boolean hostIsPlace;
    private boolean hostTold;
    private boolean commanding;
    private boolean selfNamed;
    private String joint = "";
    private String answered = "";
    private String answeredNumber = "";
    private final Set<String> subjects;
    private final Map<Pointer, Noun> nouns = new HashMap<>();
    private final Map<String, Noun> chosen = new LinkedHashMap<>();
    private final Map<String, Boolean> several = new HashMap<>();
    private final Map<String, String> numbers = new HashMap<>();
    private final Map<String, List<String>> existence = new HashMap<>();

    public Prose(Language language, Noun self, boolean location) {
        this(language, self, location, new HashSet<>());
    }

    private Prose(Language language, Noun self, boolean location, Set<String> subjects) {
        this.language = language;
        this.self = self;
        this.location = location;
        this.subjects = subjects;
    }

    public Prose(Language language) {
        this(language, Noun.CARD, false);
    }

    /** A text that goes on from here without telling this one what it names. */
    public Prose apart() {
        var copy = new Prose(language, self, location, subjects);
        copy.host = host;
        copy.hostName = hostName;
        copy.hostIsPlace = hostIsPlace;
        copy.commanding = commanding;
        copy.answered = answered;
        copy.answeredNumber = answeredNumber;
        copy.nouns.putAll(nouns);
        copy.chosen.putAll(chosen);
        copy.several.putAll(several);
        copy.numbers.putAll(numbers);
        copy.existence.putAll(existence);
        return copy;
    }

    public Language language() {
        return language;
    }

    public boolean french() {
        return language == Language.FR;
    }

    public Noun self() {
        return self;
    }

    /** The words of this text's language, with what they are about filled in. */
    public String say(String en, String fr, Object... parts) {
        String words = french() ? fr : en;
        return parts.length == 0 ? words : words.formatted(parts);
    }

    public String say(Noun noun) {
        return noun.in(language, false);
    }

    public String plural(Noun noun) {
        return noun.in(language, true);
    }

    /** A number as it is written: no needless decimals, a comma in French. */
    public String number(double value) {
        if (value == Math.rint(value)) {
            return Long.toString((long) value);
        }
        String text = Double.toString(value);
        return french() ? text.replace('.', ',') : text;
    }

    // ---- lists

    public String and(List<String> parts) {
        return list(parts, say(" and ", " et "));
    }

    public String or(List<String> parts) {
        return list(parts, say(" or ", " ou "));
    }

    /** Things that happen one after the other. */
    public String then(List<String> parts) {
        return list(parts, say(", then ", ", puis "));
    }

    private static String list(List<String> parts, String last) {
        if (parts.isEmpty()) {
            return "";
        }
        int end = parts.size() - 1;
        return end == 0
                ? parts.getFirst()
                : String.join(", ", parts.subList(0, end)) + last + parts.get(end);
    }

    /** What tells what X is; it comes after all that X belongs to. */
    private static final Pattern EXPLAINED = Pattern.compile("(.*?)(, (?:where X is|X étant) .*)");

    /** Words with single blanks between those that are not empty. */
    public static String words(String... parts) {
        var all = new StringBuilder();
        var explanation = new StringBuilder();
        for (String part : parts) {
            Matcher explained = EXPLAINED.matcher(part);
            boolean found = explained.matches();
            append(all, found ? explained.group(1) : part);
            explanation.append(found ? explained.group(2) : "");
        }
        return all.append(explanation).toString();
    }

    private static void append(StringBuilder all, String part) {
        if (!part.isEmpty()) {
            boolean glued = all.isEmpty() || part.matches("[,;.].*| ;.*");
            all.append(glued ? "" : " ").append(part);
        }
    }

    /** A finished sentence: spelt, with its capital and its full stop. */
    public String sentence(String text) {
        String spelt = french() ? Spelling.french(text) : Spelling.english(text);
        if (spelt.isEmpty()) {
            return spelt;
        }
        String begun = capital(spelt);
        return begun.endsWith(".") || begun.endsWith(".)") ? begun : begun + ".";
    }

    /** Words with a capital, as they begin a line. */
    public static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    // ---- conditions

    /** "While it is so"; nothing where nothing is asked. */
    public String during(Clausal condition) {
        return led(condition, "while ", "tant que ", "que ");
    }

    /** "If it is so". */
    public String given(Clausal condition) {
        return led(condition, "if ", "si ", "si ");
    }

    /**
     * What comes before a main clause: how often, when, and on what condition. After "if this has
     * just happened" the condition goes on with "and".
     */
    public String lead(String often, String time, Clausal condition) {
        var parts = new ArrayList<String>();
        if (!often.isEmpty()) {
            parts.add(often);
        }
        String conjunction = say("if ", "si ");
        if (time.startsWith(conjunction) && !condition.always()) {
            String before = joint;
            joint = "si ";
            var clauses = new ArrayList<String>(List.of(time.substring(conjunction.length())));
            // After another subject "il" would be that one: French names the speaker again.
            selfNamed = french();
            for (Clausal one : condition.parts()) {
                clauses.add(one.say(this, true));
            }
            selfNamed = false;
            parts.add(conjunction + clauses(clauses, true));
            joint = before;
        } else {
            if (!time.isEmpty()) {
                parts.add(time);
            }
            String given = given(condition);
            if (!given.isEmpty()) {
                parts.add(given);
            }
        }
        return String.join(", ", parts);
    }

    /** Notes how cards were named, so that facts about the same cards can be told together. */
    Mention named(Mention cards) {
        subjects.add(cards.text());
        return cards;
    }

    /** How the cards were named that two facts begin with; nothing if they begin otherwise. */
    public String subject(String one, String other) {
        String subject = subject(one);
        return subject.equals(subject(other)) ? subject : "";
    }

    private String subject(String fact) {
        return subjects.stream()
                .filter(s -> fact.startsWith(s + " "))
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    /** "As soon as it is so". */
    public String asSoonAs(Clausal condition) {
        return led(condition, "as soon as ", "dès que ", "que ");
    }

    /** A sentence and what comes before its main clause. */
    public String led(String lead, String main) {
        if (lead.isEmpty()) {
            return main;
        }
        // "If that destiny ≤ 5: if it is 0, …".
        boolean again = main.startsWith(say("if ", "si ")) && lead.contains(say("if ", "si "));
        return lead + (again ? say(": ", " : ") : ", ") + main;
    }

    private String led(Clausal condition, String en, String fr, String again) {
        if (condition.always()) {
            return "";
        }
        String before = joint;
        joint = again;
        String text = say(en, fr) + condition.say(this, true);
        joint = before;
        return text;
    }

    /** Clauses under one conjunction; French says it again: "tant qu'il est là et que vous …". */
    public String clauses(List<String> parts, boolean all) {
        var led = new ArrayList<String>();
        for (String part : parts) {
            led.add(led.isEmpty() || !french() ? part : joint + part);
        }
        return all ? and(led) : or(led);
    }

    // ---- whom and what the text speaks of

    /**
     * Whether the reader is told what to do ("draw destiny") rather than what happens ("you draw
     * destiny").
     */
    public boolean commanding() {
        return commanding;
    }

    public Prose commanding(boolean command) {
        commanding = command;
        return this;
    }

    /** What the speaking card is on, where it is a card of one title. */
    public void host(String name) {
        hostName = name;
    }

    /** What the speaking card is on. */
    public void host(Noun noun, boolean place) {
        host = noun;
        hostIsPlace = place;
    }

    public void known(Pointer ref, Noun noun) {
        nouns.put(ref, noun);
    }

    public void chosen(String name, Noun noun, boolean many) {
        chosen.put(name, noun);
        several.put(name, many);
    }

    /** What is being answered to, as something that can be canceled. */
    public void answering(String words) {
        answered = words;
    }

    public String answered() {
        return answered.isEmpty() ? say("it", "cela") : answered;
    }

    /** The number of what is being answered to: the destiny drawn, the Force lost. */
    public void answeringNumber(String words) {
        answeredNumber = words;
    }

    public String answeredNumber() {
        return answeredNumber.isEmpty() ? say("that amount", "ce montant") : answeredNumber;
    }

    public void number(String name, String words) {
        numbers.put(name, words);
    }

    /** How to say that a number exists, and that it does not. */
    public void existence(String name, String yes, String no) {
        existence.put(name, List.of(yes, no));
    }

    public String exists(String name, boolean holds) {
        var words =
                existence.getOrDefault(
                        name,
                        List.of(
                                say("that is known", "cela est connu"),
                                say("that is not known", "cela n'est pas connu")));
        return words.get(holds ? 0 : 1);
    }

    public boolean knows(Pointer ref) {
        return nouns.containsKey(ref);
    }

    public String remembered(String name) {
        return numbers.getOrDefault(name, say("that number", "ce nombre"));
    }

    public Mention player(Party who) {
        return who.mention(this);
    }

    /** A noun and its player: "your Lost Pile", "la pile perdue de l'adversaire". */
    public String of(Party who, Noun noun) {
        return of(who, noun, false);
    }

    public String of(Party who, Noun noun, boolean plural) {
        String word = noun.in(language, plural);
        if (!french()) {
            return player(who).owner() + " " + word;
        }
        if (who.reader()) {
            return (plural ? "vos " : "votre ") + word;
        }
        return article(noun, plural) + word + " de " + player(who).text();
    }

    /** "le", "la" or "les"; nothing in English, which does without. */
    public String article(Noun noun, boolean plural) {
        if (!french()) {
            return "";
        }
        return plural ? "les " : noun.agreement().feminine() ? "la " : "le ";
    }

    public String the(Noun noun) {
        return say("the ", article(noun, false)) + say(noun);
    }

    public String a(Noun noun) {
        return say("a ", noun.agreement().feminine() ? "une " : "un ") + say(noun);
    }

    public Mention that(Noun noun, boolean many) {
        Agreement agreement = many ? noun.agreement().many() : noun.agreement();
        String word = noun.in(language, many);
        if (french()) {
            String which = many ? "ces " : noun.agreement().feminine() ? "cette " : "ce ";
            return Mention.third(which + word, agreement);
        }
        String text = (many ? "those " : "that ") + word;
        return Mention.third(text, many ? text + "'" : text + "'s", agreement);
    }

    private Mention the(String en, String fr, Agreement agreement) {
        return Mention.third(say(en, fr), en + "'s", agreement);
    }

    /** The card that speaks, as the subject of a main clause: "this character". */
    public Mention self(boolean named) {
        if (!named) {
            return Mention.third(
                    say("it", self.agreement().feminine() ? "elle" : "il"),
                    "its",
                    self.agreement());
        }
        return named(
                french()
                        ? that(self, false)
                        : Mention.third("this " + say(self), "its", self.agreement()));
    }

    /** The card that speaks, as the subject of a clause about it. */
    public Mention itself() {
        return self(selfNamed);
    }

    /** A card the text points to, as it stands anywhere but before a verb of its own. */
    public Mention ref(Pointer card) {
        return card.mention(this);
    }

    /** A card pointed to by the noun it was given; by another noun where it was given none. */
    public Mention pointed(Pointer card, Noun otherwise) {
        return that(nouns.getOrDefault(card, otherwise), false);
    }

    /** The location where the speaking card is, or that it is. */
    public Mention here() {
        return location
                ? self(true)
                : Mention.third(
                        say("this location", "cette localisation"),
                        "this location's",
                        Agreement.FEMININE);
    }

    /** Told in full once in a sentence, then pointed back to. */
    public Mention host() {
        if (!hostName.isEmpty()) {
            return Mention.third(hostName, hostName + "'s", Agreement.MASCULINE);
        }
        if (hostTold) {
            return that(host, false);
        }
        hostTold = true;
        if (french()) {
            String where = hostIsPlace ? " où se trouve " : " qui porte ";
            return Mention.third(the(host) + where + that(self, false).text(), host.agreement());
        }
        return Mention.third("the " + say(host) + " it is on", host.agreement());
    }

    /** The card or cards chosen under a name. */
    public Mention chosen(String name) {
        Noun noun = chosen.getOrDefault(name, name.equals("target") ? Noun.TARGET : Noun.CARD);
        if (noun.equals(Noun.TARGET)) {
            return the("the target", "la cible", noun.agreement());
        }
        var alike = new ArrayList<String>();
        chosen.forEach(
                (other, its) -> {
                    if (its.equals(noun) && !several.getOrDefault(other, false)) {
                        alike.add(other);
                    }
                });
        if (alike.size() == 2 && !several.getOrDefault(name, false)) {
            boolean first = alike.getFirst().equals(name);
            String en = "the " + (first ? "first " : "second ") + say(noun);
            Adjective ordinal = first ? Adjective.of("", "premier") : Adjective.of("", "second");
            String fr =
                    (noun.agreement().feminine() ? "la " : "le ")
                            + Adjective.french(ordinal.fr(), noun.agreement())
                            + " "
                            + say(noun);
            return the(en, fr, noun.agreement());
        }
        return that(noun, several.getOrDefault(name, false));
    }

    /** "Its power", "la puissance de ce personnage". */
    public String whose(Mention owner, Noun noun) {
        return whose(owner, List.of(noun));
    }

    public String whose(Mention owner, List<Noun> nouns) {
        if (french()) {
            return and(nouns.stream().map(this::the).toList()) + " de " + owner.text();
        }
        String all = and(nouns.stream().map(this::say).toList());
        return owner.owner().isEmpty()
                ? "the " + all + " of " + owner.text()
                : owner.owner() + " " + all;
    }

    // ---- filters

    public Mention mention(Nominal filter, Determiner how) {
        return filter.phrase().mention(this, how);
    }

    /** The cards of a filter, in general or one of them. */
    public String all(Nominal filter) {
        return mention(filter, Determiner.ALL).text();
    }

    public String one(Nominal filter) {
        return mention(filter, Determiner.A).text();
    }

    /**
     * Where something is or happens: "here", "at a Tatooine site"; nothing when it may be anywhere.
     */
    public String at(Nominal place, Determiner how) {
        return to(place, how, "at ", "à ");
    }

    /** Where something goes. */
    public String to(Nominal place, Determiner how) {
        return to(place, how, "to ", "à ");
    }

    public String to(Nominal place, Determiner how, String en, String fr) {
        if (place.anything()) {
            return "";
        }
        Optional<String> adverb = place.pointer().flatMap(card -> card.where(this));
        if (adverb.isPresent() && !en.startsWith("from")) {
            return adverb.get();
        }
        var phrase = place.phrase();
        if (en.equals("to ") && speaksOf(phrase, Noun.CHARACTER)) {
            return say("on ", "sur ") + phrase.mention(this, how).text();
        }
        if (en.equals("to ")
                && (speaksOf(phrase, Noun.STARSHIP) || speaksOf(phrase, Noun.VEHICLE))) {
            return say("aboard ", "à bord de ") + phrase.mention(this, how).text();
        }
        phrase.fallback(Noun.LOCATION);
        return say(en, fr) + phrase.mention(this, how).text();
    }

    /** Whether where something goes is a card of this type: on a character, aboard a starship. */
    private boolean speaksOf(NounPhrase phrase, Noun type) {
        return phrase.isSelf() ? self.equals(type) : phrase.speaksOf(type);
    }
}
