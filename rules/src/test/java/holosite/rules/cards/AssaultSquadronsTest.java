package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** TIE Assault Squadron and Y-wing Assault Squadron: three fighters become one squadron. */
class AssaultSquadronsTest {

    @ParameterizedTest
    @CsvSource({
        "DARK, TIE Assault Squadron, TIE Fighter, TIE Scout",
        "LIGHT, Y-wing Assault Squadron, Y-wing, X-wing"
    })
    void threeFightersAtOneLocationAreReplacedForFree(
            Side side, String squadron, String fighter, String other) {
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", fighter, fighter, fighter, fighter, other)
                        .hand(side, squadron)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(squadron).passResponses();
        assertThat(scene.offered()).doesNotContain(other);
        scene.choose(fighter, fighter + "#2", fighter + "#4").passResponses();

        assertThat(scene.locationOf(squadron)).isEqualTo("Tatooine");
        assertThat(scene.used(side))
                .containsExactlyInAnyOrder(fighter, fighter + "#2", fighter + "#4");
        assertThat(scene.locationOf(fighter + "#3")).isEqualTo("Tatooine");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, TIE Assault Squadron, TIE Fighter, TIE Scout",
        "LIGHT, Y-wing Assault Squadron, Y-wing, X-wing"
    })
    void withFewerOrOthersItDoesNotDeploy(
            Side side, String squadron, String fighter, String other) {
        table().system("Tatooine", DARK)
                .system("Yavin 4", DARK)
                .at("Tatooine", fighter, fighter, other)
                .at("Yavin 4", fighter)
                .hand(side, squadron)
                .force(side, 9)
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy " + squadron);
    }

    @Test
    void aSquadronOfThreeIsNoFighterToBeReplaced() {
        table().at("Tatooine", "TIE Fighter", "TIE Fighter", "TIE Assault Squadron")
                .hand(DARK, "TIE Assault Squadron")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy TIE Assault Squadron");
        table().at("Tatooine", "Y-wing", "Y-wing", "Y-wing Assault Squadron")
                .hand(LIGHT, "Y-wing Assault Squadron")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Y-wing Assault Squadron");
    }

    @Test
    void whoIsAboardMayPassToTheSquadronAndTheRestIsUsed() {
        var scene =
                table().at("Tatooine", "Gold 1", "Gold 5", "Y-wing", "X-wing")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .on("Gold 1", "Proton Torpedoes")
                        .on("Pops", "Blaster")
                        .hand(LIGHT, "Y-wing Assault Squadron")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Y-wing Assault Squadron").passResponses();
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Dutch", "Pops", "Proton Torpedoes", "nothing");
        scene.choose("Dutch", "Proton Torpedoes").passResponses();

        assertThat(scene.hostOf("Dutch")).isEqualTo("Y-wing Assault Squadron");
        assertThat(scene.roleOf("Dutch")).isEqualTo(Role.PILOT);
        assertThat(scene.hostOf("Proton Torpedoes")).isEqualTo("Y-wing Assault Squadron");
        assertThat(scene.used(LIGHT))
                .containsExactlyInAnyOrder("Gold 1", "Gold 5", "Y-wing", "Pops", "Blaster");
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void whoFindsNoSeatThereIsUsedWithHisFighter() {
        var scene =
                table().at("Tatooine", "Black 2", "TIE Fighter", "TIE Fighter")
                        .pilot("Black 2", "DS-61-2")
                        .hand(DARK, "TIE Assault Squadron")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("TIE Assault Squadron").passResponses();

        assertThat(scene.used(DARK)).contains("Black 2", "DS-61-2");
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
