package holosite.rules.kit;

/** Something in a position that cannot be. */
public class WrongPosition extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Reason reason;

    WrongPosition(Reason reason) {
        super(reason.en());
        this.reason = reason;
    }

    static WrongPosition of(String en, String fr, Object... values) {
        return new WrongPosition(Reason.of(en, fr, values));
    }

    public Reason reason() {
        return reason;
    }
}
