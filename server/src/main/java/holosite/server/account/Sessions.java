package holosite.server.account;

import holosite.language.prose.Language;
import holosite.server.store.Store;
import holosite.server.web.Visitor;
import holosite.server.web.Visitors;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Browsers that are signed in. A session ends when it has not been used for long, and at a fixed
 * age at the latest.
 */
public final class Sessions implements Visitors {
    static final Duration IDLE = Duration.ofDays(30);
    static final Duration LONGEST = Duration.ofDays(180);

    /** Use is recorded only this often, so that not every request writes to the database. */
    private static final Duration NOTED = Duration.ofMinutes(10);

    private final Store store;
    private final InstantSource clock;
    private final Runnable ended;
    private final Optional<String> admin;

    /**
     * @param ended called whenever sessions were ended
     * @param admin the account of the admin, if there is one
     */
    public Sessions(Store store, InstantSource clock, Runnable ended, Optional<String> admin) {
        this.store = store;
        this.clock = clock;
        this.ended = ended;
        this.admin = admin;
    }

    /** Begins a session; the secret is returned once and not stored. */
    String begin(String account) {
        String token = RandomSecrets.token();
        long now = clock.millis();
        store.update(
                "INSERT INTO sessions (token, account, created, used) VALUES (?, ?, ?, ?)",
                RandomSecrets.hash(token),
                account,
                now,
                now);
        return token;
    }

    private record Found(Visitor visitor, long used) {}

    @Override
    public Optional<Visitor> withToken(String token) {
        if (token.length() != 43) {
            return Optional.empty();
        }
        long now = clock.millis();
        String hash = RandomSecrets.hash(token);
        Optional<Found> found =
                store.with(
                        handle ->
                                handle.createQuery(
                                                "SELECT a.id, a.name, a.password, a.language,"
                                                        + " s.used FROM sessions s JOIN accounts a ON"
                                                        + " a.id = s.account WHERE s.token = :token AND"
                                                        + " s.used > :idle AND s.created > :longest")
                                        .bind("token", hash)
                                        .bind("idle", now - IDLE.toMillis())
                                        .bind("longest", now - LONGEST.toMillis())
                                        .map(
                                                (row, context) ->
                                                        new Found(
                                                                new Visitor(
                                                                        row.getString(1),
                                                                        row.getString(2),
                                                                        row.getString(3) == null,
                                                                        isAdmin(row.getString(1)),
                                                                        Language.valueOf(
                                                                                row.getString(4)),
                                                                        hash),
                                                                row.getLong(5)))
                                        .findOne());
        if (found.isPresent() && found.get().used < now - NOTED.toMillis()) {
            store.update("UPDATE sessions SET used = ? WHERE token = ?", now, hash);
        }
        return found.map(Found::visitor);
    }

    /** Whether this is the account of the admin. */
    boolean isAdmin(String account) {
        return admin.filter(account::equals).isPresent();
    }

    /** Ends one session. */
    void end(String session) {
        end("DELETE FROM sessions WHERE token = ?", session);
    }

    /** Ends every session of an account. */
    void endAll(String account) {
        end("DELETE FROM sessions WHERE account = ?", account);
    }

    /** Ends every session of an account but one. */
    void endOthers(String account, String kept) {
        end("DELETE FROM sessions WHERE account = ? AND token <> ?", account, kept);
    }

    private void end(String sql, Object... values) {
        if (store.update(sql, values) > 0) {
            ended.run();
        }
    }

    /** Which of these sessions have not ended. */
    public Set<String> alive(Set<String> sessions) {
        long now = clock.millis();
        return store.with(
                handle ->
                        handle.createQuery(
                                        "SELECT token FROM sessions WHERE token IN (<tokens>) AND"
                                                + " used > :idle AND created > :longest")
                                .bindList("tokens", List.copyOf(sessions))
                                .bind("idle", now - IDLE.toMillis())
                                .bind("longest", now - LONGEST.toMillis())
                                .mapTo(String.class)
                                .set());
    }

    /** Deletes expired sessions. */
    public int sweep() {
        long now = clock.millis();
        return store.update(
                "DELETE FROM sessions WHERE used <= ? OR created <= ?",
                now - IDLE.toMillis(),
                now - LONGEST.toMillis());
    }
}
