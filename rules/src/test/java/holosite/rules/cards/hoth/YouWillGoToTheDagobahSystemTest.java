package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** You Will Go To The Dagobah System. */
class YouWillGoToTheDagobahSystemTest {
    private static final String CARD = "You Will Go To The Dagobah System";
    private static final String CAVE = "Big One: Asteroid Cave Or Space Slug Belly";

    private static final String THEATRE = "Executor: Holotheatre";

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

    /** Characters of both players, of several abilities and sets, beside the one who may go. */
    private static Position called() {
        return table().at(PLAINS, "Commander Luke Skywalker", "Echo Base Trooper Officer")
                .at(PLAINS, "Echo Base Trooper", "Obi-Wan Kenobi (1_21)", "Snowtrooper Officer")
                .system("Dagobah")
                .site("Dagobah: Swamp")
                .site("Dagobah: Jungle")
                .hand(LIGHT, CARD)
                .force(LIGHT, 1);
    }

    @Test
    void oneAbleHothCharacterOfTheOwnerGoesToOneSite() {
        var scene = called().turn(LIGHT, Phase.CONTROL);

        scene.play(CARD);
        assertThat(oneOf(scene))
                .containsExactlyInAnyOrder("Commander Luke Skywalker", "Echo Base Trooper Officer");
        scene.choose("Echo Base Trooper Officer");
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Dagobah: Swamp", "Dagobah: Jungle");
        scene.choose("Dagobah: Jungle").passResponses();

        assertThat(scene.locationOf("Echo Base Trooper Officer")).isEqualTo("Dagobah: Jungle");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void orToOneOccupiedLocationThatIsNoDagobahSite() {
        var scene =
                called().at("Dagobah", "X-wing")
                        .at("Dagobah: Jungle", "Yoda")
                        .at(CAVE, "Rebel Trooper#1")
                        .at(THEATRE, "Rebel Trooper#2")
                        .at("Tatooine: Mos Eisley", "Rebel Trooper#3")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play(CARD, 2);
        assertThat(oneOf(scene))
                .containsExactlyInAnyOrder("Commander Luke Skywalker", "Echo Base Trooper Officer");
        scene.choose("Echo Base Trooper Officer");
        assertThat(oneOf(scene)).containsExactlyInAnyOrder(THEATRE, CAVE);
    }

    @ParameterizedTest
    @CsvSource({"DARK, CONTROL", "LIGHT, DEPLOY"})
    void neverInAnotherTurnOrPhase(Side player, Phase phase) {
        var scene = called().at(CAVE, "Rebel Trooper").turn(player, phase);
        if (player == DARK) {
            scene.pass(DARK);
        }

        scene.mayNot("play " + CARD);
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
