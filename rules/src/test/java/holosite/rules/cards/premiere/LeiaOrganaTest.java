package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Leia Organa. */
class LeiaOrganaTest {
    @Test
    void rebelsWithHerAtADeathStarSiteHaveMorePowerButNotAboardAStarshipAbove() {
        var below = table().at(WAR_ROOM, "Leia Organa", "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        assertThat(below.power("Rebel Trooper")).isEqualTo(2);
        var above =
                table().at("Death Star", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Leia Organa", "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(above.power("Rebel Trooper")).isEqualTo(1);
    }
}
