package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * An adjective or participle in both languages. The French one is given in the masculine singular,
 * or in its four forms: masculine, feminine, and both plurals, separated by bars. It follows its
 * noun; the English one comes before it unless {@code after}. {@code link} joins French words that
 * are a noun to the noun they follow: "de " before "planète".
 */
public record Adjective(String en, String link, String fr, boolean after)
        implements Wording, Complement {

    private static final List<Agreement> FORMS =
            List.of(
                    Agreement.MASCULINE,
                    Agreement.FEMININE,
                    Agreement.MASCULINE.many(),
                    Agreement.FEMININE.many());
    private static final Pattern STARRED = Pattern.compile("(\\p{L}+)\\*");
    private static final Pattern NUMBERED = Pattern.compile("\\{([^|}]*)\\|([^}]*)}");

    public static Adjective of(String en, String fr) {
        return new Adjective(en, "", fr, false);
    }

    public static Adjective after(String en, String fr) {
        return new Adjective(en, "", fr, true);
    }

    /** Words that follow the French noun and agree with nothing: "face cachée". */
    public static Adjective fixed(String en, String fr) {
        return linked(en, "", fr);
    }

    /** A French noun that follows another behind a preposition: "de Tatooine". */
    public static Adjective linked(String en, String link, String fr) {
        return new Adjective(en, link, fr + "|" + fr + "|" + fr + "|" + fr, false);
    }

    /** Any of several: "Hoth or Yavin 4". */
    static Adjective either(List<Adjective> several) {
        String en = String.join(" or ", several.stream().map(Adjective::en).toList());
        var forms = new ArrayList<String>();
        for (Agreement with : FORMS) {
            forms.add(
                    String.join(
                            " ou ",
                            several.stream().map(a -> a.link + french(a.fr, with)).toList()));
        }
        return of(en, String.join("|", forms));
    }

    /** Its negation: "non-unique", "non-Hoth". */
    Adjective not() {
        String denial = (link.isEmpty() || link.equals("à ") ? "non " : "hors ") + link;
        return new Adjective("non-" + en, denial, fr, after);
    }

    public static String french(String fr, Agreement with) {
        if (fr.contains("|")) {
            return fr.split("\\|", -1)[(with.feminine() ? 1 : 0) + (with.plural() ? 2 : 0)];
        }
        // A participle agrees in its first word: "touché par une arme".
        int end = fr.indexOf(' ') < 0 ? fr.length() : fr.indexOf(' ');
        String word = fr.substring(0, end);
        String gendered = with.feminine() ? Inflection.frenchFeminine(word) : word;
        return (with.plural() ? Inflection.frenchPlural(gendered) : gendered) + fr.substring(end);
    }

    /**
     * Words of which those ending in a star agree: "présent* avec un droïde". A verb is given for
     * one and for several: "qui {a|ont} bougé".
     */
    public static String agree(String fr, Agreement with) {
        String numbered =
                NUMBERED.matcher(fr).replaceAll(verb -> verb.group(with.plural() ? 2 : 1));
        return STARRED.matcher(numbered).replaceAll(word -> french(word.group(1), with));
    }

    public String in(Language language, Agreement with) {
        return language == Language.FR ? link + french(fr, with) : en;
    }

    @Override
    public String alone(Language language) {
        return language == Language.FR ? french(fr, Agreement.MASCULINE) : en;
    }

    @Override
    public String after(Prose p, Agreement noun) {
        return in(p.language(), noun);
    }

    @Override
    public String clause(Prose p, Mention subject, boolean holds) {
        return Verb.BE.clause(p, subject, holds) + " " + in(p.language(), subject.agreement());
    }

    @Override
    public boolean plain() {
        return true;
    }
}
