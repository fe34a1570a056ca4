package holosite.rules.notation;

import java.util.List;
import java.util.stream.Collectors;

/** A text that cannot be read: in which lines, and what to do about each. */
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    /** A reason in this line, counted from 1. */
    public Malformed(int line, String reason) {
        this(line, "line " + line + ": " + reason, true);
    }

    private Malformed(int line, String message, boolean whole) {
        super(message);
        this.line = line;
    }

    /** Several reasons at once, a line of the message for each. */
    static Malformed all(List<Malformed> reasons) {
        return new Malformed(
                reasons.getFirst().line,
                reasons.stream().map(Malformed::getMessage).collect(Collectors.joining("\n")),
                true);
    }

    /** The first line that is wrong. */
    public int line() {
        return line;
    }
}
