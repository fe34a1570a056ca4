package holosite.server.puzzle;

import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.Words;
import holosite.rules.tell.PuzzleWords;
import holosite.server.lobby.LaidOutTables;
import holosite.server.lobby.OpenedTable;
import holosite.server.lobby.TableReplies;
import holosite.server.progress.Progress;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.NewTable;
import holosite.server.web.Access;
import holosite.server.web.LocalizedText;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puzzles over HTTP: those there are, beginning one, noting that it was solved. */
public final class PuzzleRoutes implements Routes {
    private final Puzzles puzzles;
    private final Progress progress;
    private final Tables tables;
    private final LaidOutTables laidOut;

    public PuzzleRoutes(Puzzles puzzles, Progress progress, Tables tables, LaidOutTables laidOut) {
        this.puzzles = puzzles;
        this.progress = progress;
        this.tables = tables;
        this.laidOut = laidOut;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/puzzles", Access.ANYONE, this::list)
                        .saying("The puzzles, with what the caller has solved")
                        .listing(PuzzleSummary.class),
                Route.post("/api/puzzles/{id}", Access.PLAYER, this::begin)
                        .saying("Begin a puzzle, or go on with it")
                        .reading(Begin.class)
                        .creating(OpenedTable.class)
                        .refusing(409, 503)
                        .at(Rate.HEAVY),
                Route.post("/api/puzzles/{id}/done", Access.PLAYER, this::done)
                        .saying("Note that a puzzle is solved")
                        .refusing(503));
    }

    /** A puzzle as it is listed. */
    record PuzzleSummary(
            String id,
            Puzzle.Theme theme,
            int level,
            String title,
            String about,
            String goal,
            Side side,
            boolean done) {}

    /** Whether to begin again what was begun before. */
    record Begin(@JsonProperty(required = true) boolean again) {}

    private Reply list(Request call) {
        Map<String, Progress.Begun> own =
                call.visitor().map(who -> progress.of(who.id())).orElse(Map.of());
        return Reply.json(
                puzzles.all().stream()
                        .map(one -> summary(one.puzzle(), own, call.language()))
                        .toList());
    }

    private static PuzzleSummary summary(
            Puzzle puzzle, Map<String, Progress.Begun> own, Language language) {
        Optional<Progress.Begun> mine = Optional.ofNullable(own.get(puzzle.id()));
        return new PuzzleSummary(
                puzzle.id(),
                puzzle.theme(),
                puzzle.level(),
                said(puzzle.title(), language),
                said(puzzle.about(), language),
                PuzzleWords.goal(puzzle, language),
                puzzle.solver(),
                mine.map(Progress.Begun::done).orElse(false));
    }

    private static String said(Words words, Language language) {
        return new LocalizedText(words.en(), words.fr()).in(language);
    }

    private Puzzles.Written puzzle(Request call) {
        return puzzles.get(call.part("id"))
                .orElseThrow(
                        () ->
                                RequestRefused.notFound(
                                        "There is no such puzzle.",
                                        "Il n'y a pas de tel problème."));
    }

    /** Goes on with the puzzle where it was left, or begins it. */
    private Reply begin(Request call) {
        Begin wanted = call.body(Begin.class);
        Puzzles.Written written = puzzle(call);
        Visitor visitor = call.player();
        Puzzle puzzle = written.puzzle();
        Optional<String> before =
                Optional.ofNullable(progress.of(visitor.id()).get(puzzle.id()))
                        .flatMap(this::goingOn);
        if (before.isPresent() && !wanted.again) {
            return Reply.created(OpenedTable.of(before.get()));
        }
        before.ifPresent(table -> TableReplies.done(tables.callOff(table)));
        String id = tables.newId();
        laidOut.open(
                id,
                visitor,
                puzzle.solver(),
                BotKind.ROOKIE,
                (solver, bot) -> NewTable.puzzle(puzzle, written.text(), solver, bot));
        progress.begun(visitor.id(), puzzle.id(), id);
        return Reply.created(OpenedTable.of(id));
    }

    private Optional<String> goingOn(Progress.Begun mine) {
        return TableReplies.on(tables.describe(mine.table()))
                .filter(row -> !row.state().equals("over"))
                .map(row -> row.id());
    }

    private Reply done(Request call) {
        progress.done(call.player().id(), puzzle(call).puzzle().id());
        return Reply.nothing();
    }
}
