package holosite.server.lesson;

import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.Words;
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

/** Learning over HTTP: the lessons there are, beginning one, going on with it. */
public final class LessonRoutes implements Routes {
    private final Lessons lessons;
    private final Progress progress;
    private final Tables tables;
    private final LaidOutTables laidOut;

    public LessonRoutes(Lessons lessons, Progress progress, Tables tables, LaidOutTables laidOut) {
        this.lessons = lessons;
        this.progress = progress;
        this.tables = tables;
        this.laidOut = laidOut;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/lessons", Access.ANYONE, this::list)
                        .saying("The lessons, with what the caller has begun and finished")
                        .listing(LessonSummary.class),
                Route.post("/api/lessons/{id}", Access.PLAYER, this::begin)
                        .saying("Begin a lesson, or go on with it")
                        .reading(Begin.class)
                        .creating(OpenedTable.class)
                        .refusing(409, 503)
                        .at(Rate.HEAVY),
                Route.post("/api/lessons/{id}/done", Access.PLAYER, this::done)
                        .saying("Note that a lesson is finished")
                        .refusing(503));
    }

    /**
     * A lesson as it is listed.
     *
     * @param table where this visitor has begun it and can go on
     */
    record LessonSummary(
            String id,
            String title,
            String about,
            int minutes,
            int steps,
            Side side,
            boolean done,
            Optional<String> table) {}

    /** Whether to begin again what was begun before. */
    record Begin(@JsonProperty(required = true) boolean again) {}

    private Reply list(Request call) {
        Map<String, Progress.Begun> own =
                call.visitor().map(who -> progress.of(who.id())).orElse(Map.of());
        return Reply.json(
                lessons.all().stream()
                        .map(one -> summary(one.lesson(), own, call.language()))
                        .toList());
    }

    private LessonSummary summary(
            Lesson lesson, Map<String, Progress.Begun> own, Language language) {
        Optional<Progress.Begun> mine = Optional.ofNullable(own.get(lesson.id()));
        return new LessonSummary(
                lesson.id(),
                said(lesson.title(), language),
                said(lesson.about(), language),
                lesson.minutes(),
                lesson.steps().size(),
                lesson.learner(),
                mine.map(Progress.Begun::done).orElse(false),
                mine.flatMap(this::goingOn));
    }

    private static String said(Words words, Language language) {
        return new LocalizedText(words.en(), words.fr()).in(language);
    }

    private Optional<String> goingOn(Progress.Begun mine) {
        return TableReplies.on(tables.describe(mine.table()))
                .filter(row -> !row.state().equals("over"))
                .map(row -> row.id());
    }

    private Lessons.Written lesson(Request call) {
        return lessons.get(call.part("id"))
                .orElseThrow(
                        () ->
                                RequestRefused.notFound(
                                        "There is no such lesson.",
                                        "Il n'y a pas de telle leçon."));
    }

    /** Goes on with the lesson where it was left, or begins it. */
    private Reply begin(Request call) {
        Begin wanted = call.body(Begin.class);
        Lessons.Written written = lesson(call);
        Visitor visitor = call.player();
        String lesson = written.lesson().id();
        Optional<String> before =
                Optional.ofNullable(progress.of(visitor.id()).get(lesson)).flatMap(this::goingOn);
        if (before.isPresent() && !wanted.again) {
            return Reply.created(OpenedTable.of(before.get()));
        }
        before.ifPresent(table -> TableReplies.done(tables.callOff(table)));
        String id = tables.newId();
        laidOut.open(
                id,
                visitor,
                written.lesson().learner(),
                BotKind.ROOKIE,
                (learner, bot) -> NewTable.lesson(written.lesson(), written.text(), learner, bot));
        progress.begun(visitor.id(), lesson, id);
        return Reply.created(OpenedTable.of(id));
    }

    private Reply done(Request call) {
        progress.done(call.player().id(), lesson(call).lesson().id());
        return Reply.nothing();
    }
}
