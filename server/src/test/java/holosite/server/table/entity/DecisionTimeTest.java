package holosite.server.table.entity;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.server.table.TableTestServer;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableState;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A decision waits from the moment at which what led to it is stored. */
class DecisionTimeTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());

    /** A clock that is set by hand. */
    private static final class HandClock extends Clock {
        private long now = 100_000;

        @Override
        public long millis() {
            return now;
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(now);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private final HandClock clock = new HandClock();
    private final DecisionTime time = new DecisionTime(clock);
    private TableState state = new TableState(CARDS, TableTestServer.RULES);

    private void write(TableEvent event, long millis) {
        time.writes();
        clock.now += millis;
        state = state.apply(event);
        time.written(state);
    }

    private void open(long millis) {
        time.begin(state);
        write(
                new TableEvent.Opened(
                        TableEvent.FORMAT,
                        TableTestServer.RULES,
                        "table",
                        new TableOptions(false, 10, 0, 0),
                        7,
                        TableTestServer.seat(Side.DARK, "ann"),
                        TableTestServer.seat(Side.LIGHT, "bob"),
                        "",
                        List.of(),
                        "",
                        "",
                        clock.now),
                millis);
    }

    private TableEvent.ChatSaid chat() {
        return new TableEvent.ChatSaid("ann", Optional.of(Side.DARK), "hello", clock.now);
    }

    @Test
    void theClockOfWhoeverIsAskedNextStartsOnceTheAnswerIsStored() {
        open(9_000);
        assertThat(time.asked(state)).isEqualTo(109_000);
        clock.now += 400;
        assertThat(time.spent(state, clock.now)).isEqualTo(400);
    }

    @Test
    void aSlowWriteInBetweenIsNobodysTime() {
        open(0);
        clock.now += 1_000;
        write(chat(), 6_000);
        assertThat(time.spent(state, clock.now)).isEqualTo(1_000);
        clock.now += 500;
        assertThat(time.spent(state, clock.now)).isEqualTo(1_500);
    }

    @Test
    void whatIsSaidOnceTheTableIsAwakeGivesNoTimeBack() {
        open(0);
        time.begin(state);
        clock.now += 5_000;
        write(chat(), 10);
        assertThat(time.spent(state, clock.now)).isEqualTo(5_010);
    }

    @Test
    void aQuickWriteMovesNoClock() {
        open(0);
        for (int i = 0; i < 10; i++) {
            write(chat(), 200);
        }
        assertThat(time.asked(state)).isEqualTo(100_000);
        assertThat(time.spent(state, clock.now)).isEqualTo(2_000);
    }

    @Test
    void theTimeInWhichTheTableSleptIsNobodys() {
        open(0);
        clock.now += 3_600_000;
        time.begin(state);
        clock.now += 700;
        assertThat(time.spent(state, clock.now)).isEqualTo(700);
    }

    @Test
    void withoutAClockNothingIsSpent() {
        assertThat(time.spent(state, clock.now)).isZero();
    }
}
