package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Dissension, and the quarrels of Furry Fury and Scruffy-Looking Nerf Herder. */
class DarkDissensionTest {
    private static Position at(Side side, String card, String... fighters) {
        return table().at(FARM, fighters).hand(side, card).force(side, 4);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Dark Dissension, Rebel Trooper, Grand Moff Tarkin, General Veers, 1",
        "DARK, Furry Fury, Stormtrooper, Han Solo, Chewbacca (2_3), 3",
        "DARK, Scruffy-Looking Nerf Herder, Stormtrooper, Han Solo, Leia Organa, 3"
    })
    void twoOfTheOpponentsTakeTwoDestiniesFromHisPowerAndAttrition(
            Side side, String card, String own, String one, String other, int forceLeft) {
        Side enemy = side.opposite();
        var scene = at(side, card, own, one, other).turn(side, Phase.BATTLE).battleAt(FARM);
        double power = scene.totalPower(FARM, enemy);
        scene.nextDestiny(side, 1, 2).play(card).passResponses();
        assertThat(scene.totalPower(FARM, enemy)).isEqualTo(power - 3);
        assertThat(scene.forcePile(side)).hasSize(forceLeft);
        scene.nextDestiny(enemy, 5).passWeapons();
        while (scene.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY) {
            scene.yes();
        }
        assertThat(scene.attritionLeft(side)).isEqualTo(scene.battleDestiny(enemy) - 3);
        assertThat(scene.attritionLeft(enemy)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Dark Dissension, Rebel Trooper, Grand Moff Tarkin, General Veers, Stormtrooper",
        "LIGHT, Dark Dissension, Rebel Trooper, Grand Moff Tarkin, General Veers, Boba Fett (5_91)",
        "LIGHT, Dark Dissension, Rebel Trooper, Grand Moff Tarkin, General Veers, Commander Praji",
        "DARK, Furry Fury, Stormtrooper, Han Solo, Chewbacca (2_3), Leia Organa",
        "DARK, Furry Fury, Stormtrooper, Chewbacca (2_3), Han Solo, Leia Organa",
        "DARK, Scruffy-Looking Nerf Herder, Stormtrooper, Han Solo, Leia Organa, Wioslea",
        "DARK, Scruffy-Looking Nerf Herder, Stormtrooper, Leia Organa, Han Solo, Wioslea"
    })
    void bothMustBeInTheBattle(
            Side side, String card, String own, String one, String absent, String third) {
        at(side, card, own, one, third)
                .at(BAY, absent)
                .turn(side, Phase.BATTLE)
                .battleAt(FARM)
                .mayNot("play " + card);
    }

    @Test
    void totalPowerDoesNotFallBelowZero() {
        var scene =
                at(LIGHT, "Dark Dissension", "Rebel Trooper", "Grand Moff Tarkin", "General Veers")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        scene.nextDestiny(LIGHT, 5, 5).play("Dark Dissension").passResponses();
        assertThat(scene.totalPower(FARM, DARK)).isZero();
    }

    @Test
    void withoutADestinyToDrawNothingIsSubtracted() {
        var scene =
                at(LIGHT, "Dark Dissension", "Rebel Trooper", "Grand Moff Tarkin", "General Veers")
                        .nothingElseInReserve(LIGHT)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        double power = scene.totalPower(FARM, DARK);
        scene.play("Dark Dissension").passResponses();
        assertThat(scene.totalPower(FARM, DARK)).isEqualTo(power);
    }
}
