package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What docking bays ask of a player for transit from them and to them. */
class DockingBaysTest {
    private static final int FORCE = 15;

    @ParameterizedTest
    @CsvSource({
        "Death Star: Docking Bay 327, DARK, DARK, 0",
        "Death Star: Docking Bay 327, DARK, LIGHT, 2",
        "Death Star: Docking Bay 327, LIGHT, LIGHT, 1",
        "Death Star: Docking Bay 327, LIGHT, DARK, 1",
        "Tatooine: Docking Bay 94, DARK, DARK, 1",
        "Tatooine: Docking Bay 94, DARK, LIGHT, 2",
        "Tatooine: Docking Bay 94, LIGHT, LIGHT, 1",
        "Tatooine: Docking Bay 94, LIGHT, DARK, 2",
        "Yavin 4: Docking Bay, DARK, DARK, 1",
        "Yavin 4: Docking Bay, DARK, LIGHT, 1",
        "Yavin 4: Docking Bay, LIGHT, LIGHT, 0",
        "Yavin 4: Docking Bay, LIGHT, DARK, 2",
        "Hoth: Echo Docking Bay, DARK, DARK, 2",
        "Hoth: Echo Docking Bay, DARK, LIGHT, 1",
        "Hoth: Echo Docking Bay, LIGHT, LIGHT, 1",
        "Hoth: Echo Docking Bay, LIGHT, DARK, 3",
        "Cloud City: Platform 327 (Docking Bay), LIGHT, LIGHT, 1",
        "Cloud City: Platform 327 (Docking Bay), LIGHT, DARK, 2",
        "Death Star II: Docking Bay, DARK, DARK, 0",
        "Death Star II: Docking Bay, DARK, LIGHT, 8",
        "Home One: Docking Bay, LIGHT, LIGHT, 0",
        "Home One: Docking Bay, LIGHT, DARK, 7"
    })
    void transitFromThereCosts(String bay, Side version, Side player, int force) {
        assertThat(paid(player, bay, version, other(bay), DARK)).isEqualTo(force);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Echo Docking Bay, LIGHT, DARK, 4",
        "Hoth: Echo Docking Bay, LIGHT, LIGHT, 0",
        "Home One: Docking Bay, LIGHT, DARK, 9",
        "Home One: Docking Bay, LIGHT, LIGHT, 0"
    })
    void transitToThereCostsMore(String bay, Side version, Side player, int more) {
        String from = "Yavin 4: Docking Bay";
        int elsewhere = paid(player, from, DARK, other(bay), DARK);
        assertThat(paid(player, from, DARK, bay, version)).isEqualTo(elsewhere + more);
    }

    private static String other(String bay) {
        return bay.startsWith("Tatooine") ? "Yavin 4: Docking Bay" : "Tatooine: Docking Bay 94";
    }

    private static int paid(Side player, String from, Side fromVersion, String to, Side toVersion) {
        String traveler = player == DARK ? "Stormtrooper" : "Rebel Trooper";
        var scene =
                table().site(from, fromVersion)
                        .site(to, toVersion)
                        .at(from, traveler)
                        .force(player, FORCE)
                        .turn(player, Phase.MOVE);
        scene.transitFrom(from).passResponses();
        assertThat(scene.locationOf(traveler)).isEqualTo(to);
        return FORCE - scene.forcePile(player).size();
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star: Docking Bay 327, DARK, DARK, Home One: Docking Bay, LIGHT",
        "Death Star II: Docking Bay, DARK, DARK, Home One: Docking Bay, LIGHT",
        "Yavin 4: Docking Bay, LIGHT, LIGHT, Endor: Landing Platform (Docking Bay), DARK",
        "Home One: Docking Bay, LIGHT, LIGHT, Endor: Landing Platform (Docking Bay), DARK"
    })
    void freeTransitStaysFreeWhateverTheOtherBayAsksFor(
            String bay, Side version, Side player, String to, Side toVersion) {
        assertThat(paid(player, bay, version, to, toVersion)).isZero();
        assertThat(paid(player, "Tatooine: Docking Bay 94", version, to, toVersion))
                .isGreaterThan(8);
    }

    @ParameterizedTest
    @CsvSource({"X-wing, LIGHT", "TIE Scout, DARK"})
    void starfightersOfBothPlayersLandInTheBayOfHomeOneAndTakeOff(String fighter, Side side) {
        String bay = "Home One: Docking Bay";
        var scene =
                table().system("Mon Calamari", Side.LIGHT)
                        .at("Mon Calamari", "Home One", fighter)
                        .site(bay, Side.LIGHT)
                        .force(side, 9)
                        .turn(side, Phase.MOVE);
        scene.land(fighter).passResponses();
        assertThat(scene.locationOf(fighter)).isEqualTo(bay);

        var landed =
                table().system("Mon Calamari", Side.LIGHT)
                        .at("Mon Calamari", "Home One")
                        .at(bay, fighter)
                        .force(side, 9)
                        .turn(side, Phase.MOVE);
        landed.answer("take off with " + fighter).passResponses();
        assertThat(landed.locationOf(fighter)).isEqualTo("Mon Calamari");
    }
}
