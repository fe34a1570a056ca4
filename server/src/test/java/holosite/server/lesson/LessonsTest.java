package holosite.server.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Glossary;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.notation.LessonNotation;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The lessons that come with the game. Reading one plays it out, with every answer it waits for.
 */
class LessonsTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());

    static List<String> names() {
        return Lessons.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyLessonIsPlayedToItsEnd(String name) {
        Lesson lesson = LessonNotation.read(Lessons.text(name), CARDS);

        assertThat(lesson.id()).isEqualTo(name);
        Game game = lesson.start();
        LessonCourse.Moment at = lesson.course().path(List.of()).orElseThrow().getFirst();
        int told = 0;
        while (at.state() != LessonCourse.State.ENDED) {
            if (at.state() == LessonCourse.State.WAITS) {
                assertThat(game.decision().player()).isEqualTo(lesson.learner());
                assertThat(at.from()).isLessThanOrEqualTo(told);
                told = at.step() + 1;
            }
            LessonCourse.Way way = at.ways().getFirst();
            game.answer(game.decision().meant(way.answer()));
            at = way.next();
        }
        assertThat(at.step()).isEqualTo(lesson.steps().size() - 1);
        assertThat(at.from()).isLessThanOrEqualTo(told);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyLinkOfALessonLeadsToTheGlossary(String name) {
        Lesson lesson = LessonNotation.read(Lessons.text(name), CARDS);

        assertThat(lesson.steps())
                .extracting(Lesson.Step::link)
                .filteredOn(link -> !link.isEmpty())
                .isNotEmpty()
                .allMatch(link -> Glossary.get().entry(link).isPresent());
    }
}
