package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever stores a table's events holds its first state for good: no other may hang on it. */
class ForgottenStatesTest {

    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);

    private final TableState first = new TableState(AllCards::all, TableTestServer.RULES);
    private final List<TableEvent> events = new ArrayList<>();
    private TableState state = first;

    private void happens(TableEvent event) {
        events.add(event);
        state = state.apply(event);
    }

    private void botsSit() {
        happens(TableTestServer.opened(1));
        for (Side side : Side.values()) {
            happens(new TableEvent.BotSeated(side, BotKind.ROOKIE, 0, 1));
        }
    }

    private void anAnswerIsPlayed() {
        var played = (ActionResult.Happens) RULES.play(state, state.think(), 1, 0);
        played.events().forEach(this::happens);
    }

    private static boolean isForgotten(WeakReference<TableState> was) {
        for (int tries = 0; tries < 20 && was.get() != null; tries++) {
            System.gc();
        }
        return was.get() == null;
    }

    @Test
    void aStateHoldsNoneOfThoseThatCameAfterItInPlay() {
        botsSit();
        TableState held = state;
        anAnswerIsPlayed();
        var between = new WeakReference<>(state);
        anAnswerIsPlayed();
        assertThat(isForgotten(between)).isTrue();
        assertThat(held.answers()).isZero();
        assertThat(state.answers()).isPositive();
    }

    @Test
    void norDoesTheFirstStateOfATableThatIsReadFromItsJournal() {
        botsSit();
        anAnswerIsPlayed();
        state = first.apply(events.getFirst());
        var between = new WeakReference<>(state);
        events.stream().skip(1).forEach(event -> state = state.apply(event));
        assertThat(isForgotten(between)).isTrue();
        assertThat(first.isOpened()).isFalse();
    }

    @Test
    void whatWasTriedIsNotWorkedOutAgain() {
        TableEvent opened = TableTestServer.opened(1);
        TableState tried = first.tried(opened);
        assertThat(first.tried(opened)).isSameAs(tried);
        assertThat(first.apply(opened)).isSameAs(tried);
        assertThat(first.apply(opened)).isNotSameAs(tried);
    }
}
