package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dagobah. */
class DagobahTest {
    private static final String CAVE = "Dagobah: Cave";

    private static Position table() {
        return CardTable.table().force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim({"dagobah-system-dark#1", "dagobah-system-dark#2", "dagobah-system-dark#3"})
    void theDarkDagobahKeepsTheOpponentFromDraining() {
        table().at("dark Dagobah", "Devastator")
                .at(CAVE, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + CAVE);
        table().system("Dagobah", DARK)
                .at(CAVE, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .offers("drain at " + CAVE);
        table().at("dark Dagobah", "Devastator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at Dagobah");
        table().at("dark Dagobah", "X-wing").turn(LIGHT, Phase.CONTROL).mayNot("drain at Dagobah");
    }

    @Test
    @Claim("dagobah-system-dark#1")
    void theDarkDagobahStopsTheOpponentAtItsOwnSitesOnly() {
        // contested, the system is still occupied
        table().at("dark Dagobah", "Devastator", "X-wing")
                .at(CAVE, "Luke Skywalker")
                .at(CANTINA, "Han Solo")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + CAVE)
                .offers("drain at " + CANTINA);
        // nor does the text bind its owner
        table().at("dark Dagobah", "Devastator")
                .at("Dagobah: Swamp", "Stormtrooper")
                .turn(DARK, Phase.CONTROL)
                .offers("drain at Dagobah: Swamp");
        // and the light Dagobah says nothing of the kind
        table().at("light Dagobah", "Devastator")
                .at(CAVE, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .offers("drain at " + CAVE);
    }

    @Test
    @Claim("dagobah-system-light#1")
    void nobodyDrainsAtTheLightDagobah() {
        table().at("light Dagobah", "X-wing").turn(LIGHT, Phase.CONTROL).mayNot("drain at Dagobah");
        table().at("light Dagobah", "TIE Fighter")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at Dagobah");
        // at another system with the same icons both do
        table().at("light Ralltiir", "X-wing")
                .turn(LIGHT, Phase.CONTROL)
                .offers("drain at Ralltiir");
        table().at("light Ralltiir", "TIE Fighter")
                .turn(DARK, Phase.CONTROL)
                .offers("drain at Ralltiir");
    }

    @Test
    void onceInADeployPhaseASiteComesFromTheReserveDeck() {
        var scene =
                CardTable.table()
                        .system("Dagobah", LIGHT)
                        .reserve(LIGHT, "Dagobah: Jungle", "Dagobah: Swamp", "Endor: Bunker")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.use("Dagobah");
        assertThat(scene.offered())
                .contains("Dagobah: Jungle", "Dagobah: Swamp")
                .doesNotContain("Endor: Bunker");
        scene.choose("Dagobah: Jungle").passResponses();
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);

        assertThat(scene.locations()).contains("Dagobah: Jungle");
        scene.passUntil(LIGHT).mayNot("use Dagobah");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, CONTROL", "DARK, DEPLOY"})
    void noSiteComesInAnotherTurnOrPhase(Side player, Phase phase) {
        var scene =
                CardTable.table()
                        .system("Dagobah", LIGHT)
                        .reserve(LIGHT, "Dagobah: Jungle")
                        .turn(player, phase);
        if (player == DARK) {
            scene.pass(DARK);
        }

        scene.mayNot("use Dagobah");
    }
}
