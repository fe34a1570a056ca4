package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Artoo, I Have A Bad Feeling About This. */
class ArtooIHaveABadFeelingAboutThisTest {
    private static final String FEELING = "Artoo, I Have A Bad Feeling About This";

    private static Scene battle(String... others) {
        var scene =
                table().at(CANTINA, "C-3PO", "Luke Skywalker", "Obi-Wan Kenobi", "Darth Vader")
                        .at(CANTINA, others)
                        .hand(LIGHT, FEELING)
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(CANTINA);
    }

    @Test
    void theDestinyOfADroidIsUsedInPlaceOfABattleDestiny() {
        var scene = battle();
        scene.passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        scene.play(FEELING).passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(scene.destiny("C-3PO"));
        assertThat(scene.lost(LIGHT)).contains(FEELING);
    }

    @Test
    void attritionGrowsByOneForEachDroid() {
        for (int droids : new int[] {1, 2}) {
            var scene = droids == 1 ? battle() : battle("R2-X2 (Artoo-Extoo)");
            scene.passUntil("play " + FEELING).play(FEELING).passResponses();
            assertThat(scene.figureAt(Figure.ATTRITION, CANTINA, DARK)).isEqualTo(droids);
            assertThat(scene.figureAt(Figure.ATTRITION, CANTINA, LIGHT)).isZero();
        }
    }

    @Test
    void withBothFamousDroidsTheOpponentDrawsNoBattleDestiny() {
        var scene = battle("R2-D2 (Artoo-Detoo)");
        scene.passUntil("play " + FEELING + ", text 3").play(FEELING, 3).passResponses();
        assertThat(battleDestinies(scene, DARK)).isZero();
        assertThat(battleDestinies(scene, LIGHT)).isPositive();
        battle().mayNot("play " + FEELING + ", text 3");
    }
}
