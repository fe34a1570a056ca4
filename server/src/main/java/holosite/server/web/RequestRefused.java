package holosite.server.web;

import java.util.OptionalInt;

/** A refused request: status, key, and reason in both languages. */
public final class RequestRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String error;
    private final transient LocalizedText words;
    private final int line;

    public RequestRefused(int status, String error, LocalizedText words) {
        this(status, error, words, 0);
    }

    private RequestRefused(int status, String error, LocalizedText words, int line) {
        super(error);
        this.status = status;
        this.error = error;
        this.words = words;
        this.line = line;
    }

    public static RequestRefused badRequest(String error, String en, String fr) {
        return new RequestRefused(400, error, new LocalizedText(en, fr));
    }

    public static RequestRefused forbidden(String error, String en, String fr) {
        return new RequestRefused(403, error, new LocalizedText(en, fr));
    }

    public static RequestRefused notFound(String en, String fr) {
        return new RequestRefused(404, "not_found", new LocalizedText(en, fr));
    }

    public static RequestRefused conflict(String error, String en, String fr) {
        return new RequestRefused(409, error, new LocalizedText(en, fr));
    }

    /** The refusal of a request that needs a session and has none. */
    public static RequestRefused noSession() {
        return new RequestRefused(
                401,
                "no_session",
                new LocalizedText(
                        "You are not signed in, or your session has ended. Sign in, or go on as a"
                                + " guest.",
                        "Vous n'êtes pas connecté, ou votre session a pris fin. Connectez-vous, ou"
                                + " continuez en tant qu'invité."));
    }

    /** The refusal of a request that met a fault of ours. */
    static RequestRefused ourFault() {
        return new RequestRefused(
                500,
                "our_fault",
                new LocalizedText(
                        "Something went wrong on the server, and it has been logged. Try again.",
                        "Quelque chose s'est mal passé ici, et c'est noté. Réessayez."));
    }

    /** The refusal of a request that the database does not answer. */
    static RequestRefused databaseAway() {
        return new RequestRefused(
                503,
                "database_away",
                new LocalizedText(
                        "The database of this server does not answer just now. Nothing is lost: try"
                                + " again in a moment.",
                        "La base de données de ce serveur ne répond pas pour l'instant. Rien n'est"
                                + " perdu\u00a0: réessayez dans un moment."));
    }

    /** The same refusal, about this line of a text, counted from 1. */
    public RequestRefused at(int number) {
        return new RequestRefused(status, error, words, number);
    }

    public int status() {
        return status;
    }

    public String error() {
        return error;
    }

    public LocalizedText words() {
        return words;
    }

    public OptionalInt line() {
        return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
    }
}
