package holosite.server.replay;

import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.language.card.Side;
import holosite.server.lobby.BotLevels;
import holosite.server.lobby.Opened;
import holosite.server.lobby.TableRows;
import holosite.server.lobby.TableSummary;
import holosite.server.lobby.Waiting;
import holosite.server.table.NewTable;
import holosite.server.table.Options;
import holosite.server.table.PlayedGame;
import holosite.server.table.Refusal;
import holosite.server.table.Seat;
import holosite.server.table.Sitter;
import holosite.server.table.TableRow;
import holosite.server.table.Tables;
import holosite.server.web.Access;
import holosite.server.web.Call;
import holosite.server.web.Json;
import holosite.server.web.Rate;
import holosite.server.web.Refused;
import holosite.server.web.Reply;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import holosite.server.wire.CardIndex;
import holosite.server.wire.Sheet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The games one has played, and every game that is over, step by step. */
public final class ReplayRoutes implements Routes {
    private static final int PAGE = 20;

    private final Tables tables;
    private final TableRows rows;
    private final Replays replays;

    public ReplayRoutes(Tables tables, TableRows rows, CardIndex cards) {
        this.tables = tables;
        this.rows = rows;
        replays = new Replays(tables, cards);
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/games", Access.PLAYER, this::history)
                        .taking("before", "side", "opponent", "result"),
                Route.get("/api/games/{id}", Access.ANYONE, this::game).at(Rate.HEAVY),
                Route.get("/api/games/{id}/steps/{number}", Access.ANYONE, this::step),
                Route.get("/api/games/{id}/record", Access.ANYONE, this::record).at(Rate.HEAVY),
                Route.post("/api/games/{id}/continue", Access.PLAYER, this::goOn).at(Rate.HEAVY));
    }

    record GameList(List<TableSummary> games, Optional<String> next) {}

    record GoOn(@JsonProperty(required = true) int step, Side side, String level) {}

    // ---- the list

    private Reply history(Call call) {
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
            throw Refused.badRequest(
                    "wrong_place",
                    "'before' should be what the last answer named as 'next'.",
                    "« before » doit être ce que la dernière réponse a nommé « next ».");
        }
        int dash = name.indexOf('-');
        return new TableRows.Place(
                Long.parseLong(name.substring(0, dash)), name.substring(dash + 1));
    }

    private static Optional<String> word(Call call, String name, String... words) {
        Optional<String> word = call.query(name);
        if (word.isPresent() && !Set.of(words).contains(word.get())) {
            String all = String.join(", ", words);
            throw Refused.badRequest(
                    "wrong_filter",
                    "'%s' should be one of: %s.".formatted(name, all),
                    "« %s » doit être l'un de : %s.".formatted(name, all));
        }
        return word;
    }

    // ---- one game

    private Reply game(Call call) {
        PlayedGame played = replays.get(call.part("id"));
        TableRow row =
                Waiting.on(tables.describe(played.table()))
                        .orElseThrow(() -> Waiting.refused(Refusal.NO_TABLE));
        TableSummary summary = TableSummary.of(row, call.visitor(), call.language());
        return Reply.written(
                Sheet.object(
                        out ->
                                replays.write(
                                        played,
                                        call.language(),
                                        out.raw("table", Json.write(summary)))));
    }

    private Reply step(Call call) {
        PlayedGame played = replays.get(call.part("id"));
        int number = call.partNumber("number", 0, played.answers());
        return Reply.written(replays.step(played, number, call.language()))
                .header("Cache-Control", "private, max-age=3600");
    }

    private Reply record(Call call) {
        PlayedGame played = replays.get(call.part("id"));
        return Reply.file(
                "holosite-" + played.table() + ".record", "text/plain", Records.write(played));
    }

    /** A new table against a bot, which begins where the game stood. */
    private Reply goOn(Call call) {
        GoOn wanted = call.body(GoOn.class);
        PlayedGame played = replays.get(call.part("id"));
        if (wanted.step < 0
                || wanted.step > played.answers()
                || played.after(wanted.step).isOver()) {
            throw Refused.badRequest(
                    "wrong_step",
                    "Choose a step from 0 to %d at which the game was not over."
                            .formatted(played.answers()),
                    "Choisissez une étape de 0 à %d où la partie n'était pas terminée."
                            .formatted(played.answers()));
        }
        Visitor visitor = call.player();
        rows.checkRoom(visitor.id());
        Seat own = seat(played, wanted.side, new Sitter.Human(visitor.id(), visitor.name()));
        Seat other =
                seat(
                        played,
                        wanted.side.opposite(),
                        new Sitter.Robot(BotLevels.named(wanted.level)));
        boolean dark = wanted.side == Side.DARK;
        String id =
                Waiting.on(
                        tables.open(
                                new NewTable(
                                        new Options(true, 0, 0, 0),
                                        Optional.of(dark ? own : other),
                                        Optional.of(dark ? other : own),
                                        Optional.of(played.seed()),
                                        played.upTo(wanted.step))));
        return Reply.created(Opened.of(id));
    }

    private static Seat seat(PlayedGame played, Side side, Sitter sitter) {
        Seat before = Objects.requireNonNull(played.seats().get(side));
        return new Seat(sitter, before.deckName(), before.deck());
    }
}
