package holosite.rules.cards.theedpalace;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Qui-Gon Jinn With Lightsaber. */
class QuiGonJinnWithLightsaberTest {
    private static final String JEDI = "Qui-Gon Jinn With Lightsaber";

    private static Scene battle(String enemy) {
        var scene =
                table().at(CANTINA, JEDI, enemy)
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 4, 4)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(CANTINA);
    }

    @Test
    void withMaulHeAddsABattleDestiny() {
        assertThat(battleDestinies(battle("Darth Maul"), LIGHT)).isEqualTo(2);
        assertThat(battleDestinies(battle("Darth Vader"), LIGHT)).isEqualTo(1);
    }

    @Test
    void hisLightsaberDrawsTwoDestinies() {
        var scene = battle("Darth Vader");
        scene.passUntil("fire " + JEDI).fire(JEDI).at("Darth Vader").passResponses();
        assertThat(scene.isHit("Darth Vader")).isTrue();
        assertThat(scene.forfeitValue("Darth Vader")).isZero();

        var two = battle("Darth Vader").nextDestiny(LIGHT, 3, 3, 6);
        two.passUntil("fire " + JEDI).fire(JEDI).at("Darth Vader").passResponses();
        assertThat(two.isHit("Darth Vader")).isFalse();
    }
}
