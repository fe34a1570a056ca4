package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Systems that let the starships of the player who controls them help in battles below. */
class StarshipsAboveBattlesTest {
    private static final Card NABOO_YARD =
            Kinds.site("Naboo", "Plain Yard", DARK, "0_83")
                    .force(1, 1)
                    .icons(Icon.EXTERIOR, Icon.PLANET)
                    .done();

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
        "Bespin: Cloud City, Cloud City: Security Tower, DARK, DARK, 1",
        "Bespin: Cloud City, Cloud City: Security Tower, DARK, LIGHT, 1",
        "Bespin: Cloud City, Cloud City: Security Tower, LIGHT, DARK, 1",
        "Bespin: Cloud City, Cloud City: Security Tower, LIGHT, LIGHT, 1",
        "Naboo, Naboo: Plain Yard, DARK, DARK, 1",
        "Naboo, Naboo: Plain Yard, DARK, LIGHT, 1",
        "Coruscant, Coruscant: Galactic Senate, DARK, DARK, 0",
        "Coruscant, Coruscant: Galactic Senate, DARK, LIGHT, 0",
        "Coruscant, Coruscant: Galactic Senate, LIGHT, DARK, 0",
        "Coruscant, Coruscant: Galactic Senate, LIGHT, LIGHT, 0"
    })
    void twoStarshipsAddTwoToPowerInABattleAtASite(
            String system, String site, Side version, Side player, double trooper) {
        var above = new Above(system, site, version, player);
        assertThat(above.battlePower(above.starshipsAt(system))).isEqualTo(trooper + 2);
        // Without any power on either side the battle in the Senate is over at once.
        assertThat(above.battlePower(above.starshipsAt("Kessel"))).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine, Tatooine: Mos Eisley, DARK, DARK",
        "Tatooine, Tatooine: Mos Eisley, DARK, LIGHT",
        "Tatooine, Tatooine: Mos Eisley, LIGHT, DARK",
        "Tatooine, Tatooine: Mos Eisley, LIGHT, LIGHT",
        "Yavin 4, Yavin 4: Docking Bay, DARK, DARK",
        "Yavin 4, Yavin 4: Docking Bay, DARK, LIGHT",
        "Yavin 4, Yavin 4: Docking Bay, LIGHT, DARK",
        "Yavin 4, Yavin 4: Docking Bay, LIGHT, LIGHT",
        "Hoth, Hoth: Ice Plains (5th Marker), DARK, DARK",
        "Hoth, Hoth: Ice Plains (5th Marker), DARK, LIGHT",
        "Hoth, Hoth: Ice Plains (5th Marker), LIGHT, DARK",
        "Hoth, Hoth: Ice Plains (5th Marker), LIGHT, LIGHT",
        "Endor, Endor: Back Door, DARK, DARK",
        "Bespin: Cloud City, Cloud City: Security Tower, DARK, DARK",
        "Bespin: Cloud City, Cloud City: Security Tower, DARK, LIGHT",
        "Bespin: Cloud City, Cloud City: Security Tower, LIGHT, DARK",
        "Bespin: Cloud City, Cloud City: Security Tower, LIGHT, LIGHT",
        "Naboo, Naboo: Plain Yard, DARK, DARK",
        "Naboo, Naboo: Plain Yard, DARK, LIGHT"
    })
    void onlyOwnStarshipsCountAndOnlyInABattleBelowTheSystemUnderControl(
            String system, String site, Side version, Side player) {
        var above = new Above(system, site, version, player);
        Side opponent = player == DARK ? Side.LIGHT : DARK;

        var mixed =
                above.starshipsAt(system)
                        .pilot(starship(player) + "#1", player == DARK ? "Dengar" : "Dutch")
                        .at(system, opponent == DARK ? "Black 2" : "Red 6")
                        .at("Kessel", starship(player) + "#3");
        assertThat(above.battlePower(mixed)).as("crew, opponent, elsewhere").isEqualTo(3);

        var contested = above.starshipsAt(system).at(system, starship(opponent) + "#1");
        assertThat(above.battlePower(contested)).as("without control").isEqualTo(1);

        assertThat(above.begin(above.starshipsAt(system)).totalPower(site, player))
                .as("without a battle")
                .isEqualTo(1);

        String other = "Dagobah: Jungle";
        var elsewhere =
                above.starshipsAt(system).at(other, "Stormtrooper#2").at(other, "Rebel Trooper#2");
        var scene = above.begin(elsewhere).battleAt(other);
        assertThat(scene.totalPower(other, player)).as("on another planet").isEqualTo(1);
    }

    private static String starship(Side side) {
        return side == DARK ? "TIE Scout" : "Y-wing";
    }

    /** A trooper of each side at a site below a system of which this side's version lies there. */
    private record Above(String system, String site, Side version, Side player) {

        /** Two of the player's starships at a system. */
        Position starshipsAt(String place) {
            String starship = starship(player);
            return tableWith(NABOO_YARD)
                    .system(system, version)
                    .site(site, DARK)
                    .system("Kessel", DARK)
                    .at(site, "Stormtrooper", "Rebel Trooper")
                    .at(place, starship + "#1", starship + "#2");
        }

        Scene begin(Position position) {
            return position.force(player, 3).turn(player, Phase.BATTLE);
        }

        double battlePower(Position position) {
            return begin(position).battleAt(site).totalPower(site, player);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine, Tatooine: Mos Eisley, DARK LIGHT",
        "Yavin 4, Yavin 4: Docking Bay, DARK LIGHT",
        "Coruscant, Coruscant: Galactic Senate, DARK LIGHT",
        "Naboo, Naboo: Plain Yard, DARK"
    })
    void onlyYourStarshipsThereCountAndOnlyInBattlesAtSitesBelow(
            String system, String site, String versions) {
        for (String one : versions.split(" ")) {
            Side version = Side.valueOf(one);
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

    @Test
    void noneHelpsInTheCloudsOfHoth() {
        for (Side version : Side.values()) {
            for (Side player : Side.values()) {
                var scene =
                        crowd("Hoth", "Hoth: Echo Docking Bay", version, player)
                                .turn(player, Phase.BATTLE)
                                .battleAt("Clouds");
                assertThat(support(scene, "Clouds", player)).isZero();
            }
        }
    }

    /** Two starships of a player above a site, with somebody at each place below. */
    private static Position crowd(String system, String site, Side version, Side player) {
        String piloted = player == DARK ? "Black 2" : "Red 1";
        return tableWith(NABOO_YARD)
                .system(system, version)
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
