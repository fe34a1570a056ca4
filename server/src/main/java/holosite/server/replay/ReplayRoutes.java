package holosite.server.replay;

import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.PositionNotation;
import holosite.server.lobby.BotLevels;
import holosite.server.lobby.OpenedTable;
import holosite.server.lobby.TableReplies;
import holosite.server.lobby.TableRows;
import holosite.server.lobby.TableSummary;
import holosite.server.position.PositionDraft;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
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
import holosite.server.wire.CardIndex;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A player's finished games, and every finished game step by step. */
public final class ReplayRoutes implements Routes {
    private static final int PAGE = 20;

    private final Tables tables;
    private final TableRows rows;
    private final Replays replays;
    private final Analyses analyses;

    public ReplayRoutes(Tables tables, TableRows rows, CardIndex cards, CardPool pool) {
        this.tables = tables;
        this.rows = rows;
        replays = new Replays(tables, cards);
        analyses = new Analyses(cards, pool);
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/games", Access.PLAYER, this::history)
                        .saying("Own finished games, the last first")
                        .taking("before", "what the last answer named as `next`")
                        .taking("side", "`dark` or `light`")
                        .taking("opponent", "`bot` or `human`")
                        .taking("result", "`won`, `lost` or `none`")
                        .answering(GameList.class),
                Route.get("/api/games/{id}", Access.ANYONE, this::game)
                        .saying("A finished game, to be looked through")
                        .answering(Replays.Replay.class)
                        .refusing(409)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/games/{id}/steps/{number}", Access.ANYONE, this::step)
                        .saying("The table before a decision, with both hands")
                        .answering(Replays.Step.class)
                        .refusing(400, 409)
                        .heavily(),
                Route.get("/api/games/{id}/steps/{number}/position", Access.ANYONE, this::position)
                        .saying("The table before a decision as a position, with both hands")
                        .answering(PositionDraft.class)
                        .refusing(400, 409)
                        .heavily(),
                Route.get("/api/games/{id}/steps/{number}/analysis", Access.ANYONE, this::judged)
                        .saying(
                                "What each choice of a decision was worth, as far as its player"
                                        + " could know")
                        .answering(Analyses.Judged.class)
                        .refusing(400, 409)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/games/{id}/analysis/{number}", Access.ANYONE, this::analysis)
                        .saying(
                                "The same for the next few decisions from a step on that left"
                                        + " something to think about")
                        .answering(Analyses.Analysis.class)
                        .refusing(400, 409)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/games/{id}/record", Access.ANYONE, this::record)
                        .saying("A finished game in the record notation")
                        .writing("text/plain")
                        .refusing(409)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/games/{id}/continue", Access.PLAYER, this::goOn)
                        .saying("Go on from a step of a finished game, against a bot")
                        .reading(GoOn.class)
                        .creatingOnce(OpenedTable.class)
                        .refusing(409, 503)
                        .at(Rate.HEAVY)
                        .heavily());
    }

    record GameList(List<TableSummary> games, Optional<String> next) {}

    record GoOn(int step, Side side, String level) {}

    // ---- the list

    private Reply history(Request call) {
        var wanted =
                new TableRows.Wanted(
                        call.player().id(),
                        word(call, "side", "dark", "light")
                                .map(side -> Side.valueOf(side.toUpperCase(Locale.ROOT))),
                        word(call, "opponent", "bot", "human").orElse(""),
                        word(call, "result", "won", "lost", "none").orElse(""));
        List<TableRow> found =
                rows.finished(wanted, call.query("before").map(this::place), PAGE + 1);
        List<TableRow> shown = found.subList(0, Math.min(PAGE, found.size()));
        return Reply.json(
                new GameList(
                        shown.stream()
                                .map(row -> TableSummary.of(row, call.visitor(), call.language()))
                                .toList(),
                        found.size() > PAGE
                                ? Optional.of(name(TableRows.Place.after(shown.getLast())))
                                : Optional.empty()));
    }

    private static String name(TableRows.Place place) {
        return place.ended() + "-" + place.id();
    }

    private TableRows.Place place(String name) {
        if (!name.matches("\\d{1,15}-[a-z0-9]{1,64}")) {
            throw RequestRefused.badRequest(
                    "wrong_place",
                    "'before' should be what the last answer named as 'next'.",
                    "« before » doit être ce que la dernière réponse a nommé « next ».");
        }
        int dash = name.indexOf('-');
        return new TableRows.Place(
                Long.parseLong(name.substring(0, dash)), name.substring(dash + 1));
    }

    private static Optional<String> word(Request call, String name, String... words) {
        Optional<String> word = call.query(name);
        if (word.isPresent() && !Set.of(words).contains(word.get())) {
            String all = String.join(", ", words);
            throw RequestRefused.badRequest(
                    "wrong_filter",
                    "'%s' should be one of: %s.".formatted(name, all),
                    "« %s » doit être l'un de : %s.".formatted(name, all));
        }
        return word;
    }

    // ---- one game

    private Reply game(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        TableRow row =
                TableReplies.on(tables.describe(played.table()))
                        .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
        TableSummary summary = TableSummary.of(row, call.visitor(), call.language());
        return Reply.json(replays.whole(played, summary, call.language()));
    }

    private Reply step(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        int number = call.partNumber("number", 0, played.steps() - 1);
        return Reply.json(replays.step(played, number, call.language()))
                .header("Cache-Control", "private, max-age=3600");
    }

    /** The table at a step with both hands, for the position editor. */
    private Reply position(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        int number = call.partNumber("number", 0, played.steps() - 1);
        return Reply.json(PositionDraft.of(PositionNotation.outline(played.step(number).game())));
    }

    /** What each choice of a decision was worth. */
    private Reply judged(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        int number = call.partNumber("number", 0, played.steps() - 1);
        return Reply.json(analyses.one(played, number, call.language()))
                .header("Cache-Control", "private, max-age=3600");
    }

    private Reply analysis(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        int number = call.partNumber("number", 0, played.steps() - 1);
        return Reply.json(analyses.from(played, number, call.language()))
                .header("Cache-Control", "private, max-age=3600");
    }

    private Reply record(Request call) {
        PlayedGame played = replays.get(call.part("id"));
        if (!played.isFromDecks()) {
            throw RequestRefused.conflict(
                    "no_record",
                    "This game began from a position, not with two decks: it has no record.",
                    "Cette partie a commencé d'une position, et non de deux decks\u00a0: elle n'a pas"
                            + " de notation.");
        }
        return Reply.file(
                "holosite-" + played.table() + ".record",
                "text/plain",
                ReplayRecord.write(played, call.language()));
    }

    /** Opens a table against a bot that continues from a step of the game. */
    private Reply goOn(Request call) {
        GoOn wanted = call.body(GoOn.class);
        PlayedGame played = replays.get(call.part("id"));
        if (wanted.step < 0
                || wanted.step >= played.steps()
                || played.step(wanted.step).game().isOver()) {
            throw RequestRefused.badRequest(
                    "wrong_step",
                    "Choose a step from 0 to %d at which the game was not over."
                            .formatted(played.steps() - 1),
                    "Choisissez une étape de 0 à %d où la partie n'était pas terminée."
                            .formatted(played.steps() - 1));
        }
        Visitor visitor = call.player();
        String id = OpenedTable.id(call, tables);
        if (TableReplies.on(tables.describe(id)).isPresent()) {
            // the same request has come before
            return Reply.created(OpenedTable.of(id));
        }
        rows.checkRoom(visitor.id());
        Seat own = seat(played, wanted.side, new SeatedPlayer.Human(visitor.id(), visitor.name()));
        Seat other =
                seat(
                        played,
                        wanted.side.opposite(),
                        new SeatedPlayer.Robot(BotLevels.named(wanted.level)));
        boolean dark = wanted.side == Side.DARK;
        TableReplies.on(
                tables.open(
                        id,
                        played.from(
                                wanted.step,
                                new TableOptions(true, 0, 0, 0),
                                dark ? own : other,
                                dark ? other : own)));
        return Reply.created(OpenedTable.of(id));
    }

    private static Seat seat(PlayedGame played, Side side, SeatedPlayer sitter) {
        Seat before = played.seat(side);
        return new Seat(sitter, before.deckName(), before.deck());
    }
}
