package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Son Of Skywalker and Yoda. */
class DagobahDeployersTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";

    @ParameterizedTest
    @ValueSource(strings = {"Son Of Skywalker", "Yoda"})
    void theyDeployToTheSitesOfDagobahAndAboardShipsInItsClouds(String who) {
        var scene =
                table().site(SWAMP, LIGHT)
                        .system("Dagobah", LIGHT)
                        .site(CANTINA, LIGHT)
                        .locationOf("Dagobah", "Clouds", LIGHT)
                        .at("Clouds", "Corellian Corvette")
                        .at("Dagobah", "Tantive IV")
                        .hand(LIGHT, who)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        var places = scene.deploy(who).offered();
        assertThat(places).contains(SWAMP, "Corellian Corvette");
        assertThat(places).doesNotContain("Dagobah", CANTINA, "Tantive IV");
    }

    @Test
    void sonOfSkywalkerDeploysToCloudCityAndYodaDoesNot() {
        var scene =
                table().site(PLAZA, DARK)
                        .at(PLAZA, "Rebel Trooper")
                        .hand(LIGHT, "Son Of Skywalker", "Yoda")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Yoda").deploy("Son Of Skywalker");
        assertThat(scene.locationOf("Son Of Skywalker")).isEqualTo(PLAZA);
    }

    @Test
    void cloudsOfBespinAreNotOnCloudCity() {
        var scene =
                table().locationOf("Bespin", "Clouds", LIGHT)
                        .at("Clouds", "Corellian Corvette")
                        .hand(LIGHT, "Son Of Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Son Of Skywalker");
    }

    @Test
    void sonOfSkywalkerAddsTwoToThePowerOfWhatHePilots() {
        var scene =
                table().at("Tatooine", "X-wing", "Millennium Falcon")
                        .passenger("Millennium Falcon", "Han Solo")
                        .pilot("X-wing", "Son Of Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        var without = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("X-wing")).isEqualTo(without.power("X-wing") + 2);
    }

    @Test
    void onceInTheGameALightsaberIsDeployedOnSonOfSkywalkerForFree() {
        var scene =
                table().at(SWAMP, "Son Of Skywalker")
                        .reserve(
                                LIGHT,
                                "Anakin's Lightsaber",
                                "Obi-Wan's Lightsaber",
                                "Blaster Rifle")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Son Of Skywalker");
        assertThat(scene.offered())
                .anyMatch(offer -> offer.startsWith("Anakin"))
                .noneMatch(offer -> offer.startsWith("Blaster"));
        scene.choose("Anakin's Lightsaber").passResponses();
        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Son Of Skywalker");
        assertThat(scene.used(LIGHT)).isEmpty();
        scene.mayNot("use Son Of Skywalker");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("use Son Of Skywalker");
        scene.passUntil(DARK, Phase.DEPLOY)
                .passUntil(LIGHT, Phase.DEPLOY)
                .mayNot("use Son Of Skywalker");
    }

    @Test
    void theirImmunityToAttrition() {
        var scene = table().at(SWAMP, "Son Of Skywalker", "Yoda").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Son Of Skywalker")).isEqualTo(4);
        assertThat(scene.immunity("Yoda")).isInfinite();
    }

    @Test
    void whereYodaIsPresentNobodyBattlesWithoutADarkCharacterOfAbilityAboveThree() {
        for (var player : new Side[] {DARK, LIGHT}) {
            table().at(CANTINA, "Yoda", "Stormtrooper", "Rebel Trooper")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .mayNot("battle at " + CANTINA);
            table().at(CANTINA, "Yoda", "Darth Vader", "Rebel Trooper")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .offers("battle at " + CANTINA);
            table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                    .at("Tatooine: Mos Eisley", "Yoda")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .offers("battle at " + CANTINA);
        }
    }

    @Test
    void yodaAddsOneToTrainingDestinyAsTheMentor() {
        var scene =
                table().at(SWAMP, "Yoda", "Son Of Skywalker", "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.CONTROL);
        double by = scene.figure(Figure.TRAINING_DESTINY, "Son Of Skywalker", "Yoda");
        double other = scene.figure(Figure.TRAINING_DESTINY, "Son Of Skywalker", "Obi-Wan Kenobi");
        assertThat(by - other).isEqualTo(1);
    }
}
