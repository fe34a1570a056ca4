package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Luke's Cape. */
class LukesCapeTest {
    private static final String CAPE = "Luke's Cape";

    @Test
    void awayFromTatooineItGeneratesOneMore() {
        int plain = table().at(WAR_ROOM, "Luke Skywalker").turn(LIGHT).generation(LIGHT);
        var worn = table().at(WAR_ROOM, "Luke Skywalker").on("Luke Skywalker", CAPE);
        assertThat(worn.turn(LIGHT).generation(LIGHT)).isEqualTo(plain + 1);
        int home = table().at(CANTINA, "Luke Skywalker").turn(LIGHT).generation(LIGHT);
        var athome = table().at(CANTINA, "Luke Skywalker").on("Luke Skywalker", CAPE);
        assertThat(athome.turn(LIGHT).generation(LIGHT)).isEqualTo(home);
    }

    @Test
    void whoWearsItIsImmuneToAttritionBelowThree() {
        var scene =
                table().at(CANTINA, "Owen Lars", "Leia Organa").on("Owen Lars", CAPE).turn(LIGHT);
        assertThat(scene.immunity("Owen Lars")).isEqualTo(3);
        assertThat(scene.immunity("Leia Organa")).isNotEqualTo(3);
    }

    @Test
    void itDeploysOnARebelOrAlienForTwoForce() {
        var position =
                table().at(CANTINA, "Luke Skywalker", "Zutton", "Stormtrooper", "C-3PO")
                        .hand(LIGHT, CAPE);
        position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + CAPE);
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CAPE)).containsExactlyInAnyOrder("Luke Skywalker", "Zutton");
    }
}
