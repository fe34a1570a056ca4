package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One text being written: its language, who speaks, and what has been named so far, so that later
 * words can refer back. A text is written from left to right; names given by targets and draws are
 * known from there on.
 */
public final class Prose {

    private final Language language;
    private final Noun self;
    private final boolean location;
    private final Antecedents antecedents;
    private boolean commanding;
    private boolean selfNamed;
    private boolean thisTurn;
    private Optional<Mention> owner = Optional.empty();
    private String joint = "";

    private Prose(Language language, Noun self, boolean location, Antecedents antecedents) {
        this.language = language;
        this.self = self;
        this.location = location;
        this.antecedents = antecedents;
    }

    public Prose(Language language, Noun self, boolean location) {
        this(language, self, location, new Antecedents());
    }

    public Prose(Language language) {
        this(language, Noun.CARD, false);
    }

    /** A text that continues from here; what it names is not known in this one. */
    public Prose apart() {
        var copy = new Prose(language, self, location, antecedents.copy());
        copy.commanding = commanding;
        copy.thisTurn = thisTurn;
        copy.owner = owner;
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

    /** Words with single blanks between those that are not empty. */
    public static String words(String... parts) {
        var all = new StringBuilder();
        for (String part : parts) {
            if (!part.isEmpty()) {
                boolean glued = all.isEmpty() || isPunctuation(part);
                all.append(glued ? "" : " ").append(part);
            }
        }
        return all.toString();
    }

    /**
     * Commas and the like follow a word without a space; French puts a space before its semicolon
     * itself.
     */
    private static boolean isPunctuation(String part) {
        return ",;. ".indexOf(part.charAt(0)) >= 0;
    }

    /** A finished sentence: spelt, with its capital and its full stop. */
    public String sentence(String words) {
        if (words.isEmpty()) {
            return words;
        }
        String spelt = capital(spelt(words));
        return isEnded(spelt) ? spelt : spelt + ".";
    }

    /** Whether a text has its last full stop, as one of several sentences does. */
    private static boolean isEnded(String text) {
        return text.endsWith(".") || text.endsWith(".)");
    }

    /** Words as they are spelt before one another: "an alien", "l'icône d'Endor". */
    public String spelt(String words) {
        return french() ? Spelling.french(words) : Spelling.english(words);
    }

    /** Words with a capital, as they begin a line. */
    public static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    // ---- conditions

    /** "While it is so"; nothing for a condition that is always true. */
    public Lead during(Clausal condition) {
        return condition.settled()
                ? given(condition)
                : led(condition, "while ", "tant que ", "que ", false);
    }

    /** "If it is so". */
    public Lead given(Clausal condition) {
        return led(condition, "if ", "si ", "si ", true);
    }

    /** "As soon as it is so". */
    public Lead asSoonAs(Clausal condition) {
        return led(condition, "as soon as ", "dès que ", "que ", false);
    }

    private Lead led(Clausal condition, String en, String fr, String again, boolean conditional) {
        if (condition.always()) {
            return Lead.NONE;
        }
        String before = joint;
        joint = again;
        String words = say(en, fr) + condition.say(this, true);
        joint = before;
        return new Lead(words, conditional);
    }

    /**
     * What comes before a main clause: how often, when, and on what condition. After "if this has
     * just happened" the condition continues with "and".
     */
    public Lead lead(String often, TimePhrase moment, Clausal condition) {
        if (!moment.conditional() || condition.always()) {
            return Lead.of(Lead.adverb(often), moment.lead(this), given(condition));
        }
        String before = joint;
        joint = "si ";
        var clauses = new ArrayList<>(List.of(moment.words()));
        // After another subject "il" would refer to that one: French names the speaker again.
        selfNamed = french();
        for (Clausal one : condition.parts()) {
            clauses.add(one.say(this, true));
        }
        selfNamed = false;
        String words = say("if ", "si ") + clauses(clauses, true);
        joint = before;
        return Lead.of(Lead.adverb(often), new Lead(words, true));
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

    /**
     * Reads the text to the opponent of the player whom it belongs to: what it says of "you" is
     * said of that player, who is called like this, and "opponent" is the reader.
     */
    public Prose readToOpponent(Mention owner) {
        this.owner = Optional.of(owner);
        return this;
    }

    /** Whether the opponent of the player whom the text belongs to reads it. */
    public boolean isReadToOpponent() {
        return owner.isPresent();
    }

    /** The player whom the text belongs to, if somebody else reads it. */
    Optional<Mention> owner() {
        return owner;
    }

    public Prose commanding(boolean command) {
        commanding = command;
        return this;
    }

    /** What is told next applies in this turn only: its end is the end of this turn. */
    public Prose thisTurn(boolean only) {
        thisTurn = only;
        return this;
    }

    public boolean thisTurn() {
        return thisTurn;
    }

    /** What has been named so far, and how. */
    public Antecedents antecedents() {
        return antecedents;
    }

    public Mention player(NamedPlayer who) {
        return who.mention(this);
    }

    /** A noun and its player: "your Lost Pile", "la pile perdue de l'adversaire". */
    public String of(NamedPlayer who, Noun noun) {
        return of(who, noun, false);
    }

    public String of(NamedPlayer who, Noun noun, boolean plural) {
        String word = noun.in(language, plural);
        if (!french()) {
            return player(who).owner() + " " + word;
        }
        if (who.reader(this)) {
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

    /** The card that speaks, as the subject of a main clause: "this character". */
    public Mention self(boolean named) {
        if (!named) {
            return Mention.third(
                    say("it", self.agreement().feminine() ? "elle" : "il"),
                    "its",
                    self.agreement());
        }
        return french()
                ? that(self, false)
                : Mention.third("this " + say(self), "its", self.agreement());
    }

    /** The card that speaks, as the subject of a clause about it. */
    public Mention itself() {
        return self(selfNamed);
    }

    /** A card the text refers to, anywhere except before its own verb. */
    public Mention ref(Pointer card) {
        return card.mention(this);
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
     * Where something is or happens: "here", "at a Tatooine site"; nothing if it may be anywhere.
     */
    public String at(Nominal place, Determiner how) {
        return with(Preposition.AT, place, how);
    }

    /** Where something goes. */
    public String to(Nominal place, Determiner how) {
        return with(Preposition.TO, place, how);
    }

    /** A place or card after a preposition; nothing if it may be any. */
    public String with(Preposition preposition, Nominal place, Determiner how) {
        if (place.anything()) {
            return "";
        }
        Optional<String> adverb = place.pointer().flatMap(card -> card.where(this));
        if (adverb.isPresent() && preposition.allowsAdverb()) {
            return adverb.get();
        }
        var phrase = place.phrase();
        var before = preposition == Preposition.TO ? toward(phrase) : preposition;
        if (before == preposition) {
            // something is done by a card, and at, to or from a place
            phrase.fallback(preposition == Preposition.BY ? Noun.CARD : Noun.LOCATION);
        }
        return say(before.en(), before.fr()) + " " + phrase.mention(this, how, before).text();
    }

    /** What goes to a character goes on it, what goes to a ship or vehicle aboard it. */
    private Preposition toward(NounPhrase phrase) {
        if (speaksOf(phrase, Noun.CHARACTER)) {
            return Preposition.ON;
        }
        boolean craft = speaksOf(phrase, Noun.STARSHIP) || speaksOf(phrase, Noun.VEHICLE);
        return craft ? Preposition.ABOARD : Preposition.TO;
    }

    private boolean speaksOf(NounPhrase phrase, Noun type) {
        return phrase.isSelf() ? self.equals(type) : phrase.speaksOf(type);
    }
}
