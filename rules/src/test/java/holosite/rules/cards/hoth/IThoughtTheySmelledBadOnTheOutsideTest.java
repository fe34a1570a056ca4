package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.decision.Decision;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Immunities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** I Thought They Smelled Bad On The Outside. */
class IThoughtTheySmelledBadOnTheOutsideTest {
    private static final String SMELLED = "I Thought They Smelled Bad On The Outside";

    private static boolean safe(Scene scene, String who, String from) {
        return Immunities.protectsFrom(scene.state(), scene.card(who), from);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Exposure", "Ice Storm", "Frostbite", "Gravel Storm"})
    void aMountIsSacrificedForOneWhoIsPresent(String storm) {
        var scene =
                table().site(MOS_EISLEY)
                        .at(PLAINS, "Tauntaun", "Luke Skywalker", "Rebel Trooper")
                        .passenger("Tauntaun", "Beru Lars")
                        .at(MOS_EISLEY, "Dutch")
                        .hand(LIGHT, SMELLED)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SMELLED, 1);
        assertThat(oneOf(scene))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper", "Beru Lars");
        scene.choose("Luke Skywalker").answerDefaults(() -> !scene.used(LIGHT).contains(SMELLED));
        assertThat(scene.lost(LIGHT)).contains("Tauntaun");
        assertThat(scene.used(LIGHT)).contains(SMELLED);
        assertThat(safe(scene, "Luke Skywalker", storm)).isTrue();
        assertThat(safe(scene, "Rebel Trooper", storm)).isFalse();
        assertThat(safe(scene, "Luke Skywalker", "Crash Landing")).isFalse();
        scene.endTurn();
        assertThat(safe(scene, "Luke Skywalker", storm)).isFalse();
    }

    @Test
    void aRontoSavesTwo() {
        Card ronto =
                Kinds.creatureVehicle("Ronto", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .maneuver(1)
                        .landspeed(1)
                        .forfeit(1)
                        .carries(Capacity.passengers(2))
                        .says();
        var scene =
                tableWith(ronto)
                        .at(PLAINS, "Ronto", "Luke Skywalker", "Rebel Trooper", "Dutch")
                        .hand(LIGHT, SMELLED)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SMELLED, 1);
        assertThat(scene.decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class, asked -> assertThat(asked.most()).isEqualTo(2));
        scene.choose("Luke Skywalker", "Rebel Trooper").passResponses();
        assertThat(safe(scene, "Luke Skywalker", "Exposure")).isTrue();
        assertThat(safe(scene, "Rebel Trooper", "Exposure")).isTrue();
        assertThat(safe(scene, "Dutch", "Exposure")).isFalse();
    }

    @Test
    void itTakesACreatureVehicleOfOnesOwnAndSomebodyThere() {
        String first = "play " + SMELLED + ", text 1";
        table().at(PLAINS, "Snowspeeder", "Luke Skywalker")
                .hand(LIGHT, SMELLED)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(first);
        table().at(PLAINS, "Bantha", "Luke Skywalker")
                .hand(LIGHT, SMELLED)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(first);
        table().at(PLAINS, "Tauntaun", "Snowspeeder")
                .passenger("Snowspeeder", "Luke Skywalker")
                .hand(LIGHT, SMELLED)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(first);
    }

    @Test
    void tzizvvtIsTwiceAsStrongUntilHeMoves() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Tzizvvt", "Luke Skywalker")
                        .hand(LIGHT, SMELLED)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.play(SMELLED, 2).passResponses();
        assertThat(scene.power("Tzizvvt")).isEqualTo(4);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        scene.passUntil(LIGHT, Phase.MOVE).move("Luke Skywalker").to(MOS_EISLEY).passResponses();
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.power("Tzizvvt")).isEqualTo(4);
        scene.use("Tzizvvt").to(MOS_EISLEY).passResponses();
        assertThat(scene.locationOf("Tzizvvt")).isEqualTo(MOS_EISLEY);
        assertThat(scene.power("Tzizvvt")).isEqualTo(2);
    }

    @Test
    void nobodyElseIsStrengthened() {
        table().at(CANTINA, "Luke Skywalker")
                .hand(LIGHT, SMELLED)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SMELLED + ", text 2");
    }
}
