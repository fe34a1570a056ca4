package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Agenda;
import org.junit.jupiter.api.Test;

/** Plead My Case To The Senate, and its other face. */
class PleadMyCaseToTheSenateTest extends SenateObjective {
    PleadMyCaseToTheSenateTest() {
        super(LIGHT, "Plead My Case To The Senate", Agenda.PEACE, Agenda.ORDER);
    }

    @Test
    void whoeverWantsOrderCountsMostSenatorOrNot() {
        assertThat(moreForChancellor()).isEqualTo(3);
    }
}
