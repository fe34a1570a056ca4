package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards whose text names where alone they deploy. */
class DeploysOnlyTest {

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Sandcrawler, Tatooine: Mos Eisley, Hoth: Ice Plains (5th Marker)",
        "DARK, Snowtrooper, Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley",
        "DARK, Snowtrooper Officer, Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley",
        "LIGHT, Echo Base Trooper, Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley",
        "LIGHT, Echo Base Trooper Officer, Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley",
        "LIGHT, Commander Luke Skywalker, Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley",
        "LIGHT, Son Of Skywalker, Dagobah: Jungle, Tatooine: Mos Eisley",
        "LIGHT, Son Of Skywalker, Cloud City: Upper Plaza Corridor, Tatooine: Mos Eisley",
        "LIGHT, Yoda, Dagobah: Jungle, Tatooine: Mos Eisley",
        "DARK, dark Lando Calrissian (5_99), Cloud City: Upper Plaza Corridor, Tatooine: Mos Eisley",
        "DARK, Sandtrooper, Tatooine: Mos Eisley, Hoth: Ice Plains (5th Marker)",
        "DARK, Dewback, Tatooine: Mos Eisley, Hoth: Ice Plains (5th Marker)",
        "LIGHT, Princess Leia (5_7), Hoth: Ice Plains (5th Marker), Tatooine: Mos Eisley"
    })
    void aCardDeploysHereAndNotThere(Side side, String card, String here, String there) {
        String trooper = side == DARK ? "Stormtrooper" : "Rebel Trooper";
        var scene =
                table().site(here)
                        .site(there)
                        .at(here, trooper + "#1")
                        .at(there, trooper + "#2")
                        .hand(side, card)
                        .force(side, 12)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(card).passResponses();

        assertThat(scene.locationOf(card)).isEqualTo(here);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Snowtrooper, Devastator",
        "DARK, Snowtrooper Officer, Devastator",
        "LIGHT, Echo Base Trooper, Medium Transport",
        "LIGHT, Echo Base Trooper Officer, Medium Transport",
        "LIGHT, Commander Luke Skywalker, Medium Transport",
        "LIGHT, Princess Leia (5_7), Medium Transport"
    })
    void whoDeploysToHothOnlyDoesNotDeployAboardAStarshipAboveIt(
            Side side, String card, String starship) {
        var scene =
                table().site(PLAINS, DARK)
                        .at(PLAINS, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .at("Hoth", starship)
                        .hand(side, card)
                        .force(side, 12)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(card).passResponses();

        assertThat(scene.hostOf(card)).isEqualTo(PLAINS);
    }

    @Test
    void aCloudSectorIsNotOnCloudCity() {
        var scene =
                table().location("Bespin: Cloud City", LIGHT)
                        .site("Cloud City: Guest Quarters", LIGHT)
                        .at("Bespin: Cloud City", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(LIGHT, "Princess Leia (5_7)")
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Princess Leia (5_7)").passResponses();
        assertThat(scene.locationOf("Princess Leia (5_7)")).isEqualTo("Cloud City: Guest Quarters");
    }
}
