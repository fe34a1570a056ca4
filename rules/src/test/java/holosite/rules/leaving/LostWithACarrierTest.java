package holosite.rules.leaving;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/**
 * What is on or aboard a card that leaves the table for another pile than the Lost Pile is lost,
 * and players can respond before and after as to every loss.
 */
class LostWithACarrierTest {
    private static final String SWAMP = "Dagobah: Swamp";

    private static Position sinking() {
        return table().at(SWAMP, "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .on("Luke Skywalker", "Anakin's Lightsaber")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    @Test
    @Claim("dagobah-swamp#2")
    void whatWasJustLostWithAShipInTheUsedPileCanBeAnswered() {
        var scene =
                sinking()
                        .beside(LIGHT, "Crash Site Memorial")
                        .lost(DARK, "Stormtrooper")
                        .hand(DARK, "Kintan Strider")
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil("use Crash Site Memorial").use("Crash Site Memorial");
        assertThat(scene.used(LIGHT)).contains("Red 5");
        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Crash Site Memorial");
        scene.passUntil("play Kintan Strider").play("Kintan Strider").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    void theShipItselfIsNotLost() {
        var scene =
                table().at(SWAMP, "Red 5")
                        .beside(LIGHT, "Crash Site Memorial")
                        .lost(DARK, "Stormtrooper")
                        .hand(DARK, "Kintan Strider")
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(scene.used(LIGHT)).contains("Red 5");
        assertThat(scene.isIn("Kintan Strider", Zone.HAND)).isTrue();
    }

    @Test
    void whoIsAboutToBeLostWithTheShipCanBeRobbedFirst() {
        var scene = sinking().at(SWAMP, "Aurra Sing").turn(LIGHT, Phase.DRAW);
        scene.passUntil("use Aurra Sing").use("Aurra Sing").passResponses();
        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Aurra Sing");
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.used(LIGHT)).contains("Red 5");
    }
}
