package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Radar Scanner. */
class RadarScannerTest {
    private static Position hand() {
        var jawa =
                Kinds.alien("Plain Jawa", DARK, "0_1")
                        .destiny(3)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.JAWA)
                        .says();
        var dathcha =
                Kinds.alien("Dathcha", DARK, "0_2")
                        .unique()
                        .persona("Dathcha")
                        .destiny(3)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.JAWA)
                        .says();
        return tableWith(jawa, dathcha)
                .hand(LIGHT, "Radar Scanner")
                .hand(DARK, "Plain Jawa", "Tusken Raider", "Dathcha", "Stormtrooper")
                .force(LIGHT, 2);
    }

    @Test
    void jawasAndTuskenRaidersMayBeMovedToTheUsedPile() {
        var scene = hand().at("Kessel", "X-wing").turn(LIGHT, Phase.CONTROL).play("Radar Scanner");
        scene.passUntil("Plain Jawa").mayNot("Dathcha", "Stormtrooper");
        scene.choose("Plain Jawa", "Tusken Raider").passResponses();
        assertThat(scene.used(DARK)).containsExactlyInAnyOrder("Plain Jawa", "Tusken Raider");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        var none = hand().at("Kessel", "X-wing").turn(LIGHT, Phase.CONTROL).play("Radar Scanner");
        none.passUntil("Plain Jawa").pass().passResponses();
        assertThat(none.hand(DARK)).hasSize(4);
    }

    @Test
    void itTakesAVehicleOrStarshipOfOnesOwn() {
        hand().at(FARM, "SoroSuub V-35 Landspeeder")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Radar Scanner");
        hand().at(FARM, "Rebel Trooper", "Bantha")
                .at("Kessel", "TIE Fighter")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Radar Scanner");
    }
}
