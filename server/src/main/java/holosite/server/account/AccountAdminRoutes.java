package holosite.server.account;

import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What the admin can do to the accounts of others. */
public final class AccountAdminRoutes implements Routes {
    private static final int MOST = 200;
    private static final String ONE = "/api/admin/accounts/{id}";

    private final Accounts accounts;
    private final Sessions sessions;
    private final PasswordResets resets;
    private final Consumer<String> deleted;

    /**
     * @param deleted is told the name of an account that was deleted
     */
    public AccountAdminRoutes(
            Accounts accounts, Sessions sessions, PasswordResets resets, Consumer<String> deleted) {
        this.accounts = accounts;
        this.sessions = sessions;
        this.resets = resets;
        this.deleted = deleted;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/admin/accounts", Access.ADMIN, call -> list())
                        .saying("The newest accounts, for the admin")
                        .listing(Account.class),
                Route.get(ONE, Access.ADMIN, this::get)
                        .saying("An account or guest by its id or name, for the admin")
                        .answering(Account.class),
                Route.patch(ONE, Access.ADMIN, this::change)
                        .saying("Mute or ban somebody, or take it back")
                        .reading(Change.class)
                        .answering(Account.class)
                        .refusing(409),
                Route.delete(ONE, Access.ADMIN, this::delete)
                        .saying("Delete an account with its decks and all it said")
                        .refusing(409, 503)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post(ONE + "/reset", Access.ADMIN, this::reset)
                        .saying(
                                "A link with which the owner of an account chooses another password")
                        .answering(Link.class)
                        .refusing(409));
    }

    record Account(
            String id,
            String name,
            boolean guest,
            boolean admin,
            boolean muted,
            boolean banned,
            long created) {}

    record Change(Optional<Boolean> muted, Optional<Boolean> banned) {}

    record Link(String link) {}

    private Account told(UserAccount account) {
        return new Account(
                account.id(),
                account.name(),
                account.guest(),
                sessions.isAdmin(account.id()),
                account.muted(),
                account.banned(),
                account.created());
    }

    private Reply list() {
        return Reply.json(accounts.newest(MOST).stream().map(this::told).toList());
    }

    private Reply get(Request call) {
        return Reply.json(told(accounts.find(call.part("id"))));
    }

    private Reply change(Request call) {
        Change wanted = call.body(Change.class);
        String id = other(call).id();
        wanted.muted().ifPresent(muted -> accounts.setMuted(id, muted));
        wanted.banned()
                .ifPresent(
                        banned -> {
                            accounts.setBanned(id, banned);
                            if (banned) {
                                sessions.endAll(id);
                            }
                        });
        return Reply.json(told(accounts.get(id)));
    }

    private Reply delete(Request call) {
        UserAccount account = other(call);
        sessions.endAll(account.id());
        accounts.delete(account.id());
        deleted.accept(account.name());
        return Reply.nothing();
    }

    private Reply reset(Request call) {
        UserAccount account = accounts.find(call.part("id"));
        if (account.guest()) {
            throw RequestRefused.conflict(
                    "is_guest",
                    "A guest has no password that could be changed.",
                    "Un invité n'a pas de mot de passe à changer.");
        }
        return Reply.json(new Link(resets.link(account.id())));
    }

    /** An account that is not the admin's own. */
    private UserAccount other(Request call) {
        UserAccount account = accounts.find(call.part("id"));
        if (sessions.isAdmin(account.id())) {
            throw RequestRefused.conflict(
                    "is_admin",
                    "That is the account of the admin, which stays as it is.",
                    "C'est le compte de l'administrateur, qui reste tel quel.");
        }
        return account;
    }
}
