package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Weapon Malfunction. */
class WeaponMalfunctionTest {
    private static final String FAULT = "Weapon Malfunction";

    @Test
    void itDeploysOnADockingBayAimedAtAWeaponOfAStarfighterOrVehicle() {
        var scene =
                table().site(BAY, DARK)
                        .at(PLAINS, "Snowspeeder", "Rebel Trooper", "Atgar Laser Cannon")
                        .on("Snowspeeder", "Dual Laser Cannon", "Power Harpoon")
                        .on("Rebel Trooper", "Blaster")
                        .at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes", "Fusion Generator Supply Tanks")
                        .on("Devastator", "Turbolaser Battery")
                        .hand(DARK, FAULT)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(FAULT);
        assertThat(scene.hostOf(FAULT)).isNotEqualTo(PLAINS);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "Dual Laser Cannon", "Power Harpoon", "Proton Torpedoes");
        scene.choose("Dual Laser Cannon").passResponses();
        assertThat(scene.hostOf(FAULT)).isEqualTo(BAY);
    }

    @Test
    void thatWeaponAloneDoesNotFire() {
        var scene =
                table().site(BAY, DARK)
                        .on(BAY, FAULT)
                        .at(PLAINS, "Snowspeeder", "Blizzard 2")
                        .on("Snowspeeder", "Dual Laser Cannon", "Power Harpoon")
                        .aimed(FAULT, "Dual Laser Cannon")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).passUntil("fire Power Harpoon").mayNot("fire Dual Laser Cannon");
    }

    @Test
    void itEndsWhenTheWeaponComesThere() {
        var scene =
                table().site(BAY, DARK)
                        .on(BAY, FAULT)
                        .at(MOS_EISLEY, "Snowspeeder")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .aimed(FAULT, "Dual Laser Cannon")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Snowspeeder").to(BAY).passUntil(LIGHT);
        assertThat(scene.isOnTable(FAULT)).isFalse();
    }
}
