package holosite.rules.turn;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Abilities.cancelsText;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Cards with the maintenance icon are paid for at the end of each turn of their player. */
class MaintenanceTest {
    private static final String BOBA = "Boba Fett, Bounty Hunter";

    private static final Card HUSH =
            effect("Plain Hush", LIGHT, "0_90")
                    .destiny(3)
                    .says(deploysOnTable(), cancelsText(titled(BOBA), ALWAYS));

    private static Position table(int force) {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(HUSH);
        return Scene.with(() -> cards).at(CANTINA, BOBA).force(DARK, force);
    }

    private static Scene atTheEnd(Position position) {
        return position.turn(DARK, Phase.DRAW).passUntil(Prompt.Key.MAY_PAY);
    }

    @Test
    void forceUsedKeepsHimOnTheTable() {
        var scene = atTheEnd(table(3).used(DARK, 1));

        scene.expectDecider(DARK).yes();

        assertThat(scene.isOnTable(BOBA)).isTrue();
        // what was used before has been re-circulated, the price stays used through the next turn
        assertThat(scene.used(DARK)).hasSize(2);
    }

    @Test
    void forceLostPlacesHimInTheUsedPile() {
        var scene = atTheEnd(table(3)).no().yes();
        scene.answerDefaults(() -> !scene.isIn(BOBA, Zone.USED_PILE));

        assertThat(scene.lost(DARK)).hasSize(2);
    }

    @Test
    void otherwiseHeIsPlacedOutOfPlay() {
        var scene = atTheEnd(table(3)).no().no();

        assertThat(scene.outOfPlay(DARK)).containsExactly(BOBA);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void whoHasTooLittleForceIsNotAskedToUseIt() {
        var scene = table(1).turn(DARK, Phase.DRAW).passUntil(Prompt.Key.MAY);

        scene.no();

        assertThat(scene.outOfPlay(DARK)).containsExactly(BOBA);
    }

    @Test
    void nothingIsDueAtTheEndOfTheOpponentsTurn() {
        var scene = table(3).turn(LIGHT, Phase.DRAW).endTurn();

        assertThat(scene.isOnTable(BOBA)).isTrue();
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Ruling("maintenance-by-icon")
    void itIsDueThoughHisTextIsCanceled() {
        var scene = atTheEnd(table(3).beside(LIGHT, "Plain Hush"));

        scene.no().no();

        assertThat(scene.outOfPlay(DARK)).containsExactly(BOBA);
    }

    @Test
    void hisCompanionsDecideHowManyDestiniesHeAdds() {
        assertThat(destinies("Stormtrooper")).isEqualTo(1);
        assertThat(destinies("Darth Vader")).isEqualTo(2);
        assertThat(destinies("Stormtrooper", "Dengar")).isEqualTo(2);
        assertThat(destinies()).isEqualTo(0);
    }

    private static double destinies(String... companions) {
        return table(0).at(CANTINA, companions)
                .turn(DARK)
                .figureAt(Figure.BATTLE_DESTINIES, CANTINA, DARK);
    }

    @Test
    void theIconAndItsPriceGoTogether() {
        assertThatThrownBy(
                        () ->
                                alien("Plain Idler", DARK, "0_91")
                                        .destiny(1)
                                        .icons(Icon.MAINTENANCE)
                                        .says())
                .isInstanceOf(IllegalArgumentException.class);
    }
}
