package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Blaster Rack. */
class BlasterRackTest {
    private static final String RACK = "Blaster Rack";

    private static Position table() {
        return CardTable.table().beside(DARK, RACK);
    }

    @Test
    void itDeploysOnYourSideOfTheTable() {
        var scene = CardTable.table().hand(DARK, RACK).turn(DARK, Phase.DEPLOY);
        scene.deploy(RACK).passResponses();
        assertThat(scene.isOnTable(RACK)).isTrue();
    }

    @Test
    void yourCharacterWeaponsAtSitesGoThereAtAnyTime() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Greedo", "Luke Skywalker")
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Stormtrooper#2")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Greedo", "Blaster Rifle (1_312)")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .on("Stormtrooper#2", "Imperial Blaster#2")
                        .on("Devastator", "Ion Cannon")
                        .turn(LIGHT, Phase.CONTROL)
                        .passUntil("use " + RACK);
        scene.use(RACK);
        assertThat(scene.offered()).hasSize(2);
        scene.choose("Imperial Blaster").passResponses();
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo(RACK);
        scene.passUntil("use " + RACK);
    }

    @Test
    void aWeaponThereIsInactive() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .stacked(RACK, "Vader's Lightsaber")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.mayNot("fire Vader's Lightsaber");
    }

    @Test
    void itIsNoAnswerToAnything() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Rebel Trooper", "Blaster (1_152)")
                        .hand(DARK, "Collateral Damage")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.offers("play Collateral Damage").mayNot("use " + RACK);
    }

    @Test
    void inYourDeployPhaseAWeaponGoesToYourCharacterForItsDeployCost() {
        var scene =
                table().at(CANTINA, "Greedo", "Luke Skywalker", "EG-6")
                        .at(BAY, "Stormtrooper")
                        .stacked(RACK, "Imperial Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.use(RACK);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Greedo", "Stormtrooper");
        scene.choose("Stormtrooper").passResponses();
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo("Stormtrooper");
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void thatDependsOnTheCharacterAndMustBePaid() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .stacked(RACK, "Vader's Lightsaber")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(RACK).passResponses();
        assertThat(scene.hostOf("Vader's Lightsaber")).isEqualTo("Darth Vader");
        table().at(CANTINA, "Stormtrooper")
                .stacked(RACK, "Imperial Blaster")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + RACK);
    }

    @Test
    void inOtherPhasesNothingIsTakenFromIt() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .stacked(RACK, "Vader's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        CardTable.mayNotInThisPhase(scene, "use " + RACK);
        CardTable.mayNotInThisPhase(
                table().at(CANTINA, "Darth Vader")
                        .stacked(RACK, "Vader's Lightsaber")
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.DEPLOY),
                "use " + RACK);
    }

    @Test
    void otherWeaponsAndEmptyRacksAreNothing() {
        table().at(CANTINA, "Darth Vader").turn(DARK, Phase.DEPLOY).mayNot("use " + RACK);
    }
}
