package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Fear Will Keep Them In Line. */
class FearWillKeepThemInLineTest {
    private static final String FEAR = "Fear Will Keep Them In Line";

    private static double power(String... defenders) {
        var scene =
                table().at("Tatooine", "Devastator")
                        .at("Tatooine", defenders)
                        .at(FARM, "Stormtrooper", "Rebel Trooper")
                        .at(BAY, "Stormtrooper#2")
                        .on("Devastator", FEAR)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.totalPower(FARM, DARK)).isEqualTo(1);
        scene.battleAt(FARM);
        assertThat(scene.totalPower(BAY, DARK)).isEqualTo(1);
        assertThat(scene.totalPower(FARM, LIGHT)).isEqualTo(1);
        return scene.totalPower(FARM, DARK);
    }

    @Test
    void aShipAtASystemYouControlHelpsBattlesAtItsSites() {
        assertThat(power()).isEqualTo(2 + 1);
        // Tatooine itself helps with each starship of whoever controls it
        assertThat(power("X-wing")).isEqualTo(1);
    }

    @Test
    void onlyBattlesAtSitesOfThatSystem() {
        for (String place : new String[] {"Kessel", "Tatooine", WAR_ROOM}) {
            var position = table().at("Tatooine", "Devastator").on("Devastator", FEAR);
            if (place.equals("Kessel")) {
                position.at(place, "TIE Fighter", "X-wing");
            } else if (place.equals("Tatooine")) {
                position.at("Kessel", "TIE Fighter").at(place, "X-wing");
            } else {
                position.at(place, "Stormtrooper", "Rebel Trooper");
            }
            var scene = position.force(DARK, 2).turn(DARK, Phase.BATTLE);
            double before = scene.totalPower(place, DARK);
            scene.battleAt(place);
            assertThat(scene.totalPower(place, DARK)).as(place).isEqualTo(before);
        }
    }

    @Test
    void aSectorOfThatSystemIsNoSite() {
        var scene =
                table().at("Anoat", "Devastator")
                        .on("Devastator", FEAR)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .at("Asteroid Field", "TIE Fighter", "X-wing")
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Asteroid Field");
        assertThat(scene.totalPower("Asteroid Field", DARK)).isEqualTo(1);
    }

    @Test
    void aShipLandedAtASiteDoesNotHelp() {
        var scene =
                table().at(BAY, "Devastator")
                        .on("Devastator", FEAR)
                        .at(FARM, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        assertThat(scene.totalPower(FARM, DARK)).isEqualTo(1);
    }

    @Test
    void itGoesOnAnyCapitalStarship() {
        var scene =
                table().at("Tatooine", "Devastator", "TIE Fighter", "Corellian Corvette")
                        .hand(DARK, FEAR)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, FEAR))
                .containsExactlyInAnyOrder("Devastator", "Corellian Corvette");
    }
}
