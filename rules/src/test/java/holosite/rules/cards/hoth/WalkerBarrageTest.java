package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walker Barrage. */
class WalkerBarrageTest {
    private static final String BARRAGE = "Walker Barrage";

    private static Position guns(String walker, String gunSite) {
        return table().site(PERIMETER, DARK)
                .site("Hoth: North Ridge (4th Marker)", DARK)
                .at(PLAINS, walker)
                .at(gunSite, "Golan Laser Battery")
                .hand(DARK, BARRAGE);
    }

    @ParameterizedTest
    @CsvSource({
        "Blizzard 2, Hoth: Ice Plains (5th Marker), true",
        "Blizzard 2, Hoth: North Ridge (4th Marker), true",
        "Blizzard 2, Hoth: Defensive Perimeter (3rd Marker), false",
        "Blizzard Walker, Hoth: Ice Plains (5th Marker), false",
        "Blizzard Scout 1, Hoth: Ice Plains (5th Marker), false"
    })
    void aPilotedAtAtReachesArtilleryNextDoor(String walker, String gunSite, boolean plays) {
        var scene = guns(walker, gunSite).turn(DARK, Phase.CONTROL);
        assertThat(scene.isOffered("play " + BARRAGE)).isEqualTo(plays);
    }

    @Test
    void ownArtilleryAndOtherWeaponsAreNoTargets() {
        table().at(PLAINS, "Blizzard 2", "E-web Blaster", "Rebel Trooper")
                .on("Rebel Trooper", "Blaster Rifle#1")
                .hand(DARK, BARRAGE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + BARRAGE);
        guns("Blizzard 2", PLAINS)
                .stolen("Blizzard 2")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + BARRAGE);
        table().site("Hoth: Echo Med Lab", LIGHT)
                .at("Hoth: Echo Docking Bay", "Blizzard 2")
                .at("Hoth: Echo Med Lab", "Golan Laser Battery")
                .hand(DARK, BARRAGE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + BARRAGE);
    }

    @ParameterizedTest
    @CsvSource({"2, false, false", "3, true, false", "5, true, false", "6, true, true"})
    void theWeaponIsLostToMoreThanItsForfeitAndSomebodyToMoreThanSix(
            int destiny, boolean weapon, boolean somebody) {
        var scene =
                guns("Blizzard 2", PLAINS)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, "Rebel Scout")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Golan Laser Battery")).isEqualTo(3);
        scene.play(BARRAGE).passUntil(DARK);
        assertThat(scene.isOnTable("Golan Laser Battery")).isEqualTo(!weapon);
        assertThat(scene.isOnTable("Rebel Trooper")).isEqualTo(!somebody);
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        assertThat(scene.isOnTable("Rebel Scout")).isTrue();
    }

    @Test
    void ofSeveralOneIsLostAtRandom() {
        var lost = new HashSet<String>();
        for (int seed = 1; seed <= 20; seed++) {
            var scene =
                    guns("Blizzard 2", PLAINS)
                            .at(PLAINS, "Rebel Trooper", "Rebel Scout", "Stormtrooper")
                            .at(PLAINS, "Snowspeeder")
                            .nextDestiny(DARK, 6)
                            .seed(seed)
                            .turn(DARK, Phase.CONTROL);
            scene.play(BARRAGE).passUntil(DARK);
            boolean trooper = scene.isOnTable("Rebel Trooper");
            assertThat(scene.isOnTable("Rebel Scout")).isNotEqualTo(trooper);
            assertThat(scene.isOnTable("Stormtrooper")).isTrue();
            assertThat(scene.isOnTable("Snowspeeder")).isTrue();
            lost.add(trooper ? "Rebel Scout" : "Rebel Trooper");
        }
        assertThat(lost).hasSize(2);
    }
}
