package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Don't Underestimate Our Chances. */
class DontUnderestimateOurChancesTest {
    @Test
    @Claim("dont-underestimate-our-chances#1")
    void dontUnderestimateOurChancesTriplesDamageNotAttrition() {
        var scene =
                table().at(
                                MOS_EISLEY,
                                "Luke Skywalker",
                                "Leia Organa",
                                "Rebel Trooper",
                                "Stormtrooper")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).play("Don't Underestimate Our Chances");
        scene.passWeapons().answer(LIGHT, "yes").passResponses();

        // 3 + 3 + 1 + 5 against 1
        assertThat(scene.damageLeft(DARK)).isEqualTo(33);
        assertThat(scene.attritionLeft(DARK)).isEqualTo(5);
    }

    @Test
    void chancesOverestimatedAndUnderestimatedMultiply() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Rebel Trooper")
                        .hand(DARK, "You Overestimate Their Chances")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(DARK, 2)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA)
                .play("Don't Underestimate Our Chances")
                .play("You Overestimate Their Chances");
        double power = scene.battlePower(DARK) - scene.battlePower(LIGHT);
        scene.passUntil("forfeit Rebel Trooper");
        assertThat(scene.damageLeft(LIGHT)).isGreaterThanOrEqualTo(9 * (int) power);
    }

    @Test
    void youOverestimateTheirChancesTriplesDamageToo() {
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper", "Grand Moff Tarkin")
                        .hand(DARK, "You Overestimate Their Chances")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).play("You Overestimate Their Chances");
        scene.passUntil("lose Force");
        // 4 against 1
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(9);
    }

    @Test
    void itTriplesTheResultOfYouOverestimateTheirChances() {
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper", "Grand Moff Tarkin")
                        .hand(DARK, "You Overestimate Their Chances")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).play("You Overestimate Their Chances");
        scene.play("Don't Underestimate Our Chances").passUntil("lose Force");
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(27);
    }

    @Test
    void eachTriplesWhatTheOtherDid() {
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker", "Leia Organa", "Stormtrooper")
                        .hand(DARK, "You Overestimate Their Chances")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, 0)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).play("Don't Underestimate Our Chances");
        scene.play("You Overestimate Their Chances").passUntil("lose Force");
        // 6 against 1
        assertThat(scene.damageLeft(DARK)).isEqualTo(9 * 5);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, You Overestimate Their Chances, The Bith Shuffle",
        "LIGHT, Don't Underestimate Our Chances, Ommni Box"
    })
    void otherInterruptsAreNoReasonToPlayThem(Side side, String card, String other) {
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker", "Darth Vader")
                        .hand(side, card)
                        .hand(side.opposite(), other)
                        .force(side, 1)
                        .turn(side, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passUntil("play " + other + ", text 1");
        scene.play(other, 1).mayNot("play " + card);
    }
}
