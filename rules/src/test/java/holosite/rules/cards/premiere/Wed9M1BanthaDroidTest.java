package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WED-9-M1 'Bantha' Droid, and WED15-I662 'Treadwell' Droid. */
class Wed9M1BanthaDroidTest {
    private static final String DROID = "WED-9-M1 'Bantha' Droid";

    private static final Card DAMAGE =
            Kinds.effect("Lateral Damage", DARK, "0_1")
                    .unique()
                    .destiny(4)
                    .says(Abilities.deploysOnTable());

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, Luke's X-34 Landspeeder, 2",
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, R2-X2, 2",
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, WED-9-M1 'Bantha' Droid, 2",
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, Rebel Trooper, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, R4-M9, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, R2-X2, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Mos Eisley, Blizzard Scout 1, 2",
                "WED15-I662 'Treadwell' Droid, Tatooine: Mos Eisley, R4-M9, 2",
                "WED15-I662 'Treadwell' Droid, Tatooine: Mos Eisley, Stormtrooper, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Mos Eisley, R2-X2, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, R4-M9, 0"
            })
    void vehiclesAndDroidsWithItAreImmune(String droid, String place, String card, double below) {
        var position = table().at(MOS_EISLEY, droid);
        if (!card.equals(droid)) {
            position.at(place, card);
        }
        assertThat(position.turn(LIGHT, Phase.CONTROL).immunity(card)).isEqualTo(below);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, Tatooine, X-wing, 3",
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, Kessel, X-wing, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, Tatooine, Corellian Corvette, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, Tatooine, TIE Fighter, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Mos Eisley, Tatooine, X-wing, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, Tatooine, TIE Fighter, 3",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, Tatooine, X-wing, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, Tatooine, Devastator, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, Kessel, TIE Fighter, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Docking Bay 94, Tatooine: Mos Eisley, TIE Fighter, 0",
                "WED-9-M1 'Bantha' Droid, Tatooine: Docking Bay 94, Tatooine: Mos Eisley, X-wing, 0",
                "WED15-I662 'Treadwell' Droid, Tatooine: Mos Eisley, Tatooine, TIE Fighter, 0",
                "WED15-I662 'Treadwell' Droid, Cloud City: Platform 327 (Docking Bay), Bespin: Cloud City, TIE Fighter, 3"
            })
    void fromADockingBayItLooksAfterStarfightersAbove(
            String droid, String place, String above, String ship, double below) {
        var scene = table().at(place, droid).at(above, ship).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity(ship)).isEqualTo(below);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Docking Bay 94, true", "Tatooine: Mos Eisley, false"})
    void thereItMayCancelLateralDamage(String place, boolean may) {
        var scene =
                tableWith(DAMAGE)
                        .at(place, DROID)
                        .beside(DARK, "Lateral Damage")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("use " + DROID)).isEqualTo(may);
        if (may) {
            scene.use(DROID).passResponses();
            assertThat(scene.isIn("Lateral Damage", Zone.LOST_PILE)).isTrue();
        }
        table().at(BAY, DROID).turn(LIGHT, Phase.CONTROL).mayNot("use " + DROID);
    }
}
