package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource({"Scanning Crew, 1", "Plain Crew, 0"})
    void scanningCrewIsCanceled(String title, int left) {
        var crew =
                Kinds.usedInterrupt(title, DARK, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 1))));
        var scene =
                tableWith(crew)
                        .site(CANTINA, DARK)
                        .beside(LIGHT, "Your Insight Serves You Well")
                        .hand(DARK, title)
                        .lost(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.play(title).passResponses();
        assertThat(scene.lost(DARK).contains("Stormtrooper") ? 1 : 0).isEqualTo(left);
    }
}
