package holosite.server.account;

import holosite.language.prose.Language;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import java.util.List;
import java.util.Optional;

/** Registering, logging in and out, and who is signed in. */
public final class AccountRoutes implements Routes {
    private final Accounts accounts;
    private final Sessions sessions;
    private final PasswordResets resets;

    public AccountRoutes(Accounts accounts, Sessions sessions, PasswordResets resets) {
        this.accounts = accounts;
        this.sessions = sessions;
        this.resets = resets;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/me", Access.ANYONE, this::me)
                        .saying("Who is signed in; null for nobody")
                        .answeringOrNull(Me.class),
                Route.patch("/api/me", Access.PLAYER, this::change)
                        .saying("Choose the language of the account")
                        .reading(Change.class)
                        .answering(Me.class),
                Route.post("/api/guest", Access.ANYONE, this::guest)
                        .saying(
                                "Go on as a guest, who can play at once; who is signed in stays who he"
                                        + " is")
                        .reading(Newcomer.class)
                        .creatingOnce(Me.class)
                        .also(200, "You were signed in already.")
                        .at(Rate.NEWCOMER),
                Route.post("/api/register", Access.ANYONE, this::register)
                        .saying("Make an account; a guest keeps his decks and games")
                        .reading(Registration.class)
                        .creatingOnce(Me.class)
                        .refusing(409)
                        .at(Rate.NEWCOMER),
                Route.post("/api/login", Access.ANYONE, this::logIn)
                        .saying("Sign in")
                        .reading(Login.class)
                        .answering(Me.class)
                        .refusing(401)
                        .at(Rate.PASSWORD),
                Route.post("/api/password", Access.PLAYER, this::password)
                        .saying("Change the password; all other browsers are signed out")
                        .reading(NewPassword.class)
                        .refusing(409)
                        .at(Rate.PASSWORD),
                Route.post("/api/reset", Access.ANYONE, this::reset)
                        .saying("Choose a password with a link of the admin; signs in")
                        .reading(Reset.class)
                        .answering(Me.class)
                        .at(Rate.PASSWORD),
                Route.post("/api/logout", Access.ANYONE, this::logOut).saying("Sign out here"),
                Route.post("/api/logout-everywhere", Access.PLAYER, this::logOutEverywhere)
                        .saying("Sign out in every browser")
                        .refusing(409));
    }

    /** What a client learns about its own account. */
    record Me(String id, String name, boolean guest, boolean admin, Language language) {
        static Me of(UserAccount account, boolean admin) {
            return new Me(account.id(), account.name(), account.guest(), admin, account.language());
        }

        static Me of(Visitor visitor) {
            return new Me(
                    visitor.id(),
                    visitor.name(),
                    visitor.guest(),
                    visitor.admin(),
                    visitor.language());
        }
    }

    record Newcomer(Optional<Language> language) {}

    record Registration(String name, String password, Optional<Language> language) {}

    record Login(String name, String password) {}

    record NewPassword(String old, String password) {}

    record Reset(String token, String password) {}

    record Change(Language language) {}

    private Reply me(Request call) {
        return call.visitor().map(Me::of).map(Reply::json).orElseGet(() -> Reply.written("null"));
    }

    private Reply change(Request call) {
        accounts.setLanguage(call.player().id(), call.body(Change.class).language());
        return Reply.json(Me.of(accounts.get(call.player().id()), call.player().admin()));
    }

    /** A visitor who is signed in already stays as he is. */
    private Reply guest(Request call) {
        Newcomer wanted = call.body(Newcomer.class);
        if (call.visitor().isPresent()) {
            return Reply.json(Me.of(call.player()));
        }
        Optional<String> made = call.made();
        UserAccount account =
                accounts.recentGuest(made)
                        .orElseGet(
                                () ->
                                        accounts.newGuest(
                                                wanted.language().orElse(call.language()), made));
        return signedIn(account).status(201);
    }

    private Reply register(Request call) {
        Registration wanted = call.body(Registration.class);
        Optional<Visitor> visitor = call.visitor();
        Optional<String> made = call.made();
        Optional<UserAccount> before = accounts.registered(made, wanted.name(), wanted.password());
        if (before.isPresent()) {
            return signedIn(before.get()).status(201);
        }
        if (visitor.isPresent() && !visitor.get().guest()) {
            throw Accounts.alreadyAccount();
        }
        if (visitor.isEmpty()) {
            Language language = wanted.language().orElse(call.language());
            return signedIn(accounts.register(wanted.name(), wanted.password(), language, made))
                    .status(201);
        }
        UserAccount account =
                accounts.settle(visitor.get().id(), wanted.name(), wanted.password(), made);
        // whoever could use the guest's session must not get the account's
        sessions.endAll(account.id());
        return signedIn(account).status(201);
    }

    private Reply logIn(Request call) {
        Login login = call.body(Login.class);
        UserAccount account = accounts.logIn(login.name(), login.password(), call.address());
        call.visitor().ifPresent(before -> sessions.end(before.session()));
        return signedIn(account);
    }

    private Reply signedIn(UserAccount account) {
        return Reply.json(Me.of(account, sessions.isAdmin(account.id())))
                .keeping(sessions.begin(account.id()), Sessions.LONGEST);
    }

    private Reply password(Request call) {
        NewPassword wanted = call.body(NewPassword.class);
        accounts.changePassword(
                call.player().id(), wanted.old(), wanted.password(), call.address());
        sessions.endOthers(call.player().id(), call.player().session());
        return Reply.nothing();
    }

    /** Whoever has the link of the admin chooses a password, and is signed in. */
    private Reply reset(Request call) {
        Reset wanted = call.body(Reset.class);
        String account = resets.account(wanted.token());
        UserAccount owner = accounts.resetPassword(account, wanted.password());
        resets.used(account);
        sessions.endAll(account);
        call.visitor().ifPresent(before -> sessions.end(before.session()));
        return signedIn(owner);
    }

    /** A guest who logs out cannot come back; the client warns him first. */
    private Reply logOut(Request call) {
        call.visitor().ifPresent(visitor -> sessions.end(visitor.session()));
        return Reply.nothing().forgetting();
    }

    private Reply logOutEverywhere(Request call) {
        if (call.player().guest()) {
            throw RequestRefused.conflict(
                    "is_guest",
                    "A guest is signed in here only.",
                    "Un invité n'est connecté qu'ici.");
        }
        sessions.endAll(call.player().id());
        return Reply.nothing().forgetting();
    }
}
