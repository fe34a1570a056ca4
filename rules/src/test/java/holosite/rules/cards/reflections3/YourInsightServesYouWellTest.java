package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Your Insight Serves You Well, and You Cannot Hide Forever. */
class YourInsightServesYouWellTest {
    private static String insert(Side side) {
        return side == DARK ? "A Disturbance In The Force" : "A Tremor In The Force";
    }

    /** One card of the deck lies above an insert card of the other player, more below. */
    private static Scene inserted(Side side) {
        Side other = side.opposite();
        String fear = side == DARK ? "Fear Is My Ally" : "An Unusual Amount Of Fear";
        String shield = side == DARK ? "You Cannot Hide Forever" : "Your Insight Serves You Well";
        for (long seed = 1; ; seed++) {
            var scene =
                    table().site(CANTINA, DARK)
                            .site(MOS_EISLEY, DARK)
                            .site(BAY, DARK)
                            .reserve(side, 5)
                            .nothingElseInReserve(side)
                            .beside(side, fear)
                            .stacked(fear, shield)
                            .hand(other, insert(other))
                            .seed(seed)
                            .turn(other, Phase.DEPLOY);
            scene.deploy(insert(other)).passResponses();
            if (scene.reserve(side).indexOf(insert(other)) == 1) {
                return scene.passUntil(side, Phase.ACTIVATE);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void anInsertCardStopsTheActivationOfForce(Side side) {
        var scene = inserted(side);
        scene.activate().passResponses();
        scene.mayNot("activate").passUntil(side, Phase.CONTROL);
        assertThat(scene.lost(side.opposite())).contains(insert(side.opposite()));
        assertThat(scene.forcePile(side)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Ruling("insert-card-is-revealed")
    void aShieldCancelsTheInsertCardThatIsRevealed(Side side) {
        var scene = inserted(side);
        scene.use(side == DARK ? "Fear Is My Ally" : "An Unusual Amount Of Fear").passResponses();
        scene.passUntil("activate").activate(3);
        assertThat(scene.lost(side.opposite())).contains(insert(side.opposite()));
        assertThat(scene.forcePile(side)).hasSize(3);
    }

    @Test
    void scanningCrewIsCanceled() {
        assertThat(afterScanning("Your Insight Serves You Well").hand(LIGHT))
                .contains("Luke Skywalker");
        assertThat(afterScanning("Tatooine Utility Belt").hand(LIGHT))
                .doesNotContain("Luke Skywalker");
    }

    private static Scene afterScanning(String beside) {
        var scene =
                table().site(CANTINA, DARK)
                        .beside(LIGHT, beside)
                        .hand(DARK, "Scanning Crew")
                        .hand(LIGHT, "Luke Skywalker")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Scanning Crew").passResponses();
        if (scene.isOffered("Luke Skywalker")) {
            scene.choose("Luke Skywalker").passResponses();
        }
        return scene;
    }
}
