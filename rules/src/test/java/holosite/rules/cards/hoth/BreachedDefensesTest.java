package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Breached Defenses. */
class BreachedDefensesTest {
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";
    private static final String BREACH = "Breached Defenses";

    private static Scene entering(String who, String from, String to) {
        var scene =
                table().site(to)
                        .at(from, who)
                        .hand(DARK, BREACH)
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        return scene.move(who).to(to);
    }

    @ParameterizedTest
    @CsvSource({
        "Stormtrooper, Hoth: Main Power Generators (1st Marker), Hoth: Echo Docking Bay, true",
        "Djas Puhr, Hoth: Main Power Generators (1st Marker), Hoth: Echo Docking Bay, false",
        "Stormtrooper, Hoth: Echo Docking Bay, Hoth: Main Power Generators (1st Marker), false"
    })
    void itComesWhenAnImperialEntersTheBase(String who, String from, String to, boolean comes) {
        var scene = entering(who, from, to);
        assertThat(scene.isOffered("deploy " + BREACH)).isEqualTo(comes);
        if (comes) {
            scene.deploy(BREACH).passResponses();
            assertThat(scene.pile(DARK, Zone.SIDE_OF_TABLE)).contains(BREACH);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Echo Docking Bay, Hoth: Ice Plains (5th Marker), 1",
        "Tatooine: Cantina, Hoth: Ice Plains (5th Marker), 0",
        "Hoth: Echo Docking Bay, Tatooine: Mos Eisley, 0",
        "Hoth: Echo Docking Bay, Hoth, 0"
    })
    void fromWithinTheBaseItsPlayerFightsBetterOnHoth(String held, String battle, int more) {
        var scene =
                table().beside(DARK, BREACH)
                        .site(ECHO_BAY, DARK)
                        .at(held, "Snowtrooper")
                        .at(battle, battle.equals("Hoth") ? "TIE Fighter" : "Stormtrooper")
                        .at(battle, battle.equals("Hoth") ? "X-wing" : "Rebel Trooper")
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        double power = scene.totalPower(battle, DARK);
        double other = scene.totalPower(battle, LIGHT);
        scene.battleAt(battle);
        assertThat(scene.totalPower(battle, DARK)).isEqualTo(power + more);
        assertThat(scene.totalPower(battle, LIGHT)).isEqualTo(other);
    }
}
