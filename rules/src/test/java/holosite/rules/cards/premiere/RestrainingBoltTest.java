package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Restraining Bolt. */
class RestrainingBoltTest {
    @ParameterizedTest
    @CsvSource({"DARK, Stormtrooper, C-3PO", "LIGHT, Rebel Trooper, R4-M9"})
    void aRestrainingBoltGoesOnTheOpponentsDroid(Side side, String own, String droid) {
        var scene =
                table().at(CANTINA, own, droid)
                        .site(BAY, DARK)
                        .hand(side, "Restraining Bolt")
                        .force(side.opposite(), 3)
                        .turn(side, Phase.DEPLOY);
        scene.deploy("Restraining Bolt").to(droid);
        assertThat(scene.hostOf("Restraining Bolt")).startsWith(droid);
        scene.passUntil(side.opposite(), Phase.MOVE).mayNot("move " + droid);
    }

    @Test
    void notOnAnUndercoverSpyOfTheOpponent() {
        String spy = "5D6-RA-7";
        table().at(CANTINA, spy)
                .undercover(spy)
                .hand(LIGHT, "Restraining Bolt")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Restraining Bolt");
        table().at(CANTINA, spy)
                .undercover(spy)
                .hand(DARK, "Restraining Bolt")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Restraining Bolt");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aBoltedDroidHasNoGameText(Side side) {
        for (boolean bolted : new boolean[] {false, true}) {
            var position = table().at(CANTINA, "EG-4", "R2-X2");
            if (bolted) {
                position.on("EG-4", bolt(side));
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("R2-X2") - scene.printed(Figure.POWER, "R2-X2"))
                    .isEqualTo(bolted ? 0 : 1);
        }
    }

    private static String bolt(Side side) {
        return side.word() + " Restraining Bolt";
    }

    private static Position droids() {
        return table().at(CANTINA, "Stormtrooper", "Rebel Trooper", "Destroyer Droid")
                .at(CANTINA, "R4-M9#1", "C-3PO", "R2-X2#1")
                .at("Tatooine", "Devastator", "Tantive IV")
                .passenger("Devastator", "R4-M9#2")
                .passenger("Tantive IV", "R2-X2#2");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itGoesOnDroidsWithoutPresenceAtSitesOnly(Side side) {
        var scene = droids().hand(side, bolt(side)).turn(side, Phase.DEPLOY);
        assertThat(hosts(scene, "Restraining Bolt"))
                .containsExactlyInAnyOrder(
                        "R4-M9 (Arfour-Emmnine)", "C-3PO (See-Threepio)", "R2-X2 (Artoo-Extoo)");
    }

    /** A stormtrooper has stolen the bolt of the Light Side and cannot use it. */
    private static Position stolen() {
        return table().at(CANTINA, "Stormtrooper", "Rebel Trooper", "R4-M9", "C-3PO")
                .at(MOS_EISLEY, "R2-X2")
                .on("Stormtrooper", bolt(LIGHT))
                .stolen("Restraining Bolt")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    @Test
    @Ruling("stolen-weapon-is-inactive")
    void whoStoleItWithoutBeingADroidMayStillTransferItToAnybodysDroidThere() {
        var scene = stolen().turn(DARK, Phase.DEPLOY);
        assertThat(scene.has("Restraining Bolt", Flag.UNUSABLE)).isTrue();
        scene.use("Restraining Bolt");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("R4-M9 (Arfour-Emmnine)", "C-3PO (See-Threepio)");
        scene.choose("C-3PO").passResponses();
        assertThat(scene.has("Restraining Bolt", Flag.UNUSABLE)).isFalse();
        assertThat(scene.forcePile(DARK)).hasSize(3);
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move C-3PO").offers("move Rebel Trooper");
    }

    @Test
    void itDoesNothingToHimMeanwhile() {
        stolen().turn(DARK, Phase.MOVE).offers("move Stormtrooper");
        mayNotInThisPhase(stolen().turn(LIGHT, Phase.DEPLOY), "use Restraining Bolt");
        stolen().turn(DARK, Phase.CONTROL).mayNot("use Restraining Bolt");
    }

    @Test
    void aDroidThatStoleItIsBoltedByIt() {
        var scene =
                table().at(CANTINA, "R4-M9", "Rebel Trooper")
                        .on("R4-M9", bolt(LIGHT))
                        .stolen("Restraining Bolt")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.mayNot("move R4-M9");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itsOwnerTransfersItToOneOtherDroidThereInHisDeployPhase(Side side) {
        var scene = droids().on("C-3PO", bolt(side)).turn(side, Phase.DEPLOY);
        scene.use("Restraining Bolt");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("R4-M9 (Arfour-Emmnine)", "R2-X2 (Artoo-Extoo)");
        scene.mayNot("R4-M9; R2-X2").choose("R2-X2").passResponses();
        assertThat(scene.hostOf("Restraining Bolt")).isEqualTo("R2-X2 (Artoo-Extoo)");
        scene.passUntil(side, Phase.DEPLOY).mayNot("use Restraining Bolt");

        String use = "use Restraining Bolt";
        droids().on("C-3PO", bolt(side)).turn(side, Phase.CONTROL).mayNot(use);
        mayNotInThisPhase(
                droids().on("C-3PO", bolt(side)).turn(side.opposite(), Phase.DEPLOY), use);
    }
}
