package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
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
}
