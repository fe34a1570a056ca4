package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Timer Mine. */
class TimerMineTest {
    private static Position mined(Side side) {
        return side == LIGHT
                ? table().at(MOS_EISLEY, "Stormtrooper#1", "Stormtrooper#2", "R4-M9", "Dutch")
                        .at(MOS_EISLEY, "dark Lift Tube")
                        .at(BAY, "Stormtrooper#3")
                        .on(MOS_EISLEY, "light Timer Mine")
                : table().at(MOS_EISLEY, "Rebel Trooper#1", "Rebel Trooper#2", "R2-X2", "DS-61-2")
                        .at(MOS_EISLEY, "light Lift Tube")
                        .at(BAY, "Rebel Trooper#3")
                        .on(MOS_EISLEY, "dark Timer Mine");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Stormtrooper, Dutch", "DARK, Rebel Trooper, DS-61-2"})
    void atTheStartOfTheNextTurnTheOpponentLosesAsManyAsTheDestiny(
            Side side, String victim, String own) {
        var scene = mined(side).nextDestiny(side, 2).turn(side.opposite(), Phase.DRAW);
        String mine = (side == LIGHT ? "light" : "dark") + " Timer Mine";
        assertThat(scene.isOnTable(mine)).isTrue();
        scene.passUntil(side.opposite(), Prompt.Key.PICK);
        assertThat(scene.offered()).hasSize(3);
        scene.choose(victim + "#1", victim + "#2").passUntil(side, Phase.CONTROL);
        assertThat(scene.isOnTable(victim + "#1")).isFalse();
        assertThat(scene.isOnTable(victim + "#2")).isFalse();
        assertThat(scene.isOnTable(victim + "#3")).isTrue();
        assertThat(scene.isOnTable(own)).isTrue();
        assertThat(scene.isOnTable(mine)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Stormtrooper", "DARK, Rebel Trooper"})
    void aHighDestinyTakesThemAll(Side side, String victim) {
        var scene = mined(side).nextDestiny(side, 6).turn(side.opposite(), Phase.DRAW);
        scene.passUntil(side, Phase.CONTROL);
        assertThat(scene.isOnTable(victim + "#1")).isFalse();
        assertThat(scene.isOnTable(side == LIGHT ? "R4-M9" : "R2-X2")).isFalse();
        assertThat(scene.isOnTable(side == LIGHT ? "dark Lift Tube" : "light Lift Tube")).isTrue();
        assertThat(scene.isOnTable(victim + "#3")).isTrue();
    }

    /** A mine is a weapon, so what changes weapon destiny changes the number of victims. */
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, '', 2",
        "Tatooine: Docking Bay 94, '', 1",
        "Tatooine: Lars' Moisture Farm, Observation Holocam, 3",
        "Tatooine: Docking Bay 94, Observation Holocam, 2"
    })
    @Ruling("mines-draw-weapon-destiny")
    void itsDestinyIsWeaponDestiny(String place, String device, int victims) {
        var position =
                table().site(FARM, LIGHT)
                        .site(BAY, LIGHT)
                        .at(
                                place,
                                "Rebel Trooper#1",
                                "Rebel Trooper#2",
                                "Rebel Trooper#3",
                                "Rebel Trooper#4")
                        .on(place, "dark Timer Mine")
                        .nextDestiny(DARK, 1);
        if (!device.isEmpty()) {
            position.on(place, device);
        }
        var scene = position.turn(LIGHT, Phase.DRAW);
        scene.passUntil(LIGHT, Prompt.Key.PICK);
        scene.choose(
                IntStream.rangeClosed(1, victims)
                        .mapToObj(i -> "Rebel Trooper#" + i)
                        .toArray(String[]::new));
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).hasSize(victims);
        assertThat(scene.isOnTable("Rebel Trooper#4")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT", "DARK"})
    void notInTheOpponentsTurn(Side side) {
        var scene = mined(side).turn(side, Phase.DRAW);
        scene.passUntil(side.opposite(), Phase.CONTROL);
        assertThat(scene.isOnTable((side == LIGHT ? "light" : "dark") + " Timer Mine")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Timer Mine, LIN-V8K, Rebel Trooper, LIN-V8M",
        "DARK, dark Timer Mine, LIN-V8M, Stormtrooper, LIN-V8K"
    })
    void aMiningDroidLaysItAtItsSite(
            Side side, String mine, String droid, String other, String theirs) {
        var scene =
                table().at(MOS_EISLEY, droid + "#1")
                        .at(BAY, other, theirs)
                        .at("Kessel", side == LIGHT ? "Tantive IV" : "Devastator")
                        .passenger(side == LIGHT ? "Tantive IV" : "Devastator", droid + "#2")
                        .hand(side, mine)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(mine).passResponses();
        assertThat(scene.hostOf(mine)).isEqualTo(MOS_EISLEY);
    }

    /** A weapon of the opponent's takes no undercover spy who is not meant by “all” or by name. */
    @Test
    void undercoverSpiesAreNoneOfItsVictims() {
        var scene =
                table().at(MOS_EISLEY, "TK-422", "Rebel Trooper")
                        .undercover("TK-422")
                        .on(MOS_EISLEY, "dark Timer Mine")
                        .nextDestiny(DARK, 6)
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable("TK-422")).isTrue();
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
        assertThat(scene.isOnTable("dark Timer Mine")).isFalse();
    }
}
