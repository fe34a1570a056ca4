package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Imperial Commander. */
class ImperialCommanderTest {
    @Test
    void yourOtherImperialsExceptLeadersAreWorthOneMore() {
        var scene =
                table().at(BAY, "Imperial Commander#1", "Stormtrooper", "Captain Khurgee")
                        .at(BAY, "Tusken Raider", "Imperial Commander#2", "Rebel Trooper")
                        .at(FARM, "Sandtrooper")
                        .turn(DARK);
        assertThat(change(scene, "Stormtrooper")).as("not cumulative").isEqualTo(1);
        for (String card :
                new String[] {
                    "Imperial Commander#1", "Imperial Commander#2", "Captain Khurgee",
                    "Tusken Raider", "Rebel Trooper", "Sandtrooper"
                }) {
            assertThat(change(scene, card)).as(card).isZero();
        }
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }
}
