package holosite.rules.capture;

import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.LANDSPEED;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Captives in carbonite: what they count, and how they are left and taken along. */
class FrozenCaptivesTest {
    private static final String CANTINA = "Tatooine: Cantina";

    private static Position escorted() {
        return table().at(CANTINA, "Boba Fett", "Stormtrooper").captive("Boba Fett", "Leia Organa");
    }

    @Test
    void aFrozenCaptiveHasNoPowerAbilityOrLandspeed() {
        var scene = escorted().frozen("Leia Organa").turn(DARK, Phase.MOVE);

        assertThat(scene.power("Leia Organa")).isZero();
        assertThat(scene.figure(ABILITY, "Leia Organa")).isZero();
        assertThat(scene.figure(LANDSPEED, "Leia Organa")).isZero();
    }

    @Test
    void aCaptiveThatIsNotFrozenKeepsItsFigures() {
        var scene = escorted().turn(DARK, Phase.MOVE);

        assertThat(scene.power("Leia Organa")).isPositive();
        assertThat(scene.figure(ABILITY, "Leia Organa")).isPositive();
    }

    @Test
    void anEscortLeavesAFrozenCaptiveAtAnySiteAndAnotherTakesIt() {
        var scene = escorted().frozen("Leia Organa").turn(DARK, Phase.MOVE);

        scene.answer("imprison Boba Fett");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo(CANTINA);
        assertThat(scene.isCaptive("Leia Organa")).isTrue();

        scene.answer("take prisoner Stormtrooper");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Stormtrooper");
        assertThat(scene.isCaptive("Leia Organa")).isTrue();
    }

    @Test
    void otherCaptivesAreLeftAtPrisonsOnly() {
        escorted().turn(DARK, Phase.MOVE).mayNot("imprison Boba Fett");
    }

    @Test
    void aFrozenCaptiveLeftBehindStaysThere() {
        var scene = escorted().frozen("Leia Organa").turn(DARK, Phase.MOVE);
        scene.answer("imprison Boba Fett").passUntil(LIGHT, Phase.MOVE);

        assertThat(scene.isCaptive("Leia Organa")).isTrue();
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(CANTINA);
        assertThat(scene.isOffered("move Leia Organa")).isFalse();
    }

    /** It needs no escort fit to hold it: whoever has it keeps it, but only a warrior takes it. */
    @Test
    void anEscortWhoIsNoWarriorKeepsAndLeavesItAndCannotTakeItAgain() {
        var scene =
                table().at(CANTINA, "Garindan", "Stormtrooper")
                        .captive("Garindan", "Leia Organa")
                        .frozen("Leia Organa")
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Garindan");
        scene.answer("imprison Garindan");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo(CANTINA);
        scene.mayNot("take prisoner Garindan").offers("take prisoner Stormtrooper");
    }
}
