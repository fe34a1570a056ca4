package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.decision.Answer;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The limits of one table: a table that exceeds them ends, and no other is affected. */
class BudgetTest {

    private final TableRules conduct =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state = new TableState(AllCards::all, TableTestServer.RULES);

    private void open() {
        state = state.apply(TableTestServer.opened(1));
    }

    private ActionResult act(TableAction deed) {
        return conduct.of(state, new TableWish("ann", "ann", Language.EN, deed), 1, 0, Set.of());
    }

    @Test
    void aTableThatHasSeenTooMuchTakesOnlyWhatEndsIt() {
        open();
        assertThat(act(new TableAction.Ask(RequestKind.CANCEL, 0)))
                .isInstanceOf(ActionResult.Happens.class);
        for (long i = state.events(); i < TableRules.MOST_EVENTS; i++) {
            state = state.apply(new TableEvent.Dropped(RequestKind.CANCEL, 1));
        }
        assertThat(act(new TableAction.Ask(RequestKind.CANCEL, 0)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.WORN_OUT));
        assertThat(act(new TableAction.Concede())).isInstanceOf(ActionResult.Happens.class);
    }

    /** A step that repeats itself forever. */
    private record Circle() implements Step {
        @Override
        public void run(GameState game) {
            game.push(this);
        }
    }

    @Test
    void rulesThatGoRoundInCirclesSuspendTheTableAndHoldNobodyUp() {
        open();
        Step asked = state.game().state().pop();
        state.game().state().push(new Circle());
        state.game().state().push(asked);
        ActionResult verdict = conduct.play(state, Answer.PASS, 1, 0);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        ActionResult.Happens.class,
                        happens ->
                                assertThat(happens.events())
                                        .singleElement()
                                        .isInstanceOfSatisfying(
                                                TableEvent.Suspended.class,
                                                broke ->
                                                        assertThat(broke.what())
                                                                .contains("no decision after")));
    }
}
