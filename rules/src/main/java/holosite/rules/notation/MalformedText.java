package holosite.rules.notation;

import holosite.rules.kit.Reason;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** A text that cannot be read: in which lines, and what to do about each. */
public final class MalformedText extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final transient Reason reason;

    /** A reason in this line, counted from 1. */
    public MalformedText(int line, Reason reason) {
        super("line " + line + ": " + reason.en());
        this.line = line;
        this.reason = reason;
    }

    /** A reason in a text that is written in English only. */
    public MalformedText(int line, String reason) {
        this(line, new Reason(reason, reason));
    }

    private MalformedText(List<MalformedText> reasons) {
        super(reasons.stream().map(MalformedText::getMessage).collect(Collectors.joining("\n")));
        this.line = reasons.getFirst().line;
        this.reason = reasons.getFirst().reason;
    }

    /** Several reasons at once, a line of the message for each. */
    static MalformedText all(List<MalformedText> reasons) {
        return new MalformedText(reasons);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** What is wrong there and what to do, without the line. */
    public Reason reason() {
        return reason;
    }

    /** The first line that is wrong. */
    public int line() {
        return line;
    }
}
