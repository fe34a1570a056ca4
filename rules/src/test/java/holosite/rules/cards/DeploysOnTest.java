package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Effects, devices and weapons are deployed on, and for how much Force. */
class DeploysOnTest {
    private static final int FORCE = 9;

    @ParameterizedTest
    @CsvSource({
        "DARK, Comlink, Stormtrooper, Devastator, 1",
        "LIGHT, Tatooine Utility Belt, Rebel Trooper, C-3PO, 1",
        "DARK, Portable Fusion Generator, Stormtrooper, Garindan, 0",
        "DARK, Thermal Detonator, Bossk, Stormtrooper, 3",
        "DARK, Darth Vader's Lightsaber, Darth Vader, Stormtrooper, 0",
        "LIGHT, Yoda's Hope, Rebel Trooper, Sandcrawler, 0",
        "DARK, dark Undercover, Garindan, Stormtrooper, 0"
    })
    void aCardGoesOnThisAndNotOnThat(Side side, String card, String host, String other, int cost) {
        var position =
                other.equals("Devastator")
                        ? table().at(MOS_EISLEY, host).at("Tatooine", other)
                        : table().at(MOS_EISLEY, host, other);
        var scene = position.hand(side, card).force(side, FORCE).turn(side, Phase.DEPLOY);

        scene.deploy(card).passResponses();

        assertThat(scene.hostOf(card)).isEqualTo(host);
        assertThat(scene.forcePile(side)).hasSize(FORCE - cost);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Laser Projector, Death Star: War Room, Tatooine: Mos Eisley, 2",
        "DARK, Dark Waters, Tatooine: Mos Eisley, Hoth: Ice Plains (5th Marker), 0",
        "DARK, dark Boonta Eve Podrace, Tatooine: Podrace Arena, Tatooine: Mos Eisley, 0"
    })
    void aCardGoesToThisLocationAndNotToThat(
            Side side, String card, String location, String other, int cost) {
        var scene =
                table().site(location, DARK)
                        .site(other, DARK)
                        .at(location, "Stormtrooper#1")
                        .at(other, "Stormtrooper#2")
                        .hand(side, card)
                        .force(side, FORCE)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(card).passResponses();

        assertThat(scene.hostOf(card)).isEqualTo(location);
        assertThat(scene.forcePile(side)).hasSize(FORCE - cost);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Luke Seeker",
        "DARK, Han Seeker",
        "LIGHT, Tagge Seeker",
        "LIGHT, Tarkin Seeker"
    })
    void aSeekerGoesToASiteThatNobodyOccupies(Side side, String seeker) {
        String empty = "Tatooine: Docking Bay 94";
        var scene =
                table().site(empty, DARK)
                        .system("Kessel", DARK)
                        .at(MOS_EISLEY, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .hand(side, seeker)
                        .force(side, FORCE)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(seeker).passResponses();

        assertThat(scene.locationOf(seeker)).isEqualTo(empty);
        assertThat(scene.forcePile(side)).hasSize(FORCE - 1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Tauntaun Bones, 1",
        "LIGHT, Bargaining Table, 0",
        "LIGHT, 'Do, Or Do Not (4_21)', 0",
        "DARK, There Is No Try (4_134), 0",
        "LIGHT, Docking And Repair Facilities, 4",
        "DARK, Accepting Trade Federation Control, 0",
        "LIGHT, Plea To The Court, 0"
    })
    void anEffectGoesOnTheTable(Side side, String effect, int cost) {
        var scene =
                table().at(MOS_EISLEY, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .hand(side, effect)
                        .force(side, FORCE)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(effect).passResponses();

        assertThat(scene.isOnTable(effect)).isTrue();
        assertThat(scene.forcePile(side)).hasSize(FORCE - cost);
    }

    @Test
    void aTurbolaserBatteryGoesOnStarDestroyersAndMobileSystems() {
        String battery = "Turbolaser Battery";
        var scene =
                table().at("Tatooine", "Devastator", "TIE Fighter")
                        .system("Death Star", DARK)
                        .at("Death Star: War Room", "Stormtrooper")
                        .at("Kessel", "Tantive IV")
                        .hand(DARK, battery)
                        .force(DARK, FORCE)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, battery)).containsExactlyInAnyOrder("Devastator", "Death Star");
    }
}
