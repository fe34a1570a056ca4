package holosite.language.prose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a text has named so far, so that later words can refer back to it: "that droid", "the second
 * character", "that number".
 */
public final class Antecedents {

    private Noun host = Noun.CARD;
    private String hostName = "";
    private boolean hostIsPlace;
    private boolean hostTold;
    private String answered = "";
    private String answeredNumber = "";
    private final Map<Pointer, Noun> nouns = new HashMap<>();
    private final Map<String, Noun> chosen = new LinkedHashMap<>();
    private final Map<String, Boolean> several = new HashMap<>();
    private final Map<String, String> titles = new HashMap<>();
    private final Map<Pointer, String> pointedTitles = new HashMap<>();
    private final Map<String, String> numbers = new HashMap<>();
    private final Map<String, List<String>> existence = new HashMap<>();

    Antecedents copy() {
        var copy = new Antecedents();
        copy.host = host;
        copy.hostName = hostName;
        copy.hostIsPlace = hostIsPlace;
        copy.answered = answered;
        copy.answeredNumber = answeredNumber;
        copy.nouns.putAll(nouns);
        copy.chosen.putAll(chosen);
        copy.several.putAll(several);
        copy.titles.putAll(titles);
        copy.pointedTitles.putAll(pointedTitles);
        copy.numbers.putAll(numbers);
        copy.existence.putAll(existence);
        return copy;
    }

    // ---- what the speaking card is on

    /** The speaking card is on a card of one title. */
    public void host(String name) {
        hostName = name;
    }

    /** The speaking card is on a card of this kind. */
    public void host(Noun noun, boolean place) {
        host = noun;
        hostIsPlace = place;
    }

    /** What the speaking card is on: in full once, afterwards by a reference. */
    public Mention host(Prose p) {
        if (!hostName.isEmpty()) {
            return Mention.third(hostName, hostName + "'s", Agreement.MASCULINE);
        }
        if (hostTold) {
            return p.that(host, false);
        }
        hostTold = true;
        if (p.french()) {
            String where = hostIsPlace ? " où se trouve " : " qui porte ";
            return Mention.third(
                    p.the(host) + where + p.that(p.self(), false).text(), host.agreement());
        }
        return Mention.third("the " + p.say(host) + " it is on", host.agreement());
    }

    // ---- cards pointed to

    public void known(Pointer card, Noun noun) {
        nouns.put(card, noun);
    }

    public boolean knows(Pointer card) {
        return nouns.containsKey(card);
    }

    /** The card pointed to is known by its title: the text is being carried out. */
    public void titled(Pointer card, String title) {
        pointedTitles.put(card, title);
    }

    /**
     * A card referred to by its title, by the noun it was given, or by another noun if it was given
     * none.
     */
    public Mention pointed(Prose p, Pointer card, Noun otherwise) {
        Noun noun = nouns.getOrDefault(card, otherwise);
        String title = pointedTitles.get(card);
        return title == null
                ? p.that(noun, false)
                : Mention.third(title, title + "'s", noun.agreement());
    }

    /** Cards chosen under a name. */
    public void chosen(String name, Noun noun, boolean many) {
        chosen.put(name, noun);
        several.put(name, many);
    }

    /** The one card chosen under a name is known by its title: the text is being carried out. */
    public void titled(String name, String title) {
        titles.put(name, title);
    }

    /** The card or cards chosen under a name; of two alike, "the first" or "the second". */
    public Mention chosen(Prose p, String name) {
        Noun noun = chosen.getOrDefault(name, name.equals("target") ? Noun.TARGET : Noun.CARD);
        String title = titles.get(name);
        if (title != null) {
            return Mention.third(title, title + "'s", noun.agreement());
        }
        if (noun.equals(Noun.TARGET)) {
            return Mention.the(p, "the target", "la cible", noun.agreement());
        }
        boolean many = several.getOrDefault(name, false);
        var alike = new ArrayList<String>();
        chosen.forEach(
                (other, its) -> {
                    if (its.equals(noun) && !several.getOrDefault(other, false)) {
                        alike.add(other);
                    }
                });
        if (alike.size() != 2 || many) {
            return !many && (pointedTo(noun) || p.french() && noun.equals(p.self()))
                    ? picked(p, noun)
                    : p.that(noun, many);
        }
        boolean first = alike.getFirst().equals(name);
        String en = "the " + (first ? "first " : "second ") + p.say(noun);
        String ordinal = Adjective.french(first ? "premier" : "second", noun.agreement());
        String fr = p.article(noun, false) + ordinal + " " + p.say(noun);
        return Mention.the(p, en, fr, noun.agreement());
    }

    /** Whether what is answered to, or another known card, is called the same. */
    private boolean pointedTo(Noun noun) {
        return nouns.entrySet().stream()
                .anyMatch(one -> one.getKey() instanceof Enum<?> && one.getValue().equals(noun));
    }

    /** Where "that character" could be another one, or in French the speaking card itself. */
    private static Mention picked(Prose p, Noun noun) {
        String en = "the chosen " + p.say(noun);
        String fr =
                p.article(noun, false)
                        + p.say(noun)
                        + " "
                        + Adjective.french("choisi", noun.agreement());
        return Mention.the(p, en, fr, noun.agreement());
    }

    // ---- what is answered to

    /** What is being responded to, as something that can be canceled. */
    public void answering(String words) {
        answered = words;
    }

    public String answered(Prose p) {
        return answered.isEmpty() ? p.say("it", "cela") : answered;
    }

    /** The number of what is being responded to: the destiny drawn, the Force lost. */
    public void answeringNumber(String words) {
        answeredNumber = words;
    }

    public String answeredNumber(Prose p) {
        return answeredNumber.isEmpty() ? p.say("that amount", "ce montant") : answeredNumber;
    }

    // ---- numbers

    /** A number remembered under a name. */
    public void number(String name, String words) {
        numbers.put(name, words);
    }

    public String number(Prose p, String name) {
        return numbers.getOrDefault(name, p.say("that number", "ce nombre"));
    }

    /** How to say that a number exists, and that it does not. */
    public void existence(String name, String yes, String no) {
        existence.put(name, List.of(yes, no));
    }

    public String exists(Prose p, String name, boolean holds) {
        var words =
                existence.getOrDefault(
                        name,
                        List.of(
                                p.say("that is known", "cela est connu"),
                                p.say("that is not known", "cela n'est pas connu")));
        return words.get(holds ? 0 : 1);
    }
}
