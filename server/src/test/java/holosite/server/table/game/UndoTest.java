package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Decision;
import holosite.rules.kit.CardPool;
import holosite.server.message.BotSpeed;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Undoing an answer between two people: free as long as nothing was revealed. */
class UndoTest {
    private static final long NOW = 1_000;

    private static final CardPool CARDS = CardPool.of(AllCards.all());

    private final TableRules conduct =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private final List<TableEvent> events = new ArrayList<>();
    private TableState state;

    @BeforeEach
    void open() {
        state = new TableState(CARDS, TableTestServer.RULES);
        happens(TableTestServer.opened(NOW));
    }

    private void happens(TableEvent event) {
        events.add(event);
        state = state.apply(event);
    }

    private ActionResult act(String person, TableAction deed) {
        ActionResult verdict =
                conduct.of(
                        state, new TableWish(person, person, Language.EN, deed), NOW, 0, Set.of());
        if (verdict instanceof ActionResult.Happens happens) {
            happens.events().forEach(this::happens);
        }
        return verdict;
    }

    private void answer(Answer answer) {
        String person = state.game().decision().player() == Side.DARK ? "ann" : "bob";
        assertThat(
                        act(
                                person,
                                new TableAction.GiveAnswer(
                                        state.question(state.asked().orElseThrow()),
                                        state.game().decision().code(answer).toString())))
                .isInstanceOf(ActionResult.Happens.class);
    }

    private boolean offers(Act.Kind kind) {
        return state.game().decision() instanceof Decision.ChooseAct acts
                && acts.acts().stream().anyMatch(act -> act.kind() == kind);
    }

    private void choose(Act.Kind kind) {
        var acts = ((Decision.ChooseAct) state.game().decision()).acts();
        for (Act act : acts) {
            if (act.kind() == kind) {
                answer(new Answer.Perform(act));
                return;
            }
        }
        throw new AssertionError("not offered: " + kind);
    }

    private ActionResult undo(String person) {
        return act(person, new TableAction.Ask(RequestKind.UNDO, 0));
    }

    @Test
    void activatingForceRevealsNothingAndIsTakenBackFreely() {
        Game before = state.game().fork();
        int number = state.number();
        choose(Act.Kind.ACTIVATE);

        assertThat(undo("ann"))
                .isEqualTo(new ActionResult.Happens(new TableEvent.Undone(0, 0, NOW)));
        assertThat(state.game()).isEqualTo(before);
        assertThat(state.number()).isEqualTo(number + 2);
    }

    @Test
    void aCardShownFromTheHandIsTakenBackOnlyByConsent() {
        while (!offers(Act.Kind.DEPLOY)) {
            if (offers(Act.Kind.ACTIVATE)) {
                choose(Act.Kind.ACTIVATE);
            } else {
                answer(Answer.PASS);
            }
        }
        String person = state.game().decision().player() == Side.DARK ? "ann" : "bob";
        choose(Act.Kind.DEPLOY);

        assertThat(undo(person))
                .isEqualTo(
                        new ActionResult.Happens(
                                new TableEvent.Requested(
                                        person.equals("ann") ? Side.DARK : Side.LIGHT,
                                        RequestKind.UNDO,
                                        0,
                                        NOW)));
    }

    @Test
    void onceTheOtherPlayerIsAskedItNeedsHisConsent() {
        while (state.game().decision().player() == Side.DARK) {
            answer(Answer.PASS);
        }

        assertThat(undo("ann")).isNotEqualTo(undone());
        assertThat(state.requests()).hasSize(1);
        assertThat(act("bob", new TableAction.Reply(RequestKind.UNDO, true)))
                .isInstanceOf(ActionResult.Happens.class);
        assertThat(state.game().decision().player()).isEqualTo(Side.DARK);
        assertThat(state.requests()).isEmpty();
    }

    private ActionResult undone() {
        return new ActionResult.Happens(new TableEvent.Undone(state.answers() - 1, 0, NOW));
    }

    @Test
    void aRequestLapsesWhenTheGameGoesOn() {
        while (state.game().decision().player() == Side.DARK) {
            answer(Answer.PASS);
        }
        undo("ann");
        Decision decision = state.game().decision();
        answer(
                decision instanceof Decision.ChooseAct acts && acts.mayPass()
                        ? Answer.PASS
                        : decision.meant(AnswerCode.choice(0)));

        assertThat(state.requests()).isEmpty();
        assertThat(act("bob", new TableAction.Reply(RequestKind.UNDO, true)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NOT_ASKED));
    }

    @Test
    void whereThePlayersWantToBeAskedOutlivesTheUndo() {
        choose(Act.Kind.ACTIVATE);
        var stops =
                new PlayerStops(
                        Set.of(Phase.DRAW),
                        Set.of(),
                        true,
                        Set.of(),
                        true,
                        false,
                        false,
                        Set.of(),
                        BotSpeed.NORMAL);
        act("bob", new TableAction.SetStops(stops, Optional.empty()));
        undo("ann");

        assertThat(state.stops(Side.LIGHT)).isEqualTo(stops);
        assertThat(state.game().stops().atResponses(Side.LIGHT)).isTrue();
    }

    @Test
    void thousandsOfUndosDoNotMakeATableSlowToWake() {
        while (!offers(Act.Kind.ACTIVATE)) {
            answer(new Answer.Pass());
        }
        for (int i = 0; i < 2_000; i++) {
            choose(Act.Kind.ACTIVATE);
            var undone = new TableEvent.Undone(state.answers() - 1, 0, NOW);
            happens(undone);
        }
        assertThat(events).hasSizeGreaterThan(4_000);
        var threads = ManagementFactory.getThreadMXBean();
        long begun = threads.getCurrentThreadCpuTime();
        TableState awake = new TableState(CARDS, TableTestServer.RULES);
        for (TableEvent event : events) {
            awake = awake.apply(event);
        }
        long millis = (threads.getCurrentThreadCpuTime() - begun) / 1_000_000;
        assertThat(awake.game()).isEqualTo(state.game());
        // playing the stops of all earlier undos again after each undo took three times this
        assertThat(millis).isLessThan(2_500);
    }

    @Test
    void nobodyTakesBackWhatHeHasNotAnswered() {
        assertThat(undo("bob")).isEqualTo(new ActionResult.Refused(TableRefusal.NOTHING_TO_UNDO));
        assertThat(undo("eve")).isEqualTo(new ActionResult.Refused(TableRefusal.NOT_A_PLAYER));
    }
}
