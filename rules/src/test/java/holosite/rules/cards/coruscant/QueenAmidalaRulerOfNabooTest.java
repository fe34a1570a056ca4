package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.GARDEN;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.YARD;
import static holosite.rules.cards.coruscant.Senate.senate;
import static holosite.rules.cards.coruscant.Senate.senateAndNaboo;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Queen Amidala, Ruler Of Naboo. */
class QueenAmidalaRulerOfNabooTest {
    private static final String USE = "use " + AMIDALA;

    private static Position naboo() {
        return senateAndNaboo()
                .at(SENATE, AMIDALA)
                .at("Naboo", "X-wing")
                .at(GARDEN, "Rebel Trooper")
                .at(YARD, "Stormtrooper")
                .at(CANTINA, "Rebel Trooper#2")
                .lost(LIGHT, 4);
    }

    @Test
    void inAMajorityEachNabooSiteUnderControlRetrievesOneForce() {
        var scene = naboo().turn(LIGHT, Phase.CONTROL);

        scene.use(AMIDALA).passResponses();

        // the system and the site the opponent holds do not count
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.used(LIGHT)).hasSize(1);
        scene.mayNot(USE);
    }

    @Test
    void itTakesAMajorityAndTheControlPhaseOfHerPlayer() {
        naboo().at(SENATE, "Aks Moe").turn(LIGHT, Phase.CONTROL).mayNot(USE);
        naboo().turn(LIGHT, Phase.DEPLOY).mayNot(USE);
        naboo().turn(DARK, Phase.CONTROL).pass().mayNot(USE);
    }

    @Test
    void sheIsPlacedOnAPoliticalEffectInASenatorsStead() {
        var scene =
                senate().at(CANTINA, "Darth Vader")
                        .beside(LIGHT, "Plea To The Court")
                        .hand(LIGHT, AMIDALA)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        scene.expectDecider(LIGHT).use("Plea To The Court").choose(AMIDALA);
        assertThat(scene.hostOf(AMIDALA)).isEqualTo("Plea To The Court");
    }

    @Test
    void sheStandsForJusticeAndPeace() {
        // justice: what lies on the Plea makes a weapon destiny be drawn again
        var scene =
                senate().beside(LIGHT, "Plea To The Court")
                        .stacked("Plea To The Court", AMIDALA)
                        .hand(LIGHT, AMIDALA + "#2")
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Vader's Lightsaber").passUntil("use Plea To The Court");
    }
}
