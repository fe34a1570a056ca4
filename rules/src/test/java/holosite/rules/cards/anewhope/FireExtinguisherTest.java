package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Immunities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fire Extinguisher. */
class FireExtinguisherTest {
    private static final String EXTINGUISHER = "Fire Extinguisher";
    private static final String MINER = "LIN-V8K (Elleyein-Veeatekay)";
    private static final String ASTROMECH = "R2-X2 (Artoo-Extoo)";
    private static final String TRAP = "Program Trap";

    @Test
    void itDeploysOnAnAstromechOfOnesOwn() {
        var scene =
                table().at(CANTINA, ASTROMECH, "R2-D2", MINER, "Luke Skywalker", "R4-M9")
                        .hand(LIGHT, EXTINGUISHER)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, EXTINGUISHER))
                .containsExactlyInAnyOrder(ASTROMECH, "R2-D2 (Artoo-Detoo)");
    }

    /** A battle elsewhere, in which Dark draws 3 destiny; three characters are at the Cantina. */
    private static Scene drawn(String extinguisherAt) {
        var scene =
                table().at(CANTINA, MINER, "Luke Skywalker", "Dutch")
                        .on(MINER, TRAP)
                        .at(extinguisherAt, ASTROMECH)
                        .on(ASTROMECH, EXTINGUISHER)
                        .at(MOS_EISLEY, "Admiral Ozzel", "Captain Piett", "Obi-Wan Kenobi")
                        .nextDestiny(DARK, extinguisherAt.equals(CANTINA) ? 4 : 3)
                        .nextDestiny(LIGHT, 0)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(MOS_EISLEY).finishBattle();
    }

    @Test
    void aTrapThatExplodesThereIsCanceled() {
        var scene = drawn(CANTINA);
        assertThat(scene.lost(DARK)).contains(TRAP);
        assertThat(scene.isOnTable(MINER)).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.hostOf(EXTINGUISHER)).isEqualTo(ASTROMECH);
    }

    @Test
    void elsewhereItExplodes() {
        var scene = drawn(FARM);
        assertThat(scene.lost(DARK)).contains(TRAP);
        assertThat(scene.lost(LIGHT)).contains(MINER, "Luke Skywalker", "Dutch");
    }

    private static Position aboard(boolean extinguisher) {
        var table =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "Red 3", "Devastator", "X-wing")
                        .pilot("Red 3", "Luke Skywalker")
                        .astromech("Red 3", ASTROMECH)
                        .force(DARK, 9);
        return extinguisher ? table.on(ASTROMECH, EXTINGUISHER) : table;
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void theStarshipItIsAboardIsImmuneToIonCannons(boolean there) {
        var scene =
                aboard(there)
                        .on("Devastator", "Ion Cannon")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire Ion Cannon");
        double before = scene.hyperspeed("Red 3");
        var fired = scene.fire("Ion Cannon");
        if (fired.offered().contains("Red 3")) {
            fired.choose("Red 3").passResponses();
        }
        assertThat(scene.hyperspeed("Red 3")).isEqualTo(there ? before : 0);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void andToLateralDamage(boolean there) {
        var scene =
                aboard(there)
                        .system("Kessel", DARK)
                        .on("Kessel", "Lateral Damage")
                        .aimed("Lateral Damage", "Red 3")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Red 3") > 0).isEqualTo(there);
        assertThat(scene.power("X-wing")).isPositive();
    }

    @Test
    void aVehicleItIsAboardIsNot() {
        var scene =
                table().at(CANTINA, "Luke's X-34 Landspeeder")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .passenger("Luke's X-34 Landspeeder", ASTROMECH)
                        .on(ASTROMECH, EXTINGUISHER)
                        .at("Tatooine", "Devastator")
                        .on("Devastator", "Ion Cannon")
                        .turn(DARK, Phase.CONTROL);
        assertThat(
                        Immunities.protects(
                                scene.state(),
                                scene.card("Luke's X-34 Landspeeder"),
                                scene.card("Ion Cannon")))
                .isFalse();
    }

    private static Scene battle(String droid, String at) {
        return table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                .at(at, droid)
                .on(droid, EXTINGUISHER)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    void onR2D2ItIsLostToCancelABattleWhereHeIsPresent() {
        var scene = battle("R2-D2", CANTINA);
        scene.passUntil("use " + EXTINGUISHER).use(EXTINGUISHER).passResponses();
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.lost(LIGHT)).containsExactly(EXTINGUISHER);
    }

    @ParameterizedTest
    @CsvSource({"R2-X2 (Artoo-Extoo), Tatooine: Cantina", "R2-D2, Tatooine: Mos Eisley"})
    void notOnAnotherDroidNorElsewhere(String droid, String at) {
        var scene = battle(droid, at);
        while (scene.inBattle()) {
            scene.mayNot("use " + EXTINGUISHER).answerDefault();
        }
    }

    @Test
    void notInSpace() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "Red 3", "Devastator")
                        .pilot("Red 3", "Luke Skywalker")
                        .astromech("Red 3", "R2-D2")
                        .on("R2-D2", EXTINGUISHER)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        while (scene.inBattle()) {
            scene.mayNot("use " + EXTINGUISHER).answerDefault();
        }
    }
}
