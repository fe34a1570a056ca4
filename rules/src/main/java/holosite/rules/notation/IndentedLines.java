package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.kit.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The lines of a text that say something: without comments, each with how far it is indented. */
record IndentedLines(int number, int indent, String text) {
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");

    private static final Pattern BLANKS = Pattern.compile("\\s{2,}+");

    /** Far more than a pile of sixty cards takes. */
    private static final int LONGEST = 4_000;

    static List<IndentedLines> lines(String text) {
        var found = new ArrayList<IndentedLines>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).length() > LONGEST) {
                throw new MalformedText(
                        i + 1,
                        Reason.of(
                                "a line has at most %d characters.",
                                "une ligne a au plus %d caractères.", LONGEST));
            }
            String line = COMMENT.matcher(lines.get(i)).replaceAll("").stripTrailing();
            if (line.startsWith("\t")) {
                throw new MalformedText(
                        i + 1,
                        new Reason(
                                "indent with spaces, not with tabs.",
                                "mettez en retrait avec des espaces, et non des tabulations."));
            }
            if (!line.isBlank()) {
                found.add(
                        new IndentedLines(
                                i + 1,
                                line.length() - line.stripLeading().length(),
                                BLANKS.matcher(line.strip()).replaceAll(" ")));
            }
        }
        return found;
    }

    /** What follows a key and a colon at the beginning of the line, if it begins in this way. */
    Optional<String> after(String key) {
        String head = key + ":";
        return text.regionMatches(true, 0, head, 0, head.length())
                ? Optional.of(text.substring(head.length()).strip())
                : Optional.empty();
    }

    MalformedText wrong(Reason reason) {
        return new MalformedText(number, reason);
    }

    MalformedText wrong(String en, String fr, Object... values) {
        return wrong(Reason.of(en, fr, values));
    }

    MalformedText wrong(String reason) {
        return new MalformedText(number, reason);
    }

    /** The side that somebody, such as the learner, plays. */
    Side side(String who, String word) {
        for (Side side : Side.values()) {
            if (side.word().equalsIgnoreCase(word)) {
                return side;
            }
        }
        throw wrong("the " + who + " plays 'Dark' or 'Light'.");
    }
}
