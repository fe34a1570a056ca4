package holosite.rules.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
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

    private static final Pattern IDS =
            Pattern.compile("\\s*\\d+_\\d+[*^]*(\\s*[,|]\\s*\\d+_\\d+[*^]*)*[\\s,|]*");
    private static final Pattern OURS =
            Pattern.compile("(?im)^\\s*(name|side|start|style)\\s*:|\\(\\d+_\\d+\\)\\s*$");

    private final String ending;

    DeckForm(String ending) {
        this.ending = ending;
    }

    public static Optional<DeckForm> named(String word) {
        return Arrays.stream(values()).filter(form -> form.toString().equals(word)).findFirst();
    }

    /** The form a text seems to be in. */
    public static DeckForm of(String text) {
        if (IDS.matcher(text).matches()) {
            return GEMP_IDS;
        }
        if (HolotableDeck.PICTURE.matcher(text).find()) {
            return HOLOTABLE;
        }
        if (text.stripLeading().startsWith("<")) {
            return GEMP_XML;
        }
        return OURS.matcher(text).find() ? HOLOSITE : PLAIN;
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
