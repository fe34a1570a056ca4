package holosite.rules.world;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is imagined while a text is in force for a while. */
class WorldsAndLastingTextsTest {
    private static final String SMELLED = "I Thought They Smelled Bad On The Outside";

    private static Worlds worlds(Scene scene, Side viewer) {
        return Worlds.of(Game.of(scene.state()), viewer);
    }

    /** A deck of cards like these. */
    private static Worlds.Guess anyOf(Scene scene, String... cards) {
        List<Card> printed =
                Stream.of(cards).map(card -> scene.state().printed(scene.card(card))).toList();
        return new Worlds.Guess(
                Collections.nCopies(30, printed).stream().flatMap(List::stream).toList(),
                List.of());
    }

    @Test
    void nothingIsImaginedWhileATextSpeaksOfACardInTheOpponentsHand() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper", "Rebel Scout")
                        .hand(LIGHT, "Rebel Trooper")
                        .hand(DARK, "I'd Just As Soon Kiss A Wookiee")
                        .force(LIGHT, 5)
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(worlds(scene, DARK).arePossible()).isTrue();
        scene.deploy("Rebel Trooper")
                .to(CANTINA)
                .passUntil("play I'd Just As Soon Kiss A Wookiee")
                .play("I'd Just As Soon Kiss A Wookiee")
                .passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hand(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(worlds(scene, DARK).arePossible()).isFalse();
        assertThat(worlds(scene, LIGHT).arePossible()).isTrue();
    }

    @Test
    void twoTextsOfOneTitleCountOnceWhateverLiesWhereTheirCardsWent() {
        var scene =
                table().at(CANTINA, "Tzizvvt", "Luke Skywalker")
                        .hand(LIGHT, SMELLED + "#1", SMELLED + "#2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SMELLED + "#1", 2).passUntil(LIGHT, Phase.DEPLOY);
        scene.play(SMELLED + "#2", 2).passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.power("Tzizvvt")).isEqualTo(4);
        Worlds worlds = worlds(scene, DARK);
        for (int seed = 0; seed < 8; seed++) {
            GameState world = worlds.draw(anyOf(scene, "Tzizvvt", "Luke Skywalker"), seed).state();
            assertThat(Figures.of(world, Figure.POWER, scene.card("Tzizvvt"))).isEqualTo(4);
        }
    }
}
