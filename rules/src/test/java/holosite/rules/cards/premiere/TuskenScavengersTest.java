package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Tusken Scavengers. */
class TuskenScavengersTest {
    private static Scene scavenge(int destiny) {
        return table().at(FARM, "Tusken Raider#1", "Tusken Raider#2", "Stormtrooper")
                .used(
                        LIGHT,
                        "Jedi Lightsaber",
                        "SoroSuub V-35 Landspeeder",
                        "Electrobinoculars",
                        "Luke Skywalker")
                .hand(LIGHT, "Leia's Sporting Blaster")
                .hand(DARK, "Tusken Scavengers")
                .force(DARK, 2)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.CONTROL)
                .play("Tusken Scavengers");
    }

    @Test
    void vehiclesWeaponsAndDevicesOfTheUsedPileAreLost() {
        var scene = scavenge(1);
        scene.passUntil(Prompt.Key.MAY).yes().passResponses();
        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        var left = scavenge(1);
        left.passUntil(Prompt.Key.MAY).no().passResponses();
        assertThat(left.used(LIGHT)).hasSize(4);
    }

    @Test
    void theDestinyMustBeLowerThanTheNumberOfTuskenRaiders() {
        var scene = scavenge(2).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.MAY);
        assertThat(scene.used(LIGHT)).hasSize(4);
    }

    @Test
    void oneCardInTheUsedPileIsEnough() {
        var scene =
                table().at(FARM, "Tusken Raider")
                        .used(LIGHT, "Jedi Lightsaber")
                        .hand(DARK, "Tusken Scavengers")
                        .force(DARK, 2)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL)
                        .play("Tusken Scavengers");
        scene.passUntil(Prompt.Key.MAY).yes().passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Jedi Lightsaber");
    }

    @Test
    @Claim("empty-deck-or-pile#2")
    void anEmptyUsedPileIsNotScavenged() {
        table().at(FARM, "Tusken Raider")
                .hand(DARK, "Tusken Scavengers")
                .force(DARK, 2)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Tusken Scavengers");
    }
}
