package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rug Hug. */
class RugHugTest {
    @Test
    void lukeAndChewieAddTwoBattleDestinies() {
        var scene = table("Luke Skywalker", "Chewbacca (2_3)");
        int before = battleDestinies(scene, LIGHT);
        scene.play("Rug Hug", 1).passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + 2);
    }

    private static Scene table(String... fighters) {
        return CardTable.table()
                .at(FARM, "Stormtrooper", "Garindan")
                .at(FARM, fighters)
                .at(BAY, "Dutch")
                .hand(LIGHT, "Rug Hug")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(FARM);
    }

    @Test
    void aRebelAndAnAlienAddFourToPower() {
        var scene = table("Rebel Trooper", "Wioslea");
        double power = scene.totalPower(FARM, LIGHT);
        int before = battleDestinies(scene, LIGHT);
        scene.mayNot("play Rug Hug, text 1").play("Rug Hug").passResponses();
        assertThat(scene.totalPower(FARM, LIGHT)).isEqualTo(power + 4);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"Chewbacca (2_3), EG-4", "Luke Skywalker, Rebel Trooper", "Wioslea, EG-4"})
    void oneAloneAddsNothing(String one, String other) {
        table(one, other).mayNot("play Rug Hug", "play Rug Hug, text 1", "play Rug Hug, text 2");
    }

    @Test
    void lukeNeedsChewieAndChewieLuke() {
        table("Luke Skywalker", "Wioslea").mayNot("play Rug Hug, text 1").offers("play Rug Hug");
        table("Rebel Trooper", "Chewbacca (2_3)")
                .mayNot("play Rug Hug, text 1")
                .offers("play Rug Hug");
    }
}
