package holosite.rules.price;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Several prices of one action: what is paid for one is not missing for another. */
class PriceOrderTest {
    /** Power Pivot loses 1 Force; First Strike makes Light use 1 Force for it. */
    private static Scene underFirstStrike(Position position) {
        return position.at("Tatooine", "X-wing", "Devastator")
                .on("X-wing", "Proton Torpedoes")
                .beside(DARK, "First Strike")
                .hand(LIGHT, "Power Pivot")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine");
    }

    @Test
    void forceIsUsedBeforeAnyIsLost() {
        var scene = underFirstStrike(table().force(LIGHT, 1));
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passUntil("play Power Pivot").play("Power Pivot");

        assertThat(scene.prompt()).isEqualTo(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void withoutForceToUseItIsNotPlayed() {
        var scene = underFirstStrike(table());
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passUntil(LIGHT);

        scene.mayNot("play Power Pivot");
    }

    @Test
    void aCardIsNotLostToPayForItself() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(LIGHT, "Power Pivot", "Sense")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .play("Power Pivot");

        assertThat(scene.prompt()).isEqualTo(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.offered()).contains("Sense").doesNotContain("Power Pivot");
    }

    @Test
    void inWhateverOrderATextNamesThemForceIsUsedFirst() {
        var costly =
                Kinds.lostInterrupt("Plain Cost", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Actions.lost(
                                        Action.at(When.anyTime())
                                                .lose(1)
                                                .use(1)
                                                .then(Effects.retrieve(Who.YOU, 1))));
        var scene =
                tableWith(costly)
                        .hand(LIGHT, "Plain Cost")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Plain Cost");

        assertThat(scene.prompt()).isEqualTo(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
