package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** IT-O. */
class ItOTest {
    private static final String ITO = "IT-O";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    private static Position corridor() {
        return table().at(CORRIDOR, ITO, "Stormtrooper", "Garindan")
                .at(WAR_ROOM, "Stormtrooper#5")
                .captive("Stormtrooper#5", "Rebel Trooper#5")
                .captive("Stormtrooper", "Rebel Trooper");
    }

    @Test
    void captivesPresentAddToHisPlayersForceDrainThere() {
        double alone = table().at(CORRIDOR, "Stormtrooper").turn(DARK).forceDrain(CORRIDOR, DARK);
        assertThat(corridor().turn(DARK).forceDrain(CORRIDOR, DARK)).isEqualTo(alone + 1);
        assertThat(
                        corridor()
                                .captive("Garindan", "Luke Skywalker")
                                .turn(DARK)
                                .forceDrain(CORRIDOR, DARK))
                .isEqualTo(alone + 2);
        assertThat(table().at(CORRIDOR, ITO, "Stormtrooper").turn(DARK).forceDrain(CORRIDOR, DARK))
                .isEqualTo(alone);
    }

    @Test
    void captivesInThePrisonArePresentAsWell() {
        double alone = table().at(CORRIDOR, "Stormtrooper").turn(DARK).forceDrain(CORRIDOR, DARK);
        assertThat(
                        corridor()
                                .imprisoned(CORRIDOR, "Luke Skywalker")
                                .turn(DARK)
                                .forceDrain(CORRIDOR, DARK))
                .isEqualTo(alone + 2);
    }

    @Test
    void frozenCaptivesDoNotCount() {
        double alone = table().at(CORRIDOR, "Stormtrooper").turn(DARK).forceDrain(CORRIDOR, DARK);
        assertThat(corridor().frozen("Rebel Trooper").turn(DARK).forceDrain(CORRIDOR, DARK))
                .isEqualTo(alone);
    }

    @Test
    void elsewhereNothingIsAdded() {
        var scene =
                table().at(WAR_ROOM, ITO, "Stormtrooper")
                        .captive("Stormtrooper", "Rebel Trooper")
                        .at(CORRIDOR, "Stormtrooper#2")
                        .captive("Stormtrooper#2", "Rebel Trooper#2")
                        .turn(DARK);
        double alone = table().at(CORRIDOR, "Stormtrooper").turn(DARK).forceDrain(CORRIDOR, DARK);
        assertThat(scene.forceDrain(CORRIDOR, DARK)).isEqualTo(alone);
        double there = table().at(WAR_ROOM, "Stormtrooper").turn(DARK).forceDrain(WAR_ROOM, DARK);
        assertThat(scene.forceDrain(WAR_ROOM, DARK)).isEqualTo(there);
    }

    @Test
    void stolenHeAddsNothing() {
        var scene =
                table().at(CORRIDOR, ITO, "Luke Skywalker", "Stormtrooper")
                        .stolen(ITO)
                        .captive("Stormtrooper", "Rebel Trooper")
                        .turn(LIGHT);
        var without =
                table().at(CORRIDOR, "Luke Skywalker", "Stormtrooper")
                        .captive("Stormtrooper", "Rebel Trooper")
                        .turn(LIGHT);
        for (var side : List.of(DARK, LIGHT)) {
            assertThat(scene.forceDrain(CORRIDOR, side))
                    .isEqualTo(without.forceDrain(CORRIDOR, side));
        }
    }

    @Test
    void noRestrainingBoltIsDeployedOnHim() {
        var scene =
                corridor()
                        .at(CORRIDOR, "R2-Q2", "R3-T6")
                        .hand(DARK, "dark Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "dark Restraining Bolt"))
                .containsExactlyInAnyOrder("R2-Q2 (Artoo-Kyootoo)", "R3-T6 (Arthree-Teesix)");
    }
}
