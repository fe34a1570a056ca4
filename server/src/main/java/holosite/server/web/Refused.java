package holosite.server.web;

import java.util.OptionalInt;

/** A request that is not granted: with what status, under which key, and why in both languages. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String error;
    private final transient Words words;
    private final int line;

    public Refused(int status, String error, Words words) {
        this(status, error, words, 0);
    }

    private Refused(int status, String error, Words words, int line) {
        super(error);
        this.status = status;
        this.error = error;
        this.words = words;
        this.line = line;
    }

    public static Refused badRequest(String error, String en, String fr) {
        return new Refused(400, error, new Words(en, fr));
    }

    public static Refused forbidden(String error, String en, String fr) {
        return new Refused(403, error, new Words(en, fr));
    }

    public static Refused notFound(String en, String fr) {
        return new Refused(404, "not_found", new Words(en, fr));
    }

    public static Refused conflict(String error, String en, String fr) {
        return new Refused(409, error, new Words(en, fr));
    }

    /** For whoever must have a session and has none, or none any more. */
    public static Refused noSession() {
        return new Refused(
                401,
                "no_session",
                new Words(
                        "You are not signed in, or your session has ended. Sign in, or go on as a"
                                + " guest.",
                        "Vous n'êtes pas connecté, ou votre session a pris fin. Connectez-vous, ou"
                                + " continuez en tant qu'invité."));
    }

    /** The same, about this line of a text, counted from 1. */
    public Refused at(int number) {
        return new Refused(status, error, words, number);
    }

    public int status() {
        return status;
    }

    public String error() {
        return error;
    }

    public Words words() {
        return words;
    }

    public OptionalInt line() {
        return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
    }
}
