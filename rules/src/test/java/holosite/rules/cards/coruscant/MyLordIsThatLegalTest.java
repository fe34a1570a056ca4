package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Agenda;
import org.junit.jupiter.api.Test;

/** My Lord, Is That Legal?, and its other face. */
class MyLordIsThatLegalTest extends SenateObjective {
    MyLordIsThatLegalTest() {
        super(DARK, "My Lord, Is That Legal?", Agenda.BLOCKADE, Agenda.AMBITION);
    }

    @Test
    void ambitionWithoutASeatCountsForNothing() {
        assertThat(moreForChancellor()).isZero();
    }
}
