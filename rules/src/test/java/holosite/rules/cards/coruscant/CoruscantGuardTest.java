package holosite.rules.cards.coruscant;

import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coruscant Guard of both sides. */
class CoruscantGuardTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, dark Coruscant Guard, Aks Moe, Lott Dod, Yarua, Stormtrooper",
        "LIGHT, light Coruscant Guard, Yarua, Leia Organa, Aks Moe, Rebel Trooper"
    })
    void onceATurnForOneForceItLendsWeightToOneSenatorOfItsPlayerPresent(
            Side side, String guard, String one, String two, String theirs, String trooper) {
        var scene =
                senate().at(CANTINA, guard, one, two, theirs, trooper)
                        .force(side, 2)
                        .turn(side, Phase.CONTROL);
        double before = scene.figure(Figure.POLITICS, one);

        scene.use(guard).mayNot(theirs, trooper, one + "; " + two).choose(one);

        assertThat(scene.figure(Figure.POLITICS, one)).isEqualTo(before + 2);
        assertThat(scene.forcePile(side)).hasSize(1);
        scene.mayNot("use " + guard);
        scene.endTurn();
        assertThat(scene.figure(Figure.POLITICS, one)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, dark Coruscant Guard, Aks Moe, Yarua",
        "LIGHT, light Coruscant Guard, Yarua, Aks Moe"
    })
    void withoutASenatorOfItsPlayerPresentItLendsNone(
            Side side, String guard, String senator, String theirs) {
        senate().at(CANTINA, guard, theirs)
                .at(SENATE, senator)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("use " + guard);
    }

    @ParameterizedTest
    @CsvSource({"dark Coruscant Guard", "light Coruscant Guard"})
    void inTheSenateCharactersWithoutPoliticsAreWorthNothingAsForfeit(String guard) {
        var scene =
                senate().at(SENATE, guard, "Stormtrooper", "Rebel Trooper", "Yarua")
                        .at(CANTINA, "Darth Vader")
                        .turn(Side.DARK, Phase.CONTROL);

        assertThat(scene.forfeitValue("Stormtrooper")).isZero();
        assertThat(scene.forfeitValue("Rebel Trooper")).isZero();
        assertThat(scene.forfeitValue("Yarua")).isEqualTo(4);
        assertThat(scene.forfeitValue(guard)).isEqualTo(4);
        assertThat(scene.forfeitValue("Darth Vader")).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"dark Coruscant Guard", "light Coruscant Guard"})
    void elsewhereTheyAreWorthWhatTheyAre(String guard) {
        var scene =
                senate().at(CANTINA, guard, "Rebel Trooper")
                        .at(SENATE, "Stormtrooper")
                        .turn(Side.DARK, Phase.CONTROL);

        assertThat(scene.forfeitValue("Rebel Trooper")).isPositive();
        assertThat(scene.forfeitValue("Stormtrooper")).isPositive();
    }
}
