package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.rules.log.Audience;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How often a player was asked depends on his hand: the numbers others see do not count it. */
final class AudienceCountersTest {
    private static final int LOG = 7;

    private static final AudienceCounters BEFORE = AudienceCounters.NONE.after(said(), LOG);

    private static TableEvent said() {
        return new TableEvent.ChatSaid("Ann", Optional.of(Side.DARK), "hello", 1);
    }

    private static TableEvent passed(Side side) {
        return new TableEvent.Answered(side, "pass", "pass", "", 0, true, 1);
    }

    @Test
    void anAnswerThatChangesNothingForOthersIsCountedByItsPlayerAlone() {
        AudienceCounters after = BEFORE.after(passed(Side.DARK), LOG);
        assertThat(after.event(Audience.DARK)).isEqualTo(BEFORE.event(Audience.DARK) + 1);
        assertThat(after.event(Audience.LIGHT)).isEqualTo(BEFORE.event(Audience.LIGHT));
        assertThat(after.event(Audience.SPECTATOR)).isEqualTo(BEFORE.event(Audience.SPECTATOR));
    }

    @Test
    void decisionsAreNumberedForEachPlayer() {
        AudienceCounters after = BEFORE.after(passed(Side.DARK), LOG);
        assertThat(after.question(Side.DARK)).isEqualTo(BEFORE.question(Side.DARK) + 1);
        assertThat(after.question(Side.LIGHT)).isEqualTo(BEFORE.question(Side.LIGHT));
    }

    @Test
    void whatEverybodySeesIsCountedByAll() {
        AudienceCounters told = BEFORE.after(passed(Side.DARK), LOG + 2);
        AudienceCounters said = BEFORE.after(said(), LOG);
        for (Audience audience : Audience.values()) {
            assertThat(told.event(audience)).isGreaterThan(BEFORE.event(audience));
            assertThat(said.event(audience)).isEqualTo(BEFORE.event(audience) + 1);
        }
    }
}
