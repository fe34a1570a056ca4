package holosite.rules.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Pattern;

/** The forms in which decks are exchanged: our own notation and those of other programs. */
public enum DeckForm {
    /** With headings and ids: everything about a deck. */
    HOLOSITE("deck"),
    /** Lines of {@code 2x Title}. */
    PLAIN("txt"),
    /** An XML document that names each card by its id. */
    GEMP_XML("xml"),
    /** Ids with commas between, the cards outside the deck after a bar. */
    GEMP_IDS("txt"),
    /** A line for each card that names its picture. */
    HOLOTABLE("htd");

    private static final Pattern ID = Pattern.compile("\\d{1,9}_\\d{1,9}[*^]*+");
    private static final Pattern HEADING = Pattern.compile("(?i)(name|side|start|style) ?:.*");
    private static final Pattern LAST_ID = Pattern.compile(".*\\(\\d{1,9}_\\d{1,9}\\)");

    private final String ending;

    DeckForm(String ending) {
        this.ending = ending;
    }

    public static Optional<DeckForm> named(String word) {
        return Arrays.stream(values()).filter(form -> form.toString().equals(word)).findFirst();
    }

    /** The form a text seems to be in. */
    public static DeckForm of(String text) {
        if (isIds(text)) {
            return GEMP_IDS;
        }
        if (HolotableDeck.PICTURE.matcher(text).find()) {
            return HOLOTABLE;
        }
        if (text.stripLeading().startsWith("<")) {
            return GEMP_XML;
        }
        boolean ours =
                ForeignLines.of(text).stream()
                        .anyMatch(
                                line ->
                                        HEADING.matcher(line).matches()
                                                || LAST_ID.matcher(line).matches());
        return ours ? HOLOSITE : PLAIN;
    }

    /** Whether it has nothing but ids, with blanks, commas or bars between. */
    private static boolean isIds(String text) {
        var ids = new StringTokenizer(text, " \t\r\n\f\u000b,|");
        boolean any = ids.hasMoreTokens();
        while (ids.hasMoreTokens()) {
            if (!ID.matcher(ids.nextToken()).matches()) {
                return false;
            }
        }
        return any;
    }

    /** The ending of the name of a file in this form. */
    public String ending() {
        return ending;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
