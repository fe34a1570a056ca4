package holosite.server.account;

import holosite.language.prose.Language;
import holosite.server.store.Store;
import holosite.server.web.LocalizedText;
import holosite.server.web.RequestRefused;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** Guests and accounts. */
public final class Accounts {
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;

    /** A new guest may not have his session yet. */
    private static final Duration NEW = Duration.ofHours(1);

    /** How long a newcomer whose answer was lost may ask again. */
    private static final Duration LOST = Duration.ofMinutes(10);

    /** What stands for the password of an account that has none yet. */
    private static final String UNSET = "unset";

    private static final String COLUMNS = "id, name, password, language, muted, banned, created";
    private static final RowMapper<UserAccount> ROW =
            (row, context) ->
                    new UserAccount(
                            row.getString(1),
                            row.getString(2),
                            Optional.ofNullable(row.getString(3)),
                            Language.valueOf(row.getString(4)),
                            row.getBoolean(5),
                            row.getBoolean(6),
                            row.getLong(7));

    private final Store store;
    private final Passwords passwords;
    private final PasswordAttempts tries;
    private final InstantSource clock;

    public Accounts(Store store, Passwords passwords, PasswordAttempts tries, InstantSource clock) {
        this.store = store;
        this.passwords = passwords;
        this.tries = tries;
        this.clock = clock;
    }

    /**
     * Creates a guest, who can play at once.
     *
     * @param request the request, if it may come again
     */
    UserAccount newGuest(Language language, Optional<String> request) {
        // too late to be the same guest: whoever asks is somebody new
        boolean late = made(request).filter(before -> !recentGuest(before)).isPresent();
        Optional<String> made = late ? Optional.empty() : request;
        for (int i = 0; i < 100; i++) {
            String name = GuestNames.make(RandomSecrets.random());
            var account = account(name, Optional.empty(), language);
            boolean added =
                    Store.unlessTaken(
                            () -> {
                                insert(account, AccountName.likeness(name), made);
                                return true;
                            },
                            () -> false);
            Optional<UserAccount> guest = added ? Optional.of(account) : recentGuest(made);
            if (guest.isPresent()) {
                return guest.get();
            }
        }
        throw RequestRefused.conflict(
                "no_name_left",
                "No guest name is left. Register with a name of your own.",
                "Il ne reste aucun nom d'invité. Inscrivez-vous sous un nom à vous.");
    }

    /** The guest that the same request made a moment ago, whose answer was lost. */
    Optional<UserAccount> recentGuest(Optional<String> made) {
        return made(made).filter(this::recentGuest);
    }

    private boolean recentGuest(UserAccount account) {
        return account.guest() && account.created() > clock.millis() - LOST.toMillis();
    }

    /** The account that the same request made, with this name and password. */
    Optional<UserAccount> registered(Optional<String> made, String name, String password) {
        return made(made)
                .filter(account -> !account.banned() && account.name().equals(name.strip()))
                .filter(
                        account ->
                                password.length() <= LONGEST
                                        && passwords.check(password, hash(account)));
    }

    private Optional<UserAccount> made(Optional<String> made) {
        return made.flatMap(
                key ->
                        store.with(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT "
                                                                + COLUMNS
                                                                + " FROM accounts WHERE made ="
                                                                + " :made")
                                                .bind("made", key)
                                                .map(ROW)
                                                .findOne()));
    }

    /**
     * Creates an account.
     *
     * @param made the request, if it may come again
     */
    UserAccount register(String wanted, String password, Language language, Optional<String> made) {
        AccountName name = AccountName.of(wanted);
        checkPassword(password, name);
        checkFree(name, "");
        var account = account(name.text(), Optional.of(passwords.hash(password)), language);
        return Store.unlessTaken(
                () -> {
                    insert(account, name.likeness(), made);
                    return account;
                },
                () -> registered(made, wanted, password).orElseThrow(Accounts::taken));
    }

    private UserAccount account(String name, Optional<String> password, Language language) {
        return new UserAccount(
                RandomSecrets.id(), name, password, language, false, false, clock.millis());
    }

    private void insert(UserAccount account, String likeness, Optional<String> made) {
        store.with(
                handle ->
                        handle.createUpdate(
                                        "INSERT INTO accounts (id, name, likeness, password,"
                                                + " language, created, made) VALUES (:id, :name,"
                                                + " :likeness, :password, :language, :created,"
                                                + " :made)")
                                .bind("id", account.id())
                                .bind("name", account.name())
                                .bind("likeness", likeness)
                                .bind("password", account.password())
                                .bind("language", account.language().name())
                                .bind("created", account.created())
                                .bind("made", made)
                                .execute());
    }

    /** Turns a guest into an account; he keeps his decks and games. */
    UserAccount settle(String guest, String wanted, String password, Optional<String> made) {
        AccountName name = AccountName.of(wanted);
        checkPassword(password, name);
        checkFree(name, guest);
        String hash = passwords.hash(password);
        int changed =
                Store.unlessTaken(
                        () ->
                                store.with(
                                        handle ->
                                                handle.createUpdate(
                                                                "UPDATE accounts SET name = :name,"
                                                                        + " likeness = :likeness,"
                                                                        + " password = :password,"
                                                                        + " made = :made WHERE id ="
                                                                        + " :id AND password IS"
                                                                        + " NULL")
                                                        .bind("name", name.text())
                                                        .bind("likeness", name.likeness())
                                                        .bind("password", hash)
                                                        .bind("made", made)
                                                        .bind("id", guest)
                                                        .execute()),
                        () -> {
                            throw taken();
                        });
        if (changed == 0) {
            throw alreadyAccount();
        }
        return get(guest);
    }

    static RequestRefused alreadyAccount() {
        return RequestRefused.conflict(
                "has_account",
                "You have an account already. Log out first to create another one.",
                "Vous avez déjà un compte. Déconnectez-vous d'abord pour en créer un autre.");
    }

    /** Checked early, so that no hash is computed for a name that is taken. */
    private void checkFree(AccountName name, String except) {
        boolean taken = byLikeness(name.likeness()).filter(a -> !a.id().equals(except)).isPresent();
        if (taken) {
            throw taken();
        }
    }

    private static RequestRefused taken() {
        return RequestRefused.conflict(
                "name_taken",
                "Somebody has that name, or one that looks like it. Choose another.",
                "Quelqu'un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.");
    }

    private static void checkPassword(String password, AccountName name) {
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw RequestRefused.badRequest(
                    "bad_password",
                    "A password must have from %d to %d characters.".formatted(SHORTEST, LONGEST),
                    "Un mot de passe a de %d à %d caractères.".formatted(SHORTEST, LONGEST));
        }
        if (password.chars().distinct().count() < 4
                || AccountName.likeness(password).equals(name.likeness())) {
            throw RequestRefused.badRequest(
                    "bad_password",
                    "That password is too easy to guess: use more different characters, and not"
                            + " your name.",
                    "Ce mot de passe est trop facile à deviner : prenez plus de caractères"
                            + " différents, et pas votre nom.");
        }
    }

    /**
     * Finds the account of this name and password.
     *
     * @param address the address of the client
     * @throws RequestRefused with the same message whichever of the two is wrong
     */
    UserAccount logIn(String name, String password, String address) {
        String likeness = name.length() > 100 ? "" : AccountName.likeness(name);
        tries.begin(likeness, address);
        Optional<UserAccount> account = byLikeness(likeness);
        // a look-alike cannot be registered, but it is not another spelling of the name either
        boolean same = account.filter(a -> a.name().equalsIgnoreCase(name.strip())).isPresent();
        boolean good =
                passwords.check(
                        password.length() > LONGEST ? "" : password,
                        same ? account.flatMap(Accounts::hash) : Optional.empty());
        if (!good) {
            throw new RequestRefused(401, "wrong_login", wrongLogin());
        }
        tries.good(likeness, address);
        UserAccount found = account.orElseThrow();
        if (found.banned()) {
            throw RequestRefused.forbidden(
                    "banned",
                    "This account has been closed by the admin of this server.",
                    "Ce compte a été fermé par l'administrateur de ce serveur.");
        }
        String hash = found.password().orElseThrow();
        if (passwords.isOutdated(hash)) {
            store.update(
                    "UPDATE accounts SET password = ? WHERE id = ? AND password = ?",
                    passwords.hash(password),
                    found.id(),
                    hash);
        }
        return found;
    }

    private static Optional<String> hash(UserAccount account) {
        return account.password().filter(password -> !password.equals(UNSET));
    }

    private static LocalizedText wrongLogin() {
        return new LocalizedText(
                "The name or the password is wrong. Check both and try again.",
                "Le nom ou le mot de passe est faux. Vérifiez les deux et réessayez.");
    }

    /** Gives an account another password. */
    void changePassword(String id, String old, String wanted, String address) {
        UserAccount account = get(id);
        if (account.guest()) {
            throw RequestRefused.conflict(
                    "is_guest",
                    "A guest has no password. Register to get one.",
                    "Un invité n'a pas de mot de passe. Inscrivez-vous pour en avoir un.");
        }
        var name = new AccountName(account.name(), AccountName.likeness(account.name()));
        tries.begin(name.likeness(), address);
        if (!passwords.check(old, account.password())) {
            throw RequestRefused.forbidden(
                    "wrong_password",
                    "The old password is wrong. Type the one you sign in with.",
                    "L'ancien mot de passe est faux. Tapez celui de votre connexion.");
        }
        tries.good(name.likeness(), address);
        checkPassword(wanted, name);
        store.update("UPDATE accounts SET password = ? WHERE id = ?", passwords.hash(wanted), id);
    }

    // ---- the admin

    /**
     * The account of the admin, which is made if it is not there.
     *
     * @return its id, and whether its password has to be chosen yet
     * @throws RequestRefused if no account can have that name
     */
    public Admin admin(String wanted) {
        AccountName name = AccountName.of(wanted);
        Optional<UserAccount> known = byLikeness(name.likeness());
        UserAccount account =
                known.orElseGet(() -> account(name.text(), Optional.of(UNSET), Language.EN));
        if (known.isEmpty()) {
            insert(account, name.likeness(), Optional.empty());
        }
        if (account.guest()) {
            throw taken();
        }
        return new Admin(account.id(), hash(account).isEmpty());
    }

    /**
     * @param isNew whether its password has to be chosen yet
     */
    public record Admin(String id, boolean isNew) {}

    /** The newest accounts; guests are not listed. */
    List<UserAccount> newest(int most) {
        return store.with(
                handle ->
                        handle.createQuery(
                                        "SELECT "
                                                + COLUMNS
                                                + " FROM accounts WHERE password IS NOT NULL"
                                                + " ORDER BY created DESC, id LIMIT :most")
                                .bind("most", most)
                                .map(ROW)
                                .list());
    }

    /** The account or guest with this id or name. */
    UserAccount find(String idOrName) {
        String likeness = idOrName.length() > 100 ? "" : AccountName.likeness(idOrName);
        return byId(idOrName)
                .or(() -> byLikeness(likeness))
                .orElseThrow(
                        () ->
                                RequestRefused.notFound(
                                        "There is no account with this name.",
                                        "Il n'y a pas de compte de ce nom."));
    }

    void setMuted(String id, boolean muted) {
        store.update("UPDATE accounts SET muted = ? WHERE id = ?", muted, id);
    }

    void setBanned(String id, boolean banned) {
        store.update("UPDATE accounts SET banned = ? WHERE id = ?", banned, id);
    }

    /** Whether what this person says is not to be heard. */
    public boolean isMuted(String id) {
        return byId(id).filter(UserAccount::muted).isPresent();
    }

    /** Deletes an account with its decks and sessions. */
    void delete(String id) {
        store.update("DELETE FROM accounts WHERE id = ?", id);
    }

    /** Gives an account another password, on the word of whoever has been given a link. */
    UserAccount resetPassword(String id, String wanted) {
        UserAccount account = get(id);
        checkPassword(
                wanted, new AccountName(account.name(), AccountName.likeness(account.name())));
        store.update("UPDATE accounts SET password = ? WHERE id = ?", passwords.hash(wanted), id);
        return account;
    }

    // ---- guests

    /**
     * Deletes guests who have been absent for this long, and those who have signed out, since they
     * cannot come back. Their decks are deleted with them.
     */
    public int forgetGuests(Duration kept) {
        long now = clock.millis();
        return store.update(
                "DELETE FROM accounts WHERE password IS NULL AND created <= ? AND NOT EXISTS"
                        + " (SELECT 1 FROM sessions WHERE sessions.account = accounts.id AND"
                        + " sessions.used > ?)",
                now - NEW.toMillis(),
                now - kept.toMillis());
    }

    void setLanguage(String id, Language language) {
        store.update("UPDATE accounts SET language = ? WHERE id = ?", language.name(), id);
    }

    UserAccount get(String id) {
        return byId(id).orElseThrow();
    }

    private Optional<UserAccount> byId(String id) {
        return store.with(
                handle ->
                        handle.createQuery("SELECT " + COLUMNS + " FROM accounts WHERE id = :id")
                                .bind("id", id)
                                .map(ROW)
                                .findOne());
    }

    private Optional<UserAccount> byLikeness(String likeness) {
        return store.with(
                handle ->
                        handle.createQuery(
                                        "SELECT "
                                                + COLUMNS
                                                + " FROM accounts WHERE likeness = :likeness")
                                .bind("likeness", likeness)
                                .map(ROW)
                                .findOne());
    }
}
