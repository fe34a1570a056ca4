package holosite.app.input;

/** A command was given something it cannot use; the message says what and why. */
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }
}
