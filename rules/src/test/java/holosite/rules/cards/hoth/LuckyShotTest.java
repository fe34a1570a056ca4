package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lucky Shot. */
class LuckyShotTest {
    /** Armor 7, and the cannon adds 2 against vehicles. */
    @ParameterizedTest
    @CsvSource({
        "0, Blizzard Walker, 5, false",
        "1, Blizzard Walker, 5, true",
        "1, Blizzard Walker, 4, false",
        "2, Blizzard Walker, 3, true",
        "2, Blizzard Walker, 2, false"
    })
    void itHelpsAgainstACombatVehicle(int text, String target, int destiny, boolean hit) {
        var scene =
                table().at(PLAINS, "Snowspeeder", target)
                        .pilot(target, "AT-AT Driver")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hand(LIGHT, "Lucky Shot")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at(target);
        if (text > 0) {
            scene.passUntil("play Lucky Shot, text " + text).play("Lucky Shot", text);
            scene.passResponses();
            assertThat(text == 1 ? scene.used(LIGHT) : scene.lost(LIGHT)).contains("Lucky Shot");
        } else {
            scene.passResponses();
        }
        assertThat(scene.isHit(target)).isEqualTo(hit);
    }

    @Test
    void itHelpsAgainstNothingElseAndWithNoOtherDestiny() {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Darth Vader", "Luke Skywalker")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hand(LIGHT, "Lucky Shot")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Darth Vader");
        mayNotInThisPhase(scene, "play Lucky Shot, text 1", "play Lucky Shot, text 2");
    }

    @ParameterizedTest
    @CsvSource({"1, 3, true", "1, 2, false", "2, 1, true"})
    void itHelpsAVehicleMine(int text, int destiny, boolean lost) {
        String ridge = "Hoth: North Ridge (4th Marker)";
        var scene =
                table().site(PERIMETER, DARK)
                        .site(ridge, DARK)
                        .on(ridge, "light Vehicle Mine")
                        .at(PERIMETER, "Blizzard Scout 1")
                        .hand(LIGHT, "Lucky Shot")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        scene.nextDestiny(LIGHT, destiny - 3 + (int) scene.defense("Blizzard Scout 1") - 2);
        scene.move("Blizzard Scout 1").to(ridge);
        scene.passUntil("play Lucky Shot, text " + text).play("Lucky Shot", text).passResponses();
        assertThat(scene.isOnTable("Blizzard Scout 1")).isEqualTo(!lost);
    }
}
