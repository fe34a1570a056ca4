package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The attrition that does not touch a card by its own text. */
class AttritionImmunityTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Leia Organa|2",
                "Luke Skywalker (1_19)|3",
                "Obi-Wan Kenobi (1_21)|5",
                "Commander Luke Skywalker|3",
                "Son Of Skywalker|4",
                "Princess Leia (5_7)|3",
                "Boba Fett (5_91)|3",
                "Bane Malar|3",
                "Darth Vader, Dark Lord Of The Sith|5",
                "Sim Aloo|4",
                "Darth Maul|5",
                "Queen Amidala, Ruler Of Naboo|3",
                "Boba Fett, Bounty Hunter|5",
                "Mara Jade, The Emperor's Hand|4",
                "Blizzard 2|4"
            })
    void aCardAtASiteIsImmuneToLess(String card, double attrition) {
        var scene = table().at(PLAINS, card).turn(DARK, Phase.CONTROL);

        assertThat(scene.immunity(card)).isEqualTo(attrition);
    }

    @ParameterizedTest
    @CsvSource({
        "Executor, 12",
        "Home One, 8",
        "Independence, 3",
        "Boba Fett In Slave I, 5",
        "Lando In Millennium Falcon, 5"
    })
    void aStarshipIsImmuneToLess(String starship, double attrition) {
        var scene = table().at("Tatooine", starship).turn(DARK, Phase.CONTROL);

        assertThat(scene.immunity(starship)).isEqualTo(attrition);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Vader's Custom TIE|Darth Vader|4|DS-61-2|0",
                "Millennium Falcon|Han Solo (1_11)|5|Wedge Antilles (2_23)|0",
                "Millennium Falcon|Chewbacca (2_3)|5|Jek Porkins|0",
                "Millennium Falcon|light Lando Calrissian (5_5)|5|Dutch|0",
                "Red 2|Wedge Antilles (2_23)|3|Jek Porkins|0",
                "Red 5|Luke Skywalker (1_19)|4|Jek Porkins|0",
                "Artoo-Detoo In Red 5|Luke Skywalker (1_19)|5|Jek Porkins|0",
                "Independence|Princess Leia (5_7)|4|Jek Porkins|3"
            })
    void itsOwnPilotMakesAStarshipImmune(
            String starship, String pilot, double attrition, String other, double without) {
        var scene =
                table().at("Tatooine", starship).pilot(starship, pilot).turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity(starship)).isEqualTo(attrition);

        scene = table().at("Tatooine", starship).pilot(starship, other).turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity(starship)).isEqualTo(without);
    }

    @ParameterizedTest
    @CsvSource({"Blizzard 1", "Blizzard Walker"})
    void aPilotedWalkerIsImmuneToLess(String walker) {
        var scene = table().at(PLAINS, walker).pilot(walker, "DS-61-2").turn(DARK, Phase.CONTROL);

        assertThat(scene.immunity(walker)).isEqualTo(4);
    }

    @Test
    void ackbarMakesHomeOneImmuneToMore() {
        Card ackbar =
                Card.card(CardType.CHARACTER, "A Fish On The Bridge", LIGHT, "0_1")
                        .unique()
                        .destiny(1)
                        .deploy(2)
                        .power(2)
                        .ability(3)
                        .forfeit(5)
                        .icons(Icon.PILOT)
                        .persona("Ackbar")
                        .done();
        var scene =
                tableWith(ackbar)
                        .at("Tatooine", "Home One")
                        .pilot("Home One", ackbar.title())
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity("Home One")).isEqualTo(10);
    }

    @Test
    void hobbieMakesRogue4Immune() {
        String hobbie = "Derek 'Hobbie' Klivian";
        var scene =
                table().at(PLAINS, "Rogue 4").pilot("Rogue 4", hobbie).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Rogue 4")).isEqualTo(3);

        scene = table().at(PLAINS, "Rogue 4").pilot("Rogue 4", "Dutch").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Rogue 4")).isZero();
    }

    @Test
    void noAttritionTouchesYoda() {
        var scene = table().at("Dagobah: Jungle", "Yoda").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity("Yoda")).isInfinite();
    }

    @ParameterizedTest
    @CsvSource({"DARK, Garindan, Rebel Trooper", "LIGHT, Rebel Trooper, Garindan"})
    void aForestHidesTheCharactersOfTheSideItBelongsTo(Side version, String own, String other) {
        var scene =
                table().locationOf("Endor", "Forest", version)
                        .at("Forest", own, other)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, version == DARK ? "Stormtrooper" : "Devaronian")
                        .turn(version, Phase.CONTROL);

        assertThat(scene.immunity(own)).isInfinite();
        assertThat(scene.immunity(other)).isZero();
        assertThat(scene.immunity(version == DARK ? "Stormtrooper" : "Devaronian")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker (1_19), 3", "Dutch, 0"})
    void lukeMakesRogue1Immune(String pilot, double attrition) {
        var scene =
                table().at(PLAINS, "Rogue 1").pilot("Rogue 1", pilot).turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity("Rogue 1")).isEqualTo(attrition);
    }
}
