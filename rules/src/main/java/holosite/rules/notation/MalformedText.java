package holosite.rules.notation;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** A text that cannot be read: in which lines, and what to do about each. */
public final class MalformedText extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    /** A reason in this line, counted from 1. */
    public MalformedText(int line, String reason) {
        super("line " + line + ": " + reason);
        this.line = line;
    }

    private MalformedText(List<MalformedText> reasons) {
        super(reasons.stream().map(MalformedText::getMessage).collect(Collectors.joining("\n")));
        this.line = reasons.getFirst().line;
    }

    /** Several reasons at once, a line of the message for each. */
    static MalformedText all(List<MalformedText> reasons) {
        return new MalformedText(reasons);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** The first line that is wrong. */
    public int line() {
        return line;
    }
}
