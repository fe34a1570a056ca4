package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frozen Dinner. */
class FrozenDinnerTest {
    private static final String DINNER = "Frozen Dinner";
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";

    private static Position cave(String... there) {
        return table().site(PLAINS, DARK).at(CAVE, there);
    }

    private static Position served(String... there) {
        return cave(there).on(there[0], DINNER);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, CONTROL", "DARK, DEPLOY", "DARK, DRAW"})
    void itDeploysAtAnyTimeOnWhoeverIsAloneInTheCave(Side turn, Phase phase) {
        var scene = cave("Luke Skywalker").hand(DARK, DINNER).turn(turn, phase);
        scene.passUntil("deploy " + DINNER).deploy(DINNER).passResponses();
        assertThat(scene.hostOf(DINNER)).isEqualTo("Luke Skywalker");
    }

    @Test
    void nobodyElseIsServed() {
        cave("Luke Skywalker", "Han Solo")
                .hand(DARK, DINNER)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + DINNER);
        cave("Tauntaun").hand(DARK, DINNER).turn(DARK, Phase.DEPLOY).mayNot("deploy " + DINNER);
        cave("Darth Vader").hand(DARK, DINNER).turn(DARK, Phase.DEPLOY).mayNot("deploy " + DINNER);
        cave("Darth Vader")
                .at(PLAINS, "Luke Skywalker")
                .hand(DARK, DINNER)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + DINNER);
    }

    @Test
    void heHasNoPowerAndStaysWhereHeIs() {
        var scene =
                served("Luke Skywalker")
                        .at(CAVE, "Rebel Trooper")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.power("Luke Skywalker")).isZero();
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
        scene.offers("move Rebel Trooper").mayNot("move Luke Skywalker");
    }

    @ParameterizedTest
    @CsvSource({
        "Luke Skywalker, true, '', false", // 4
        "Luke Skywalker, true, Rebel Trooper, true", // 5
        "Luke Skywalker, true, Stormtrooper, false",
        "Rebel Trooper, true, Anakin's Lightsaber, true",
        "Rebel Trooper, true, Vader's Lightsaber, false",
        "Luke Skywalker, false, Rebel Trooper, true"
    })
    void eitherPlayerMayCancelItForASaberOrMoreThanFourAbility(
            String guest, boolean his, String help, boolean may) {
        var position = cave(guest);
        if (help.startsWith("Anakin")) {
            position.at(CAVE, "Biggs Darklighter").on("Biggs Darklighter", help);
        } else if (help.startsWith("Vader")) {
            position.at(CAVE, "Darth Vader").on("Darth Vader", help);
        } else if (!help.isEmpty()) {
            position.at(CAVE, help);
        }
        var scene = position.on(guest, DINNER).turn(his ? LIGHT : DARK, Phase.CONTROL);
        assertThat(scene.isOffered("use " + DINNER)).isEqualTo(may);
        if (may) {
            scene.use(DINNER).passResponses();
            assertThat(scene.isOnTable(DINNER)).isFalse();
            assertThat(scene.lost(DARK)).contains(DINNER);
        }
    }

    @Test
    void whoeverIsElsewhereIsNoHelp() {
        served("Luke Skywalker")
                .at(PLAINS, "Obi-Wan Kenobi")
                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + DINNER);
    }

    @Test
    void theCreatureThatEatsHimIsFiercer() {
        var scene =
                served("Rebel Trooper")
                        .at(CAVE, "Wampa")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Wampa");
        scene.passUntil(LIGHT);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.lost(DARK)).contains(DINNER);
        assertThat(scene.figure(Figure.FEROCITY, "Wampa")).isEqualTo(5);
    }

    @Test
    void aMealAtAnotherTableAddsNothing() {
        var scene =
                served("Luke Skywalker")
                        .at(PLAINS, "Wampa", "Rebel Trooper")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Wampa");
        scene.passUntil(LIGHT);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.figure(Figure.FEROCITY, "Wampa")).isEqualTo(3);
    }
}
