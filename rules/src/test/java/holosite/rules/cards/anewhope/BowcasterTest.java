package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bowcaster. */
class BowcasterTest {
    private static final String BOWCASTER = "Bowcaster";

    private static Position armed(String warrior, int force) {
        return table().at(CANTINA, warrior, "Stormtrooper", "Stormtrooper")
                .at(CANTINA, DARK_BEAST)
                .on(warrior, BOWCASTER)
                .force(LIGHT, force)
                .force(DARK, 9);
    }

    @ParameterizedTest
    @CsvSource({"Chewbacca (2_3), 1", "Luke Skywalker, 4", "Rebel Trooper, 6"})
    void itCostsSevenLessThePowerButAtLeastOne(String warrior, int cost) {
        var position = table().at(CANTINA, warrior).hand(LIGHT, BOWCASTER);
        position.force(LIGHT, cost - 1).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + BOWCASTER);
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(BOWCASTER).passResponses();
        assertThat(scene.cardsOn(warrior)).contains(BOWCASTER);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        var fired = armed(warrior, cost + 1).turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        int force = fired.forcePile(LIGHT).size();
        fired.passUntil("fire " + BOWCASTER).fire(BOWCASTER).at("Stormtrooper#1");
        fired.passResponses();
        assertThat(fired.forcePile(LIGHT)).hasSize(force - cost);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, true", "1, 0, false"})
    void aCharacterIsHitByDestinyPlusOne(int defense, int destiny, boolean hit) {
        var fired = armed("Luke Skywalker", 9).turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        assertThat(fired.defense("Stormtrooper#1")).isEqualTo(defense);
        fired.passUntil("fire " + BOWCASTER).nextDestiny(LIGHT, destiny);
        fired.fire(BOWCASTER).at("Stormtrooper#1").passResponses();
        assertThat(fired.isHit("Stormtrooper#1")).isEqualTo(hit);
    }

    @Test
    void itDeploysOnYourWarriorsOnly() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Zutton", "Stormtrooper")
                        .at(CANTINA, "C-3PO", "Rebel Trooper")
                        .hand(LIGHT, BOWCASTER)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, BOWCASTER))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void twoIsAddedAgainstABeast(int over, boolean hit) {
        var scene =
                table().at(CANTINA, "Luke Skywalker", DARK_BEAST)
                        .on("Luke Skywalker", BOWCASTER)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        int defense = (int) scene.defense(DARK_BEAST);
        scene.attack(DARK_BEAST).passUntil("fire " + BOWCASTER);
        // the total is one above or just at the defense value
        scene.nextDestiny(LIGHT, defense + over - 3);
        scene.fire(BOWCASTER).at(DARK_BEAST).passResponses();
        assertThat(scene.lost(DARK).contains(DARK_BEAST) || scene.isHit(DARK_BEAST)).isEqualTo(hit);
    }
}
