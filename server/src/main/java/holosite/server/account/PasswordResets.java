package holosite.server.account;

import holosite.server.store.Store;
import holosite.server.web.RequestRefused;
import java.time.Duration;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;

/** Links with which the owner of an account can choose another password, once and for a day. */
public final class PasswordResets {
    private static final Duration VALID = Duration.ofDays(1);

    private final Store store;
    private final InstantSource clock;

    public PasswordResets(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** The path of a new link; those given before do not work any more. */
    public String link(String account) {
        String token = RandomSecrets.token();
        store.inTransaction(
                handle -> {
                    handle.execute("DELETE FROM password_resets WHERE account = ?", account);
                    return insert(handle, token, account);
                });
        return "/reset/" + token;
    }

    /** The path of one more link: each node prints one, and once one was used none works. */
    public String anotherLink(String account) {
        String token = RandomSecrets.token();
        store.run(handle -> insert(handle, token, account));
        return "/reset/" + token;
    }

    private int insert(Handle handle, String token, String account) {
        return handle.execute(
                "INSERT INTO password_resets (token, account, expires) VALUES (?, ?, ?)",
                RandomSecrets.hash(token),
                account,
                clock.millis() + VALID.toMillis());
    }

    /**
     * The account that a link is for.
     *
     * @throws RequestRefused if the link was used already, or is too old
     */
    String account(String token) {
        return store.with(
                        handle ->
                                handle.createQuery(
                                                "SELECT account FROM password_resets WHERE token ="
                                                        + " :token AND expires > :now")
                                        .bind("token", RandomSecrets.hash(token))
                                        .bind("now", clock.millis())
                                        .mapTo(String.class)
                                        .findOne())
                .orElseThrow(
                        () ->
                                RequestRefused.forbidden(
                                        "bad_link",
                                        "This link does not work any more: ask the admin for"
                                                + " another.",
                                        "Ce lien ne fonctionne plus : demandez-en un autre à"
                                                + " l'administrateur."));
    }

    /** A link works once. */
    void used(String account) {
        store.update("DELETE FROM password_resets WHERE account = ?", account);
    }

    /** Deletes links that are too old. */
    public int sweep() {
        return store.update("DELETE FROM password_resets WHERE expires <= ?", clock.millis());
    }
}
