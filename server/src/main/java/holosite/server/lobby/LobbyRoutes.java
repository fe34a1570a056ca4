package holosite.server.lobby;

import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.rules.setup.DeckFormat;
import holosite.server.deck.DeckRoutes;
import holosite.server.deck.DeckStore;
import holosite.server.message.RequestKind;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.TableRow;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The lobby: listing, opening, joining and leaving tables. A table's id cannot be guessed: for a
 * private table, its address is the invitation.
 */
public final class LobbyRoutes implements Routes {
    private final Tables tables;
    private final TableRows rows;
    private final DeckChoice decks;

    public LobbyRoutes(Tables tables, TableRows rows, DeckStore decks, RandomGenerator chance) {
        this.tables = tables;
        this.rows = rows;
        this.decks = new DeckChoice(decks, chance);
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/bots", Access.ANYONE, this::bots)
                        .saying("The bots, from the easiest up")
                        .listing(BotLevels.Level.class),
                Route.get("/api/lobby", Access.ANYONE, this::lobby)
                        .saying("Open tables, live tables, and where the caller sits")
                        .answering(Lobby.class),
                Route.post("/api/tables", Access.PLAYER, this::open)
                        .saying("Open a table")
                        .reading(Wanted.class)
                        .creatingOnce(OpenedTable.class)
                        .refusing(404, 409, 503)
                        .at(Rate.HEAVY),
                Route.get("/api/tables/{id}", Access.ANYONE, this::look)
                        .saying("A table")
                        .answering(TableSummary.class)
                        .refusing(503),
                Route.post("/api/tables/{id}/join", Access.PLAYER, this::join)
                        .saying("Sit down at an open table")
                        .reading(Join.class)
                        .answering(OpenedTable.class)
                        .refusing(409, 503)
                        .at(Rate.HEAVY),
                Route.post("/api/tables/{id}/leave", Access.PLAYER, this::leave)
                        .saying("Close an open table of one's own")
                        .refusing(409, 503));
    }

    record Lobby(List<TableSummary> open, List<TableSummary> playing, List<TableSummary> yours) {}

    record Opponent(String kind, Optional<String> level, Optional<String> deck) {}

    record Clock(int minutes, Optional<Integer> decision) {}

    record Wanted(
            String side,
            String deck,
            Opponent opponent,
            Optional<Clock> clock,
            Optional<Integer> delay,
            Optional<String> format,
            Optional<Boolean> teaching) {}

    record Join(String deck) {}

    private Reply bots(Request call) {
        return Reply.json(BotLevels.all(call.language()));
    }

    // ---- looking

    private Reply lobby(Request call) {
        return Reply.json(
                new Lobby(
                        told(rows.listed("open"), call),
                        told(rows.listed("playing"), call),
                        call.visitor()
                                .map(who -> told(rows.goingOn(who.id()), call))
                                .orElse(List.of())));
    }

    private static List<TableSummary> told(List<TableRow> rows, Request call) {
        return rows.stream()
                .map(row -> TableSummary.of(row, call.visitor(), call.language()))
                .toList();
    }

    private TableRow row(String id) {
        return TableReplies.on(tables.describe(id))
                .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
    }

    private Reply look(Request call) {
        return Reply.json(TableSummary.of(row(call.part("id")), call.visitor(), call.language()));
    }

    // ---- opening

    private Reply open(Request call) {
        Wanted wanted = call.body(Wanted.class);
        Visitor visitor = call.player();
        TableOptions options = options(wanted);
        String id = OpenedTable.id(call, tables);
        if (TableReplies.on(tables.describe(id)).isPresent()) {
            // the same request has come before
            return Reply.created(opened(id, options));
        }
        DeckFormat format = wanted.format.map(DeckRoutes::format).orElse(DeckFormat.OPEN);
        Optional<Deck> deck = decks.wanted(wanted.deck, format, visitor);
        Side side = side(wanted.side, deck);
        Seat own = DeckChoice.seat(DeckChoice.human(visitor), decks.of(side, format, deck));
        Optional<Seat> other = opponent(wanted.opponent, side.opposite(), format, visitor);
        rows.checkRoom(visitor.id());
        boolean dark = side == Side.DARK;
        var table =
                new NewTable(
                        options, dark ? Optional.of(own) : other, dark ? other : Optional.of(own));
        TableReplies.on(tables.open(id, table));
        return Reply.created(opened(id, options));
    }

    private static OpenedTable opened(String id, TableOptions options) {
        return options.unlisted() ? OpenedTable.byInvitation(id) : OpenedTable.of(id);
    }

    private static TableOptions options(Wanted wanted) {
        boolean unlisted =
                switch (wanted.opponent.kind) {
                    case "private" -> true;
                    case "open", "bot" -> false;
                    default ->
                            throw RequestRefused.badRequest(
                                    "wrong_opponent",
                                    "The opponent's kind is 'bot', 'open' or 'private'.",
                                    "Le type d'adversaire est « bot », « open » ou « private ».");
                };
        boolean teaching = wanted.teaching.orElse(false);
        if (teaching && (!wanted.opponent.kind.equals("bot") || wanted.clock.isPresent())) {
            throw RequestRefused.badRequest(
                    "no_teaching",
                    "Only a bot teaches, and only without a clock.",
                    "Seul un robot enseigne, et seulement sans pendule.");
        }
        try {
            return new TableOptions(
                    unlisted,
                    wanted.clock.map(Clock::minutes).orElse(0),
                    wanted.clock.flatMap(Clock::decision).orElse(0),
                    wanted.delay.orElse(0),
                    wanted.format.orElse(DeckFormat.OPEN.toString()),
                    teaching);
        } catch (IllegalArgumentException e) {
            throw RequestRefused.badRequest(
                    "wrong_clock",
                    "A clock has from 1 to 600 minutes, a decision from 1 to 3600 seconds, and"
                            + " spectators are from 0 to 3600 seconds late.",
                    "Une pendule a de 1 à 600 minutes, une décision de 1 à 3600 secondes, et les"
                            + " spectateurs ont de 0 à 3600 secondes de retard.");
        }
    }

    private Side side(String word, Optional<Deck> deck) {
        return switch (word) {
            case "any" -> deck.map(Deck::side).orElseGet(decks::anySide);
            case "dark", "light" -> Side.valueOf(word.toUpperCase(Locale.ROOT));
            default ->
                    throw RequestRefused.badRequest(
                            "wrong_side_word",
                            "The side is 'dark', 'light' or 'any'.",
                            "Le côté est « dark », « light » ou « any ».");
        };
    }

    private Optional<Seat> opponent(
            Opponent opponent, Side side, DeckFormat format, Visitor visitor) {
        if (!opponent.kind.equals("bot")) {
            return Optional.empty();
        }
        SeatedPlayer bot = new SeatedPlayer.Robot(BotLevels.named(opponent.level.orElse("rookie")));
        Optional<Deck> deck = decks.wanted(opponent.deck.orElse(""), format, visitor);
        return Optional.of(DeckChoice.seat(bot, decks.of(side, format, deck)));
    }

    // ---- sitting down and leaving

    private Reply join(Request call) {
        Join wanted = call.body(Join.class);
        Visitor visitor = call.player();
        TableRow row = row(call.part("id"));
        DeckFormat format = DeckRoutes.format(row.format());
        Optional<Deck> deck = decks.wanted(wanted.deck, format, visitor);
        if (row.dark().isPresent() && row.light().isPresent()) {
            if (row.state().equals("playing") && row.isSeated(visitor.id())) {
                // the same request has come before
                return Reply.json(OpenedTable.of(row.id()));
            }
            throw TableReplies.refused(
                    row.state().equals("over") ? TableRefusal.OVER : TableRefusal.SEAT_TAKEN);
        }
        rows.checkRoom(visitor.id());
        Side side = row.dark().isPresent() ? Side.LIGHT : Side.DARK;
        Deck played = decks.of(side, format, row.laidOut() ? Optional.empty() : deck);
        Seat seat =
                row.laidOut()
                        ? DeckChoice.seatWhereAllIsLaidOut(DeckChoice.human(visitor), played)
                        : DeckChoice.seat(DeckChoice.human(visitor), played);
        TableReplies.done(tables.sit(row.id(), side, seat));
        return Reply.json(OpenedTable.of(row.id()));
    }

    /**
     * Whoever leaves a table where no other person sits closes it: nobody has come yet, or a bot
     * sits there.
     */
    private Reply leave(Request call) {
        TableRow row = row(call.part("id"));
        if (row.state().equals("over")) {
            throw TableReplies.refused(TableRefusal.OVER);
        }
        boolean alone = row.isAgainstBot() && row.isSeated(call.player().id());
        if (!row.state().equals("open") && !alone) {
            throw RequestRefused.conflict(
                    "game_goes_on",
                    "A game has begun at this table: concede it, or ask to cancel it.",
                    "Une partie a commencé à cette table : concédez-la, ou demandez à"
                            + " l'annuler.");
        }
        Visitor visitor = call.player();
        TableReplies.done(
                tables.act(
                        row.id(),
                        new Viewer(visitor.id(), visitor.name()),
                        call.language(),
                        new TableAction.Ask(RequestKind.CANCEL, 0)));
        return Reply.nothing();
    }
}
