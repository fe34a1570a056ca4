package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Artoo, I Have A Bad Feeling About This. */
class ArtooIHaveABadFeelingAboutThisTest {
    private static final String FEELING = "Artoo, I Have A Bad Feeling About This";
    private static final String C3PO = "C-3PO (See-Threepio)";
    private static final String R2D2 = "R2-D2 (Artoo-Detoo)";

    private static final String[] FIGHTERS = {"Luke Skywalker", "Obi-Wan Kenobi", "Darth Vader"};

    private static Position fight(String... droids) {
        return table().at(CANTINA, FIGHTERS)
                .at(CANTINA, droids)
                .hand(LIGHT, FEELING)
                .force(LIGHT, 5)
                .nextDestiny(LIGHT, 5);
    }

    private static Scene battle(Position position) {
        return position.turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
    }

    private static Scene drawing(Position position) {
        return battle(position).passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
    }

    @Test
    void theDestinyOfADroidIsUsedInPlaceOfABattleDestiny() {
        var scene = drawing(fight(C3PO));
        scene.play(FEELING).passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(scene.destiny("C-3PO"));
        assertThat(scene.lost(LIGHT)).contains(FEELING);
    }

    @Test
    void notThatOfAnOpponentsDroidOrOfADroidElsewhere() {
        drawing(fight("EG-6").at(BAY, C3PO)).mayNot("play " + FEELING);
    }

    @Test
    void notInPlaceOfAWeaponDestiny() {
        var scene = battle(fight(C3PO).on("Luke Skywalker", "Blaster Rifle"));
        int undrawn = scene.reserve(LIGHT).size();
        scene.passUntil("fire Blaster Rifle").fire("Blaster Rifle").at("Darth Vader");
        while (scene.reserve(LIGHT).size() == undrawn) {
            scene.mayNot("play " + FEELING).answerDefault();
        }
    }

    @Test
    void attritionGrowsByOneForEachDroidInTheBattle() {
        String[][] parties = {{C3PO}, {C3PO, "R2-X2 (Artoo-Extoo)"}};
        for (String[] droids : parties) {
            // neither a droid elsewhere nor the opponent's counts
            var scene = battle(fight(droids).at(BAY, "EG-4").at(CANTINA, "EG-6"));
            scene.passUntil("play " + FEELING).play(FEELING).passResponses();
            assertThat(scene.figureAt(Figure.ATTRITION, CANTINA, DARK)).isEqualTo(droids.length);
            assertThat(scene.figureAt(Figure.ATTRITION, CANTINA, LIGHT)).isZero();
        }
        mayNotInThisPhase(battle(fight("EG-6").at(BAY, "EG-4")), "play " + FEELING);
    }

    @Test
    void itStaysWhenOneOfThemIsLostLater() {
        var scene =
                battle(
                        fight(C3PO, "R2-X2 (Artoo-Extoo)")
                                .hand(DARK, "Look Sir, Droids")
                                .force(DARK, 3));
        scene.passUntil("play " + FEELING).play(FEELING).passResponses();
        scene.passUntil("play Look Sir, Droids").play("Look Sir, Droids", 2);
        scene.choose("R2-X2 (Artoo-Extoo)").passResponses();
        assertThat(scene.isOnTable("R2-X2 (Artoo-Extoo)")).isFalse();
        assertThat(scene.figureAt(Figure.ATTRITION, CANTINA, DARK)).isEqualTo(2);
    }

    @Test
    void withBothFamousDroidsTheOpponentDrawsNoBattleDestiny() {
        var scene = battle(fight(C3PO, R2D2));
        scene.passUntil("play " + FEELING + ", text 3").play(FEELING, 3).passResponses();
        assertThat(battleDestinies(scene, DARK)).isZero();
        assertThat(battleDestinies(scene, LIGHT)).isPositive();
        String text = "play " + FEELING + ", text 3";
        mayNotInThisPhase(battle(fight(C3PO).at(BAY, R2D2)), text);
        mayNotInThisPhase(battle(fight(R2D2).at(BAY, C3PO)), text);
    }
}
