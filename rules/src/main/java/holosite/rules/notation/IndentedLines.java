package holosite.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The lines of a text that say something: without comments, each with how far it is indented. */
record IndentedLines(int number, int indent, String text) {
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");

    static List<IndentedLines> lines(String text) {
        var found = new ArrayList<IndentedLines>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = COMMENT.matcher(lines.get(i)).replaceAll("").stripTrailing();
            if (line.startsWith("\t")) {
                throw new MalformedText(i + 1, "indent with spaces, not with tabs.");
            }
            if (!line.isBlank()) {
                found.add(
                        new IndentedLines(
                                i + 1, line.length() - line.stripLeading().length(), line.strip()));
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

    MalformedText wrong(String reason) {
        return new MalformedText(number, reason);
    }
}
