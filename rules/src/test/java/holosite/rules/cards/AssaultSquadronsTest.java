package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
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
}
