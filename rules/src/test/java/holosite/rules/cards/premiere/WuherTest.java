package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Wuher. */
class WuherTest {
    private static Position bar(String place) {
        return table().site(MOS_EISLEY, DARK)
                .site(CANTINA, DARK)
                .at(place, "Wuher", "Rebel Trooper", "Stormtrooper", "R2-X2#1", "EG-6")
                .on("Rebel Trooper", "Anakin's Lightsaber")
                .on("Stormtrooper", "Blaster Rifle");
    }

    @Test
    void atTheStartOfHisControlPhaseWeaponsAndDroidsPresentAreLost() {
        var scene = bar(MOS_EISLEY).at(BAY, "R2-X2#2").turn(DARK, Phase.ACTIVATE);
        assertThat(scene.isOnTable("EG-6")).isTrue();
        assertThat(scene.isOnTable("Blaster Rifle")).isTrue();
        scene.passUntil(DARK, Phase.CONTROL);
        for (String gone :
                new String[] {"EG-6", "R2-X2#1", "Blaster Rifle", "Anakin's Lightsaber"}) {
            assertThat(scene.isIn(gone, Zone.LOST_PILE)).as(gone).isTrue();
        }
        for (String left : new String[] {"R2-X2#2", "Wuher", "Stormtrooper", "Rebel Trooper"}) {
            assertThat(scene.isOnTable(left)).as(left).isTrue();
        }
    }

    @Test
    void notInTheOpponentsControlPhaseNorInAnotherPhase() {
        var scene = bar(MOS_EISLEY).turn(LIGHT, Phase.ACTIVATE).passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable("EG-6")).isTrue();
        scene = bar(MOS_EISLEY).turn(DARK, Phase.DEPLOY).passUntil(DARK, Phase.MOVE);
        assertThat(scene.isOnTable("EG-6")).isTrue();
        assertThat(scene.isOnTable("Blaster Rifle")).isTrue();
    }

    @Test
    void aboardAStarshipHeMindsNobody() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Wuher", "EG-6")
                        .turn(DARK, Phase.ACTIVATE)
                        .passUntil(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable("EG-6")).isTrue();
    }

    @Test
    void inTheCantinaTheyAreLostAtOnce() {
        var scene = bar(CANTINA).turn(LIGHT, Phase.DEPLOY);
        scene.passUntil(LIGHT, Phase.BATTLE);
        for (String gone :
                new String[] {"EG-6", "R2-X2#1", "Blaster Rifle", "Anakin's Lightsaber"}) {
            assertThat(scene.isIn(gone, Zone.LOST_PILE)).as(gone).isTrue();
        }
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        assertThat(bar(MOS_EISLEY).turn(LIGHT, Phase.DEPLOY).isOnTable("EG-6")).isTrue();
    }

    @Test
    void atASystemNoWeaponIsLost() {
        var scene =
                table().at("Tatooine", "Devastator", "Black 2")
                        .passenger("Devastator", "Wuher")
                        .pilot("Black 2", "DS-61-2")
                        .on("Black 2", "Enhanced TIE Laser Cannon")
                        .turn(DARK, Phase.ACTIVATE)
                        .passUntil(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable("Enhanced TIE Laser Cannon")).isTrue();
    }

    @Test
    void whoeverHasAWeaponBuiltInDoesNotDistractHim() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at(CANTINA, "Wuher", "Rebel Trooper", "Dengar With Blaster Carbine")
                        .hand(LIGHT, "R2-X2")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("R2-X2").to(CANTINA).passResponses();
        assertThat(scene.isIn("R2-X2", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Dengar With Blaster Carbine")).isTrue();
    }

    @Test
    void aDroidThatComesToTheCantinaLaterIsLostAtOnceAndNoneElsewhere() {
        var scene =
                table().at(CANTINA, "Wuher", "Rebel Trooper")
                        .at(BAY, "EG-6", "R2-X2#1")
                        .hand(LIGHT, "R2-X2#2")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("R2-X2#2").to(CANTINA).passResponses();
        assertThat(scene.isIn("R2-X2#2", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("R2-X2#1")).isTrue();
        assertThat(scene.isOnTable("EG-6")).isTrue();
    }
}
