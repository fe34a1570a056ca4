package holosite.server.node;

/** A setting that cannot be used; the message says what to give instead. */
public final class BadSetting extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadSetting(String message) {
        super(message);
    }
}
