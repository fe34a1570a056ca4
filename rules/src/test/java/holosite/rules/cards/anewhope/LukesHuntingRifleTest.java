package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Luke's Hunting Rifle. */
class LukesHuntingRifleTest {
    private static final String RIFLE = "Luke's Hunting Rifle";

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, 1", "Owen Lars, 1", "Leia Organa, 3", "Zutton, 3"})
    void itIsCheapForLukeAndOwen(String bearer, int cost) {
        var position = table().at(CANTINA, bearer, "C-3PO", "Stormtrooper").hand(LIGHT, RIFLE);
        position.force(LIGHT, cost - 1).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + RIFLE);
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RIFLE).passResponses();
        assertThat(scene.hostOf(RIFLE)).isEqualTo(bearer);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    private static Scene shot(String target, int destiny) {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper")
                        .at(CANTINA, DARK_BEAST)
                        .on("Luke Skywalker", RIFLE)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire " + RIFLE)
                        .nextDestiny(LIGHT, destiny);
        int force = scene.forcePile(LIGHT).size();
        scene.fire(RIFLE).at(target).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        return scene;
    }

    @Test
    void itIsMadeForBeasts() {
        assertThat(shot("Stormtrooper", 3).isHit("Stormtrooper")).isTrue();
        assertThat(shot("Stormtrooper", 2).isHit("Stormtrooper")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void twoIsAddedAgainstABeast(int over, boolean hit) {
        var scene =
                table().at(CANTINA, "Luke Skywalker", DARK_BEAST)
                        .on("Luke Skywalker", RIFLE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        int defense = (int) scene.defense(DARK_BEAST);
        scene.attack(DARK_BEAST).passUntil("fire " + RIFLE);
        // the total is one above or just at the defense value
        scene.nextDestiny(LIGHT, defense + over - 3);
        scene.fire(RIFLE).at(DARK_BEAST).passResponses();
        assertThat(scene.lost(DARK).contains(DARK_BEAST) || scene.isHit(DARK_BEAST)).isEqualTo(hit);
    }

    @Test
    void droidsAndVehiclesDoNotCarryIt() {
        var scene =
                table().at(CANTINA, "Leia Organa", "C-3PO", "Luke's X-34 Landspeeder")
                        .hand(LIGHT, RIFLE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RIFLE).passResponses();
        assertThat(scene.hostOf(RIFLE)).isEqualTo("Leia Organa");
        // for its owners the dearer way is no choice
        var owner =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, RIFLE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        owner.deploy(RIFLE).passResponses();
        assertThat(owner.hostOf(RIFLE)).isEqualTo("Luke Skywalker");
        assertThat(owner.forcePile(LIGHT)).hasSize(8);
    }
}
