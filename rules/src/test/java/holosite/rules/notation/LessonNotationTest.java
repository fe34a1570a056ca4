package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LessonNotationTest {
    private static final String LESSON =
            """
            lesson: small-lesson
            minutes: 2
            learner: Light
            title: A small lesson
            title fr: Une petite leçon
            about: Deploy somebody.
            about fr: Déployez quelqu'un.
            turn: Light 2, deploy phase
            table:
              Tatooine: Cantina (Light)
              Tatooine: Mos Eisley (Light)
                Stormtrooper
            light:
              hand: Luke Skywalker; Rebel Trooper
              force: 6
            part: Deploy
            part fr: Déployer
            step: Two places
            step fr: Deux lieux
              text: Look at the **table**.
              text fr: Regardez la **table**.
              lit: Tatooine: Cantina
            step: Somebody goes there
            step fr: Quelqu'un y va
              text: Choose somebody.
              text fr: Choisissez quelqu'un.
              do: Choose one of them
              do fr: Choisissez l'un d'eux
              call: Either of these
              call fr: L'un ou l'autre
              look: Light Force Pile
              link: deploying
              play:
                Light: deploy Luke Skywalker | deploy Rebel Trooper
                Light, if asked: Tatooine: Cantina
                expect Light controls Tatooine: Cantina
            step: Go on
            step fr: Continuez
              text: Pass.
              text fr: Passez.
              do: Pass
              do fr: Passez
              play:
                Light: pass
                skip to the activate phase of Dark
                Dark, if asked: pass
            step: Done
            step fr: Fini
              text: That is all.
              text fr: C'est tout.
            """;

    private static Lesson read(String text) {
        return LessonNotation.read(text, AllCards::all);
    }

    @Test
    void aLessonHasWordsInBothLanguagesAndThingsToPointAt() {
        Lesson lesson = read(LESSON);

        assertThat(lesson.id()).isEqualTo("small-lesson");
        assertThat(lesson.minutes()).isEqualTo(2);
        assertThat(lesson.learner()).isEqualTo(Side.LIGHT);
        assertThat(lesson.title().fr()).isEqualTo("Une petite leçon");
        assertThat(lesson.parts()).hasSize(1);
        assertThat(lesson.steps()).hasSize(4);
        Lesson.Step second = lesson.steps().get(1);
        assertThat(second.todo().en()).isEqualTo("Choose one of them");
        assertThat(second.look().orElseThrow().thing()).isEqualTo("light_force_pile");
        assertThat(second.link()).isEqualTo("deploying");
        LessonTarget lit = lesson.steps().getFirst().lit().orElseThrow();
        assertThat(lit.thing()).isEqualTo(LessonTarget.CARD);
        assertThat(lit.cards()).contains("1_128");
    }

    /** Both answers of the second step lead to the same steps, and the table plays the rest. */
    @Test
    void everyAnswerThatIsWaitedForLeadsToTheEnd() {
        Lesson lesson = read(LESSON);
        LessonCourse.Moment first = lesson.course().path(List.of()).orElseThrow().getFirst();
        assertThat(first.state()).isEqualTo(LessonCourse.State.WAITS);
        assertThat(first.from()).isZero();
        assertThat(first.step()).isEqualTo(1);
        assertThat(first.ways()).hasSize(2);
        for (LessonCourse.Way way : first.ways()) {
            Game game = lesson.start();
            var answers = new ArrayList<AnswerCode>();
            LessonCourse.Way next = way;
            while (true) {
                game.answer(game.decision().meant(next.answer()));
                answers.add(next.answer());
                if (next.next().state() == LessonCourse.State.ENDED) {
                    break;
                }
                next = next.next().ways().getFirst();
            }
            List<LessonCourse.Moment> path = lesson.course().path(answers).orElseThrow();
            assertThat(path.getLast().from()).isEqualTo(3);
            assertThat(path.getLast().step()).isEqualTo(3);
            assertThat(path.getLast().answers()).isEqualTo(answers.size());
            assertThat(game.turn().player()).isEqualTo(Side.DARK);
        }
    }

    @Test
    void anAnswerTheLessonDoesNotKnowLeadsNowhere() {
        Lesson lesson = read(LESSON);
        Game game = lesson.start();
        AnswerCode pass = game.decision().code(Answer.PASS);
        assertThat(lesson.course().path(List.of(pass))).isEmpty();
    }

    @Test
    void whatIsWrongIsNamedByItsLine() {
        refused("lit: Tatooine: Cantina", "lit: Tatooine: Kantina", "line 22: there is no card");
        refused("text fr: Passez.", "", "line 39: say this in both languages: 'text:' and");
        refused("step: Done", "step: One two three four five six", "line 47: 'step' has at most 5");
        refused("do: Pass", "du: Pass", "line 41: a step has 'text:', 'do:', 'call:'");
        refused("Light: pass", "stack Light 3", "line 44: nothing but answers leads through");
        refused("learner: Light", "learner: Grey", "line 3: the learner plays 'Dark' or");
        refused("lesson: small-lesson", "lessen: small", "line 1: a lesson has 'lesson:'");
        refused("title: A small lesson", "# no title", "line 5: say this in both languages");
    }

    /** A rule that changes so that a lesson cannot be played is seen at the line it breaks. */
    @Test
    void whatCannotBePlayedIsNamedByItsLineWithTheTable() {
        assertThatThrownBy(() -> read(LESSON.replace("Light: pass", "Light: draw")))
                .isInstanceOf(MalformedText.class)
                .hasMessageStartingWith("line 44: 'draw' is not offered")
                .hasMessageContaining("Tatooine: Cantina");
        refused("expect Light controls", "expect Dark controls", "line 36: ");
    }

    @Test
    void aStepThatWaitsSaysWhatToDoAndNoOther() {
        refused("                Light: pass\n", "", "line 37: 'do:' needs an answer of the");
        refused("do: Choose one of them", "call: Choose one", "line 28: say this in both");
        refused(
                "Light: deploy Luke Skywalker | deploy Rebel Trooper",
                "skip one",
                "line 23: 'do:' needs");
    }

    private static void refused(String written, String instead, String why) {
        String text = LESSON.replace(written.strip(), instead.strip());
        assertThat(text).isNotEqualTo(LESSON);
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(MalformedText.class)
                .hasMessageStartingWith(why);
    }
}
