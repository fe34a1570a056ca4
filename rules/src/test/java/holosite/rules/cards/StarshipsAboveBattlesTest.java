package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Systems that let the starships of the player who controls them help in battles below. */
class StarshipsAboveBattlesTest {

    @ParameterizedTest
    @CsvSource({
        "Tatooine, Tatooine: Mos Eisley, DARK, DARK, 1",
        "Tatooine, Tatooine: Mos Eisley, DARK, LIGHT, 1",
        "Tatooine, Tatooine: Mos Eisley, LIGHT, DARK, 1",
        "Tatooine, Tatooine: Mos Eisley, LIGHT, LIGHT, 1",
        "Yavin 4, Yavin 4: Docking Bay, DARK, DARK, 1",
        "Yavin 4, Yavin 4: Docking Bay, DARK, LIGHT, 1",
        "Yavin 4, Yavin 4: Docking Bay, LIGHT, DARK, 1",
        "Yavin 4, Yavin 4: Docking Bay, LIGHT, LIGHT, 1",
        "Hoth, Hoth: Ice Plains (5th Marker), DARK, DARK, 1",
        "Hoth, Hoth: Ice Plains (5th Marker), DARK, LIGHT, 1",
        "Hoth, Hoth: Ice Plains (5th Marker), LIGHT, DARK, 1",
        "Hoth, Hoth: Ice Plains (5th Marker), LIGHT, LIGHT, 1",
        "Endor, Endor: Back Door, DARK, DARK, 1",
        "Coruscant, Coruscant: Galactic Senate, DARK, DARK, 0",
        "Coruscant, Coruscant: Galactic Senate, DARK, LIGHT, 0",
        "Coruscant, Coruscant: Galactic Senate, LIGHT, DARK, 0",
        "Coruscant, Coruscant: Galactic Senate, LIGHT, LIGHT, 0"
    })
    void twoStarshipsAddTwoToPowerInABattleAtASite(
            String system, String site, Side version, Side player, double trooper) {
        assertThat(power(system, system, site, version, player)).isEqualTo(trooper + 2);
        // Without any power on either side the battle in the Senate is over at once.
        assertThat(power("Kessel", system, site, version, player)).isEqualTo(1);
    }

    /** The power of one trooper in a battle at a site, with two starships at a system. */
    private static double power(
            String starships, String system, String site, Side version, Side player) {
        String starship = player == DARK ? "TIE Scout" : "Y-wing";
        var scene =
                table().system(system, version)
                        .site(site, DARK)
                        .system("Kessel", DARK)
                        .at(site, "Stormtrooper", "Rebel Trooper")
                        .at(starships, starship + "#1", starship + "#2")
                        .force(player, 3)
                        .turn(player, Phase.BATTLE);
        scene.battleAt(site);
        return scene.totalPower(site, player);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine, Tatooine: Mos Eisley", "Yavin 4, Yavin 4: Docking Bay"})
    void onlyYourStarshipsThereCountAndOnlyInBattlesAtSitesBelow(String system, String site) {
        for (Side version : Side.values()) {
            for (Side player : Side.values()) {
                var above = crowd(system, site, version, player).turn(player, Phase.BATTLE);
                assertThat(support(above, site, player)).isZero();
                assertThat(support(above.battleAt(site), site, player)).isEqualTo(2);

                for (String elsewhere : new String[] {PLAINS, "Clouds"}) {
                    var scene = crowd(system, site, version, player).turn(player, Phase.BATTLE);
                    scene.battleAt(elsewhere);
                    assertThat(support(scene, elsewhere, player)).isZero();
                }

                var contested =
                        crowd(system, site, version, player)
                                .at(system, player == DARK ? "A-wing" : "TIE Advanced x1")
                                .turn(player, Phase.BATTLE);
                assertThat(support(contested.battleAt(site), site, player)).isZero();
            }
        }
    }

    /** Two starships of a player above a site, with somebody at each place below. */
    private static Position crowd(String system, String site, Side version, Side player) {
        String piloted = player == DARK ? "Black 2" : "Red 1";
        return table().system(system, version)
                .site(site, DARK)
                .locationOf(system, "Clouds", LIGHT)
                .at(system, piloted, player == DARK ? "TIE Scout" : "Y-wing")
                .pilot(piloted, player == DARK ? "DS-61-2" : "Wedge Antilles")
                .at(system, player == DARK ? "Red 3" : "Black 3")
                .at("Kessel", player == DARK ? "Devastator" : "Tantive IV")
                .at(site, "Stormtrooper#1", "Rebel Trooper#1")
                .at(PLAINS, "Stormtrooper#2", "Rebel Trooper#2")
                .at("Clouds", "TIE Fighter", "X-wing")
                .force(player, 3);
    }

    /** What a player's total power at a place exceeds the power of his only card there by. */
    private static double support(Scene scene, String place, Side player) {
        String dark = place.equals("Clouds") ? "TIE Fighter" : "Stormtrooper";
        String light = place.equals("Clouds") ? "X-wing" : "Rebel Trooper";
        String copy = place.equals(PLAINS) ? "#2" : place.equals("Clouds") ? "" : "#1";
        return scene.totalPower(place, player)
                - scene.power((player == DARK ? dark : light) + copy);
    }
}
