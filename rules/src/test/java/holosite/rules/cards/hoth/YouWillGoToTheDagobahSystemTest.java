package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** You Will Go To The Dagobah System. */
class YouWillGoToTheDagobahSystemTest {
    private static final String CARD = "You Will Go To The Dagobah System";
    private static final String CAVE = "Big One: Asteroid Cave Or Space Slug Belly";

    private static Position dagobah(String place) {
        return table().at(PLAINS, "Commander Luke Skywalker", "Echo Base Trooper")
                .location(place)
                .hand(LIGHT, CARD);
    }

    @Test
    void aHothCharacterGoesToADagobahSiteForFree() {
        var scene = dagobah("Dagobah: Swamp").turn(LIGHT, Phase.CONTROL);
        scene.play(CARD).passResponses();
        assertThat(scene.locationOf("Commander Luke Skywalker")).isEqualTo("Dagobah: Swamp");
    }

    @Test
    void elsewhereItCostsOneForceAndNeedsPresence() {
        dagobah(CAVE).force(LIGHT, 1).turn(LIGHT, Phase.CONTROL).mayNot("play " + CARD);
        dagobah(CAVE).at(CAVE, "Rebel Trooper").turn(LIGHT, Phase.CONTROL).mayNot("play " + CARD);
        var scene =
                dagobah(CAVE).at(CAVE, "Rebel Trooper").force(LIGHT, 1).turn(LIGHT, Phase.CONTROL);
        scene.play(CARD).passResponses();
        assertThat(scene.locationOf("Commander Luke Skywalker")).isEqualTo(CAVE);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).contains(CARD);
    }

    @Test
    void onlyInTheControlPhaseAndOnlyTheAble() {
        dagobah("Dagobah: Swamp").turn(LIGHT, Phase.MOVE).mayNot("play " + CARD);
        table().at(PLAINS, "Echo Base Trooper", "Luke Skywalker")
                .site("Dagobah: Swamp")
                .hand(LIGHT, CARD)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CARD);
    }
}
