package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.kit.CardPool;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The clock and undo: time that was spent stays spent, also on a decision that comes back. */
class UndoneTimeTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final long MINUTE = 60_000;

    private final TableRules rules =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state;
    private long now = 1_000;

    @BeforeEach
    void open() {
        TableEvent.Opened plain = TableTestServer.opened(now);
        state =
                new TableState(CARDS, TableTestServer.RULES)
                        .apply(
                                new TableEvent.Opened(
                                        plain.format(),
                                        plain.rules(),
                                        plain.id(),
                                        new TableOptions(false, 10, 120, 0),
                                        plain.seed(),
                                        plain.dark(),
                                        plain.light(),
                                        "",
                                        List.of(),
                                        "",
                                        "",
                                        now));
    }

    private void act(TableAction action, long after) {
        now += after;
        long spent = now - state.askedAt();
        var happens =
                (ActionResult.Happens)
                        rules.of(
                                state,
                                new TableWish("ann", "ann", Language.EN, action),
                                now,
                                spent,
                                Set.of());
        happens.events().forEach(event -> state = state.apply(event));
    }

    private void activate(long after) {
        Act act =
                ((Decision.ChooseAct) state.game().decision())
                        .acts().stream()
                                .filter(a -> a.kind() == Act.Kind.ACTIVATE)
                                .findFirst()
                                .orElseThrow();
        String code = state.game().decision().code(new Answer.Perform(act)).toString();
        act(new TableAction.GiveAnswer(state.question(state.asked().orElseThrow()), code), after);
    }

    private void undo(long after) {
        act(new TableAction.Ask(RequestKind.UNDO, 0), after);
    }

    @Test
    void whatWasSpentBeforeAndAfterTheAnswerIsCharged() {
        activate(30_000);
        undo(25_000);

        assertThat(state.game().decision().player()).isEqualTo(Side.DARK);
        assertThat(state.left(Side.DARK)).isEqualTo(10 * MINUTE - 55_000);
        assertThat(state.left(Side.LIGHT)).isEqualTo(10 * MINUTE);
    }

    @Test
    void theDecisionThatComesBackHasHadItsTime() {
        activate(30_000);
        undo(25_000);
        assertThat(state.usedBefore()).isEqualTo(55_000);

        activate(5_000);
        undo(1_000);
        assertThat(state.usedBefore()).isEqualTo(61_000);
        assertThat(state.left(Side.DARK)).isEqualTo(10 * MINUTE - 61_000);
    }

    @Test
    void theNextDecisionBeginsAnew() {
        activate(30_000);
        undo(25_000);
        activate(5_000);
        assertThat(state.usedBefore()).isZero();
    }
}
