package holosite.server.table.feed;

import holosite.glossary.Glossary;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.notation.LessonTarget;
import holosite.server.table.game.TableState;
import holosite.server.wire.JsonWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** The sections about the lesson that is taught at a table: its words, and where it stands. */
final class LessonInfo {
    private static final String NONE = "null";

    private LessonInfo() {}

    /** All its words; only whoever learns is told them. */
    static String words(TableState state, Audience audience, Language language) {
        return lesson(state, audience).map(lesson -> write(lesson, language)).orElse(NONE);
    }

    private static Optional<Lesson> lesson(TableState state, Audience audience) {
        return state.lesson()
                .filter(lesson -> audience.side().equals(Optional.of(lesson.learner())));
    }

    private static String write(Lesson lesson, Language language) {
        return JsonWriter.object(
                out -> {
                    out.put("id", lesson.id());
                    out.put("title", said(lesson.title(), language));
                    out.list(
                            "parts",
                            lesson.parts(),
                            part ->
                                    json ->
                                            json.put("title", said(part.title(), language))
                                                    .put("first", part.first()));
                    out.list("steps", lesson.steps(), step -> step(step, language));
                });
    }

    private static Consumer<JsonWriter> step(Lesson.Step step, Language language) {
        return out -> {
            out.put("part", step.part());
            out.put("heading", said(step.heading(), language));
            out.put("text", said(step.text(), language));
            out.putOrNull("todo", said(step.todo(), language));
            out.putOrNull("callout", said(step.callout(), language));
            out.object("lit", step.lit(), LessonInfo::target);
            out.object("look", step.look(), LessonInfo::target);
            out.object("link", title(step.link(), language), link -> link(step.link(), link));
        };
    }

    private static String said(Lesson.Words words, Language language) {
        return language == Language.FR ? words.fr() : words.en();
    }

    private static Consumer<JsonWriter> target(LessonTarget target) {
        return out -> out.put("thing", target.thing()).texts("cards", target.cards());
    }

    private static Optional<String> title(String link, Language language) {
        return Glossary.get()
                .entry(link)
                .map(entry -> language == Language.FR ? entry.fr() : entry.en());
    }

    private static Consumer<JsonWriter> link(String id, String title) {
        return out -> out.put("id", id).put("title", title);
    }

    /** Where it stands, and which answers it waits for. */
    static String at(TableState state, Audience audience) {
        if (lesson(state, audience).isEmpty()) {
            return NONE;
        }
        return state.moment()
                .map(
                        moment ->
                                JsonWriter.object(
                                        out -> {
                                            out.put("from", moment.from());
                                            out.put("step", moment.step());
                                            out.put("state", key(moment.state()));
                                            out.put("begun", moment.isBegun());
                                            out.texts("answers", answers(moment));
                                        }))
                .orElse(NONE);
    }

    private static String key(LessonCourse.State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> answers(LessonCourse.Moment moment) {
        return moment.state() == LessonCourse.State.WAITS
                ? moment.ways().stream().map(way -> way.answer().toString()).toList()
                : List.of();
    }
}
