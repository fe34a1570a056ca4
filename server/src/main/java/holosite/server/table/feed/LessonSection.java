package holosite.server.table.feed;

import holosite.glossary.Glossary;
import holosite.language.prose.Language;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.notation.LessonTarget;
import holosite.rules.notation.Words;
import holosite.server.message.LessonInfo;
import holosite.server.message.LessonMoment;
import holosite.server.message.PointedAt;
import holosite.server.table.game.TableView;
import java.util.List;
import java.util.Optional;

/** The sections about the lesson that is taught at a table: its words, and where it stands. */
final class LessonSection {
    private LessonSection() {}

    /** All its words; only whoever learns is told them. */
    static Optional<LessonInfo> words(TableView table, Language language) {
        return table.lesson()
                .map(
                        lesson ->
                                new LessonInfo(
                                        lesson.id(),
                                        said(lesson.title(), language),
                                        lesson.parts().stream()
                                                .map(
                                                        part ->
                                                                new LessonInfo.Part(
                                                                        said(
                                                                                part.title(),
                                                                                language),
                                                                        part.first()))
                                                .toList(),
                                        lesson.steps().stream()
                                                .map(step -> step(step, language))
                                                .toList()));
    }

    private static LessonInfo.Step step(Lesson.Step step, Language language) {
        return new LessonInfo.Step(
                step.part(),
                said(step.heading(), language),
                said(step.text(), language),
                ifSaid(step.todo(), language),
                ifSaid(step.callout(), language),
                step.lit().map(LessonSection::target),
                step.look().map(LessonSection::target),
                title(step.link(), language).map(title -> new LessonInfo.Link(step.link(), title)));
    }

    static String said(Words words, Language language) {
        return language == Language.FR ? words.fr() : words.en();
    }

    private static Optional<String> ifSaid(Words words, Language language) {
        return Optional.of(said(words, language)).filter(text -> !text.isEmpty());
    }

    static PointedAt target(LessonTarget target) {
        return new PointedAt(target.thing(), target.cards());
    }

    private static Optional<String> title(String link, Language language) {
        return Glossary.get()
                .entry(link)
                .map(entry -> language == Language.FR ? entry.fr() : entry.en());
    }

    /** Where it stands, and which answers it waits for. */
    static Optional<LessonMoment> at(TableView table) {
        return table.lessonMoment()
                .map(
                        moment ->
                                new LessonMoment(
                                        moment.from(),
                                        moment.step(),
                                        moment.state(),
                                        moment.isBegun(),
                                        answers(moment)));
    }

    private static List<String> answers(LessonCourse.Moment moment) {
        return moment.state() == LessonCourse.State.WAITS
                ? moment.ways().stream().map(way -> way.answer().toString()).toList()
                : List.of();
    }
}
