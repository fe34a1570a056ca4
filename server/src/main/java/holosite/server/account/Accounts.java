package holosite.server.account;

import holosite.language.prose.Language;
import holosite.server.store.Store;
import holosite.server.web.LocalizedText;
import holosite.server.web.RequestRefused;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** Guests and accounts. */
public final class Accounts {
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;

    /** A new guest may not have his session yet. */
    private static final Duration NEW = Duration.ofHours(1);

    private static final String COLUMNS = "id, name, password, language";
    private static final RowMapper<UserAccount> ROW =
            (row, context) ->
                    new UserAccount(
                            row.getString(1),
                            row.getString(2),
                            Optional.ofNullable(row.getString(3)),
                            Language.valueOf(row.getString(4)));

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

    /** Creates a guest, who can play at once. */
    UserAccount newGuest(Language language) {
        for (int i = 0; i < 100; i++) {
            String name = GuestNames.make(RandomSecrets.random());
            var account = new UserAccount(RandomSecrets.id(), name, Optional.empty(), language);
            boolean added =
                    Store.unlessTaken(
                            () -> {
                                insert(account, AccountName.likeness(name));
                                return true;
                            },
                            () -> false);
            if (added) {
                return account;
            }
        }
        throw RequestRefused.conflict(
                "no_name_left",
                "No guest name is left. Register with a name of your own.",
                "Il ne reste aucun nom d'invité. Inscrivez-vous sous un nom à vous.");
    }

    /** Creates an account. */
    UserAccount register(String wanted, String password, Language language) {
        AccountName name = AccountName.of(wanted);
        checkPassword(password, name);
        checkFree(name, "");
        var account =
                new UserAccount(
                        RandomSecrets.id(),
                        name.text(),
                        Optional.of(passwords.hash(password)),
                        language);
        return Store.unlessTaken(
                () -> {
                    insert(account, name.likeness());
                    return account;
                },
                () -> {
                    throw taken();
                });
    }

    private void insert(UserAccount account, String likeness) {
        store.with(
                handle ->
                        handle.createUpdate(
                                        "INSERT INTO accounts (id, name, likeness, password,"
                                                + " language, created) VALUES (:id, :name,"
                                                + " :likeness, :password, :language, :created)")
                                .bind("id", account.id())
                                .bind("name", account.name())
                                .bind("likeness", likeness)
                                .bind("password", account.password())
                                .bind("language", account.language().name())
                                .bind("created", clock.millis())
                                .execute());
    }

    /** Turns a guest into an account; he keeps his decks and games. */
    UserAccount settle(String guest, String wanted, String password) {
        AccountName name = AccountName.of(wanted);
        checkPassword(password, name);
        checkFree(name, guest);
        String hash = passwords.hash(password);
        int changed =
                Store.unlessTaken(
                        () ->
                                store.update(
                                        "UPDATE accounts SET name = ?, likeness = ?, password = ?"
                                                + " WHERE id = ? AND password IS NULL",
                                        name.text(),
                                        name.likeness(),
                                        hash,
                                        guest),
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
                        same ? account.flatMap(UserAccount::password) : Optional.empty());
        if (!good) {
            throw new RequestRefused(401, "wrong_login", wrongLogin());
        }
        tries.good(likeness, address);
        UserAccount found = account.orElseThrow();
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
        return store.with(
                handle ->
                        handle.createQuery("SELECT " + COLUMNS + " FROM accounts WHERE id = :id")
                                .bind("id", id)
                                .map(ROW)
                                .one());
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
