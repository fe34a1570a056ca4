package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Agenda;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Senator Palpatine. */
class SenatorPalpatineTest {
    private static final String SENATOR = "Senator Palpatine";

    private static Position senate(int force) {
        return table().site(Senate.SENATE, LIGHT)
                .at(Senate.SENATE, SENATOR)
                .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                .force(LIGHT, force)
                .force(DARK, 5)
                .nextDestiny(DARK, 3);
    }

    @Test
    void inAMajorityHeAddsTheOpponentsBattleDestinyToPower() {
        var scene = senate(3).turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use " + SENATOR);
        double before = scene.totalPower(CANTINA, LIGHT);
        int force = scene.forcePile(LIGHT).size();
        scene.use(SENATOR).passResponses();
        assertThat(scene.totalPower(CANTINA, LIGHT)).isGreaterThanOrEqualTo(before + 3);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
    }

    @Test
    void amidalaBesideHimHasMorePolitics() {
        var scene =
                table().site(Senate.SENATE, LIGHT)
                        .at(Senate.SENATE, SENATOR, "Queen Amidala, Ruler Of Naboo")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.POLITICS, "Queen Amidala, Ruler Of Naboo")).isEqualTo(3);
        var apart =
                table().site(Senate.SENATE, LIGHT)
                        .at(Senate.SENATE, SENATOR)
                        .at(CANTINA, "Queen Amidala, Ruler Of Naboo")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(apart.figure(Figure.POLITICS, "Queen Amidala, Ruler Of Naboo")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"AMBITION", "PEACE", "ORDER"})
    void heSupportsAmbitionPeaceAndOrder(Agenda agenda) {
        var scene = table().site(Senate.SENATE, LIGHT).at(Senate.SENATE, SENATOR).turn(LIGHT);
        assertThat(
                        holosite.rules.politics.Senate.hasAgenda(
                                scene.state(), scene.card(SENATOR), agenda))
                .isTrue();
        assertThat(
                        holosite.rules.politics.Senate.hasAgenda(
                                scene.state(), scene.card(SENATOR), Agenda.WEALTH))
                .isFalse();
    }

    @Test
    void withoutAMajorityHeAddsNothing() {
        var scene =
                table().at(MOS_EISLEY, SENATOR)
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .force(LIGHT, 3)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        while (scene.inBattle()) {
            scene.mayNot("use " + SENATOR);
            scene.answerDefault();
        }
    }

    private static Scene neverUsed(Scene scene) {
        while (scene.inBattle()) {
            scene.mayNot("use " + SENATOR).answerDefault();
        }
        return scene;
    }

    @Test
    void onlyOneBattleDestinyATurnIsAdded() {
        var scene =
                senate(3)
                        .at("Tatooine", "Executor", "X-wing")
                        .pilot("Executor", "Captain Piett")
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use " + SENATOR).use(SENATOR).finishBattle();
        int force = scene.forcePile(LIGHT).size();
        assertThat(force).isPositive();
        scene.passUntil("battle at Tatooine").battleAt("Tatooine").passWeapons().yes();
        neverUsed(scene);
        assertThat(scene.forcePile(LIGHT)).hasSize(force);
    }

    @Test
    void aWeaponDestinyIsNotAdded() {
        var scene =
                table().site(Senate.SENATE, LIGHT)
                        .at(Senate.SENATE, SENATOR)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(LIGHT, 3)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        neverUsed(scene.battleAt(CANTINA).fire("Imperial Blaster"));
    }

    @Test
    void othersBesideHimHaveNoMorePolitics() {
        var scene =
                table().site(Senate.SENATE, LIGHT)
                        .at(Senate.SENATE, SENATOR, "Yarua", "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.POLITICS, "Yarua")).isEqualTo(2);
        assertThat(scene.figure(Figure.POLITICS, "Rebel Trooper")).isZero();
    }
}
