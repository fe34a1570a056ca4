package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.weapon.Fire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Electro-Rangefinder. */
class ElectroRangefinderTest {
    private static final String FINDER = "Electro-Rangefinder";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static Position cannon() {
        return table().site(GENERATORS, LIGHT)
                .site("Hoth: Snow Trench (2nd Marker)", LIGHT)
                .site(PERIMETER, DARK)
                .site(RIDGE, DARK)
                .at(PLAINS, "Blizzard 2")
                .on("Blizzard 2", "AT-AT Cannon");
    }

    @Test
    void itDeploysOnAnAtAtCannonForTwoForce() {
        var scene =
                cannon().at(PLAINS, "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, FINDER)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(FINDER).passResponses();
        assertThat(scene.hostOf(FINDER)).isEqualTo("AT-AT Cannon");
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), true, true",
        "Hoth: North Ridge (4th Marker), true, true",
        "Hoth: Defensive Perimeter (3rd Marker), false, true",
        "Hoth: Snow Trench (2nd Marker), false, false"
    })
    void theCannonReachesTwoSitesFarther(String where, boolean bare, boolean fitted) {
        var without = cannon().at(PLAINS, "Rebel Scout#9").at(where, "Rebel Trooper").turn(DARK);
        int weapon = without.card("AT-AT Cannon");
        assertThat(Fire.reaches(without.state(), weapon, without.card(where))).isEqualTo(bare);
        var with = cannon().on("AT-AT Cannon", FINDER).at(where, "Rebel Trooper").turn(DARK);
        weapon = with.card("AT-AT Cannon");
        assertThat(Fire.reaches(with.state(), weapon, with.card(where))).isEqualTo(fitted);
    }

    @Test
    void otherWeaponsReachNoFarther() {
        var scene =
                cannon().on("AT-AT Cannon", FINDER)
                        .at(PLAINS, "Blizzard 1")
                        .on("Blizzard 1", "AT-AT Cannon#2")
                        .turn(DARK);
        int other = scene.card("AT-AT Cannon#2");
        assertThat(Fire.reaches(scene.state(), other, scene.card(PERIMETER))).isFalse();
    }

    /** Two sites from the generators: only the finder brings them within range. */
    private static Scene target(boolean finder, int destiny) {
        var position =
                table().site(GENERATORS, LIGHT)
                        .site("Hoth: Snow Trench (2nd Marker)", LIGHT)
                        .at(PERIMETER, "Blizzard 2")
                        .on("Blizzard 2", "AT-AT Cannon");
        if (finder) {
            position.on("AT-AT Cannon", FINDER);
        }
        return position.hand(DARK, "Target The Main Generator")
                .force(DARK, 4)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void itAddsOneToTheTotalAgainstTheMainGenerator() {
        target(false, 7).mayNot("play Target The Main Generator");
        // destiny, ability 2 of the permanent pilot, one Hoth site controlled, and 1: more than 8
        var scene = target(true, 4);
        scene.play("Target The Main Generator").passUntil(DARK);
        assertThat(scene.has(GENERATORS, Flag.BLOWN_AWAY)).isTrue();
        var low = target(true, 3);
        low.play("Target The Main Generator").passUntil(DARK);
        assertThat(low.has(GENERATORS, Flag.BLOWN_AWAY)).isFalse();
    }
}
