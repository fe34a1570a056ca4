package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Rock Wart, and Scurrier. */
class RockWartTest {
    private static double ferocity(String card, String site) {
        var canyon =
                Kinds.site("Tatooine", "Plain Canyon", DARK, "0_1")
                        .force(1, 1)
                        .icons(Icon.EXTERIOR, Icon.PLANET)
                        .is(Trait.CANYON)
                        .done();
        return tableWith(canyon).at(site, card).turn(DARK).figure(Figure.FEROCITY, card);
    }

    @Test
    void aRockWartIsFiercerAtTheBluffsOrInACanyon() {
        assertThat(ferocity("Rock Wart", "Tatooine: Bluffs")).isEqualTo(4);
        assertThat(ferocity("Rock Wart", "Tatooine: Plain Canyon")).isEqualTo(4);
        assertThat(ferocity("Rock Wart", MOS_EISLEY)).isEqualTo(2);
    }

    @Test
    void theTextOfBothSaysHowFarTheyWalk() {
        for (String creature : new String[] {"Rock Wart", "Scurrier"}) {
            assertThat(table().at(MOS_EISLEY, creature).turn(DARK).landspeed(creature))
                    .isEqualTo(2);
        }
    }

    @Test
    void aScurrierIsFiercerInMosEisleyOrASpaceport() {
        assertThat(ferocity("Scurrier", MOS_EISLEY)).isEqualTo(4);
        assertThat(ferocity("Scurrier", FARM)).isEqualTo(2);
        var scene =
                table().system("Tatooine", DARK)
                        .locationOf("Tatooine", "Spaceport City", DARK)
                        .at("Spaceport City", "Scurrier")
                        .turn(LIGHT);
        assertThat(scene.figure(Figure.FEROCITY, "Scurrier")).isEqualTo(4);
    }
}
