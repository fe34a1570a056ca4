package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.hoth.ProbeDroidTest.probing;
import static holosite.rules.cards.hoth.ProbeDroidTest.seen;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probe Antennae. */
class ProbeAntennaeTest {
    @Test
    @Claim({"probe-antennae#1", "probe-antennae#3"})
    void probeAntennaeAreFreeOnAProbeDroidAndOneOnOtherDroids() {
        var scene =
                table().at(CANTINA, "Probe Droid", "EG-6", "Stormtrooper", "C-3PO")
                        .hand(DARK, "Probe Antennae")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("Probe Antennae", "Probe Droid")).isZero();
        assertThat(scene.deployCost("Probe Antennae", "EG-6")).isEqualTo(1);
        assertThat(hosts(scene, "Probe Antennae"))
                .containsExactlyInAnyOrder("Probe Droid", "EG-6 (Eegee-Six)");
        // without Force only the free place is left
        var poor =
                table().at(CANTINA, "Probe Droid", "EG-6")
                        .hand(DARK, "Probe Antennae")
                        .turn(DARK, Phase.DEPLOY);
        poor.deploy("Probe Antennae").passResponses();
        assertThat(poor.hostOf("Probe Antennae")).isEqualTo("Probe Droid");
    }

    @Test
    @Claim("probe-antennae#2")
    void probeAntennaeShowTwoCardsMore() {
        var scene = probing("Probe Antennae");

        scene.mayNot("use Probe Antennae").use("Probe Droid").passResponses();

        assertThat(seen(scene, DARK)).hasSize(4);
    }

    @Test
    @Claim("probe-antennae#4")
    void probeAntennaeOnAnotherDroidShowOneCardWhereItsOwnerControls() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "EG-6", "Stormtrooper")
                        .on("EG-6", "Probe Antennae")
                        .hand(LIGHT, "X-wing", "X-wing")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Probe Antennae").passResponses();
        assertThat(seen(scene, DARK)).hasSize(1);
        scene.passUntil(DARK).mayNot("use Probe Antennae");

        table().site(CANTINA, DARK)
                .at(CANTINA, "EG-6", "Stormtrooper", "Luke Skywalker")
                .on("EG-6", "Probe Antennae")
                .hand(LIGHT, "X-wing", "X-wing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Probe Antennae");
    }

    @ParameterizedTest
    @CsvSource({"DARK, DEPLOY", "LIGHT, CONTROL"})
    @Claim("probe-antennae#4")
    void probeAntennaeShowNothingInAnotherTurnOrPhase(Side player, Phase phase) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "EG-6", "Stormtrooper")
                        .on("EG-6", "Probe Antennae")
                        .hand(LIGHT, "X-wing", "X-wing")
                        .turn(player, phase);
        if (player == LIGHT) {
            scene.pass(LIGHT);
        }

        scene.mayNot("use Probe Antennae");
    }

    @Test
    @Claim("probe-antennae#4")
    void probeAntennaeShowNothingAboardAStarship() {
        table().at("Tatooine", "Devastator")
                .passenger("Devastator", "EG-6")
                .on("EG-6", "Probe Antennae")
                .hand(LIGHT, "X-wing", "X-wing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Probe Antennae");
    }

    @Test
    @Claim("probe-antennae#2")
    void probeAntennaeHelpOnlyTheProbeDroidTheyAreOn() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Probe Droid#1", "Probe Droid#2")
                        .on("Probe Droid#1", "Probe Antennae")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.figure(Figure.X, "Probe Droid#1"))
                .isEqualTo(scene.figure(Figure.X, "Probe Droid#2") + 2);
    }
}
