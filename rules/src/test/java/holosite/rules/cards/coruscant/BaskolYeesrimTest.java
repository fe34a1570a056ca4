package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.GARDEN;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.YARD;
import static holosite.rules.cards.coruscant.Senate.senateAndNaboo;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Baskol Yeesrim. */
class BaskolYeesrimTest {
    private static final String BASKOL = "Baskol Yeesrim";

    private static Position naboo() {
        return senateAndNaboo()
                .at(SENATE, BASKOL)
                .at("Naboo", "TIE Scout")
                .at(GARDEN, "Stormtrooper")
                .at(YARD, "Rebel Trooper")
                .at(CANTINA, "Stormtrooper#2");
    }

    @Test
    void inAMajorityEachNabooLocationUnderControlCostsTheOpponentOneForce() {
        var scene = naboo().turn(DARK, Phase.CONTROL);

        scene.use(BASKOL).passUntil(DARK, Phase.CONTROL);

        assertThat(scene.lost(LIGHT)).hasSize(2);
        scene.mayNot("use " + BASKOL);
    }

    @Test
    void whoDoesNotUseHimInTheControlPhaseMustAtItsEnd() {
        var scene = naboo().turn(DARK, Phase.CONTROL).passUntil(DARK, Phase.DEPLOY);

        assertThat(scene.lost(LIGHT)).hasSize(2);
        var outvoted = naboo().at(SENATE, AMIDALA).turn(DARK, Phase.CONTROL);
        assertThat(outvoted.passUntil(DARK, Phase.DEPLOY).lost(LIGHT)).isEmpty();
    }

    @Test
    void itTakesAMajorityAndTheControlPhaseOfHisPlayer() {
        naboo().at(SENATE, AMIDALA).turn(DARK, Phase.CONTROL).mayNot("use " + BASKOL);
        naboo().turn(DARK, Phase.DEPLOY).mayNot("use " + BASKOL);
        naboo().turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + BASKOL);
    }

    @Test
    void heStandsForABlockade() {
        var scene =
                senateAndNaboo()
                        .at(SENATE, BASKOL, "Orn Free Taa")
                        .beside(DARK, "My Lord, Is That Legal?")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.has("My Lord, Is That Legal?", holosite.rules.table.Flag.FLIPPED))
                .isTrue();
    }
}
