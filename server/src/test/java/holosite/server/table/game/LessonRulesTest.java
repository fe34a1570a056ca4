package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.notation.LessonNotation;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lesson at its table: what it takes, what it plays itself, going back and on. */
class LessonRulesTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String TEXT =
            """
            lesson: two-troopers
            minutes: 1
            learner: Light
            title: Two troopers
            title fr: Deux soldats
            about: Deploy two troopers.
            about fr: Déployez deux soldats.
            turn: Light 2, deploy phase
            table:
              Tatooine: Cantina (Light)
              Tatooine: Mos Eisley (Light)
                Stormtrooper
            light:
              hand: 2x Rebel Trooper; Luke Skywalker
              force: 6
            part: Deploy
            part fr: Déployer
            step: The first
            step fr: Le premier
              text: Deploy a trooper.
              text fr: Déployez un soldat.
              do: Choose a trooper
              do fr: Choisissez un soldat
              play:
                Light: deploy Rebel Trooper
                Light: Tatooine: Cantina
            step: Look
            step fr: Regardez
              text: There he is.
              text fr: Le voilà.
            step: Go on
            step fr: Continuez
              text: Pass until he has moved.
              text fr: Passez jusqu'à ce qu'il bouge.
              do: Pass
              do fr: Passez
              play:
                Light: pass
                skip to the activate phase of Dark
                Dark: activate
                skip until Light is asked phase action
            step: Done
            step fr: Fini
              text: That is all.
              text fr: C'est tout.
            """;

    private final TableRules rules =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state;

    @BeforeEach
    void open() {
        Lesson lesson = LessonNotation.read(TEXT, CARDS);
        NewTable table =
                NewTable.lesson(
                        lesson,
                        TEXT,
                        TableTestServer.seat(Side.LIGHT, "bob").orElseThrow(),
                        TableTestServer.seat(Side.DARK, "bot:rookie").orElseThrow());
        var opening = new OpeningRules(CARDS, TableTestServer.RULES);
        state = new TableState(CARDS, TableTestServer.RULES);
        happen(opening.open(state, "table", table, 7, 1));
    }

    private void happen(ActionResult result) {
        assertThat(result).isInstanceOf(ActionResult.Happens.class);
        ((ActionResult.Happens) result).events().forEach(event -> state = state.apply(event));
    }

    private ActionResult act(TableAction action) {
        return rules.of(state, new TableWish("bob", "bob", Language.EN, action), 2, 0, Set.of());
    }

    private ActionResult answer(String code) {
        return act(new TableAction.GiveAnswer(state.question(Side.LIGHT), code));
    }

    private String awaited() {
        return state.moment().orElseThrow().ways().getFirst().answer().toString();
    }

    private void botsPlay() {
        while (state.asked().filter(state::isBot).isPresent() && LessonRules.isGoingOn(state)) {
            happen(rules.play(state, state.think(), 3, 0));
        }
    }

    private int step() {
        return state.moment().orElseThrow().step();
    }

    @Test
    void theLearnerAnswersWhatTheLessonWaitsForAndNothingElse() {
        assertThat(state.asked()).contains(Side.LIGHT);
        assertThat(step()).isZero();
        assertThat(answer("pass")).isEqualTo(new ActionResult.Refused(TableRefusal.NOT_IN_LESSON));

        assertThat(state.moment().orElseThrow().isBegun()).isFalse();
        happen(answer(awaited()));
        assertThat(step()).isZero();
        assertThat(state.moment().orElseThrow().isBegun()).isTrue();
        happen(answer(awaited()));

        assertThat(state.moment().orElseThrow().from()).isEqualTo(1);
        assertThat(step()).isEqualTo(2);
    }

    /** The bot answers as the lesson has it, and passes of the learner that it skips are given. */
    @Test
    void theLessonPlaysTheOpponentAndWhatItSkips() {
        happen(answer(awaited()));
        happen(answer(awaited()));
        happen(answer(awaited()));
        assertThat(state.game().turn().player()).isEqualTo(Side.DARK);
        assertThat(state.asked()).contains(Side.DARK);

        botsPlay();

        assertThat(state.moment().orElseThrow().state()).isEqualTo(LessonCourse.State.ENDED);
        assertThat(step()).isEqualTo(3);
        assertThat(state.asked()).contains(Side.LIGHT);
        assertThat(state.game().view(Side.DARK).of(Side.DARK).forcePile()).isEqualTo(1);
        // from here on everything is open
        assertThat(answer("pass")).isInstanceOf(ActionResult.Happens.class);
    }

    @Test
    void goingBackTakesAnswersBackToTheBeginningOfAStep() {
        happen(answer(awaited()));
        happen(act(new TableAction.GoToStep(0)));
        assertThat(state.answers()).isZero();
        assertThat(step()).isZero();

        happen(answer(awaited()));
        happen(answer(awaited()));
        happen(answer(awaited()));
        botsPlay();
        happen(act(new TableAction.GoToStep(2)));
        assertThat(state.answers()).isEqualTo(2);
        assertThat(step()).isEqualTo(2);
        assertThat(state.game().turn().phase()).isEqualTo(Phase.DEPLOY);
        happen(act(new TableAction.GoToStep(0)));
        assertThat(state.answers()).isZero();
    }

    @Test
    void aStepThatIsSkippedIsPlayed() {
        happen(act(new TableAction.GoToStep(1)));
        assertThat(state.answers()).isEqualTo(2);
        assertThat(step()).isEqualTo(2);
        happen(act(new TableAction.GoToStep(3)));
        assertThat(state.moment().orElseThrow().state()).isEqualTo(LessonCourse.State.ENDED);
        assertThat(act(new TableAction.GoToStep(9)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NO_STEP));
    }

    /** Where a player wants to be asked elsewhere does not change what a lesson asks. */
    @Test
    void stopsChangeNothingWhileALessonGoesOn() {
        PlayerStops everywhere = PlayerStops.STANDARD.alike(true);
        happen(act(new TableAction.SetStops(everywhere, Optional.of(true))));
        assertThat(state.stops(Side.LIGHT)).isEqualTo(PlayerStops.STANDARD);
        happen(act(new TableAction.GoToStep(1)));
        happen(act(new TableAction.GoToStep(3)));
        happen(act(new TableAction.SetStops(everywhere, Optional.of(true))));
        assertThat(state.stops(Side.LIGHT)).isEqualTo(everywhere);
    }

    @Test
    void aTableWithoutALessonHasNoSteps() {
        state = new TableState(CARDS, TableTestServer.RULES).apply(TableTestServer.opened(1));
        assertThat(state.moment()).isEmpty();
        assertThat(act(new TableAction.GoToStep(0)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NO_STEP));
    }

    /** A stored lesson that today's rules cannot play leaves a game that goes on without it. */
    @Test
    void aLessonThatCanNoLongerBeTaughtLeavesTheGame() {
        TableEvent.Opened opened = state.opened();
        var old =
                new TableEvent.Opened(
                        opened.format(),
                        opened.rules(),
                        opened.id(),
                        opened.options(),
                        opened.seed(),
                        opened.dark(),
                        opened.light(),
                        opened.game(),
                        List.of(),
                        TEXT.replace("Light: deploy Rebel Trooper", "Light: deploy Nobody"),
                        "",
                        1);
        state = new TableState(CARDS, TableTestServer.RULES).apply(old);
        assertThat(state.isPlaying()).isTrue();
        assertThat(state.moment()).isEmpty();
        assertThat(answer("pass")).isInstanceOf(ActionResult.Happens.class);
    }
}
