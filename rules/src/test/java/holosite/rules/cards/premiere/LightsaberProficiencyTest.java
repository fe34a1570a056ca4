package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lightsaber Proficiency. */
class LightsaberProficiencyTest {
    private static final String CARD = "Lightsaber Proficiency";

    private static Position armed() {
        return table().at(FARM, "Luke Skywalker", "Leia Organa")
                .on("Luke Skywalker", "Jedi Lightsaber")
                .force(LIGHT, 3);
    }

    @Test
    void itGoesOnAStrongCharacterWithALightsaber() {
        var scene =
                armed().at(FARM, "Wedge Antilles", "Darth Vader", "Han Solo")
                        .on("Han Solo", "Jedi Lightsaber#3")
                        .on("Wedge Antilles", "Jedi Lightsaber#2")
                        .on("Darth Vader", "Dark Jedi Lightsaber")
                        .hand(LIGHT, CARD)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CARD)).containsExactlyInAnyOrder("Luke Skywalker", "Han Solo");
    }

    @Test
    void threeMoreInBattleOnly() {
        var scene =
                armed().at(FARM, "Stormtrooper")
                        .on("Luke Skywalker", CARD)
                        .turn(LIGHT, Phase.BATTLE);
        double before = scene.power("Luke Skywalker");
        scene.battleAt(FARM);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(before + 3);
        assertThat(scene.power("Leia Organa"))
                .isEqualTo(scene.printed(Figure.POWER, "Leia Organa"));
    }

    @Test
    void orOneMoreForADrainWhereHeIs() {
        var scene =
                armed().on("Luke Skywalker", CARD)
                        .at(BAY, "Rebel Trooper")
                        .reserve(DARK, 20)
                        .turn(LIGHT, Phase.CONTROL);
        double before = scene.forceDrain(FARM, LIGHT);
        scene.drainAt(FARM).passUntil("use " + CARD).use(CARD);
        assertThat(scene.forceDrain(FARM, LIGHT)).isEqualTo(before + 1);
        scene.mayNot("use " + CARD);
        armed().on("Luke Skywalker", CARD)
                .at(BAY, "Rebel Trooper")
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("use " + CARD);
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, true", "Plain Seer, false"})
    void aLightsaberThatItsBearerCannotUseIsNone(String bearer, boolean armed) {
        var seer =
                Kinds.alien("Plain Seer", LIGHT, "0_9")
                        .destiny(1)
                        .deploy(3)
                        .power(1)
                        .ability(4)
                        .forfeit(4)
                        .says();
        var stolen =
                tableWith(seer)
                        .at(FARM, "Luke Skywalker", "Plain Seer")
                        .on(bearer, "Dark Jedi Lightsaber")
                        .stolen("Dark Jedi Lightsaber");
        var deploying = stolen.hand(LIGHT, CARD).turn(LIGHT, Phase.DEPLOY);
        assertThat(deploying.isOffered("deploy " + CARD)).isEqualTo(armed);
        var scene = stolen.on(bearer, CARD + "#2").turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(armed ? 0 : 1);
    }

    @Test
    void itIsLostWithTheLightsaber() {
        var scene =
                armed().on("Luke Skywalker", CARD)
                        .hand(DARK, "Your Powers Are Weak, Old Man")
                        .turn(DARK, Phase.CONTROL)
                        .play("Your Powers Are Weak, Old Man")
                        .passResponses();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Jedi Lightsaber", CARD);
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }
}
