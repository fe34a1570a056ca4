package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Restraining Bolt. */
class RestrainingBoltTest {
    @Test
    void aRestrainingBoltGoesOnTheOpponentsDroid() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "C-3PO")
                        .site(BAY, DARK)
                        .hand(DARK, "Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Restraining Bolt").to("C-3PO");
        assertThat(scene.hostOf("Restraining Bolt")).startsWith("C-3PO");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move C-3PO");
    }

    @Test
    void aBoltedDroidHasNoGameText() {
        for (boolean bolted : new boolean[] {false, true}) {
            var position = table().at(CANTINA, "EG-4", "R2-X2");
            if (bolted) {
                position.on("EG-4", "Restraining Bolt");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("R2-X2") - scene.printed(Figure.POWER, "R2-X2"))
                    .isEqualTo(bolted ? 0 : 1);
        }
    }

    private static Position droids() {
        return table().at(CANTINA, "Stormtrooper", "Rebel Trooper", "Destroyer Droid")
                .at(CANTINA, "R4-M9#1", "C-3PO", "R2-X2#1")
                .at("Tatooine", "Devastator", "Tantive IV")
                .passenger("Devastator", "R4-M9#2")
                .passenger("Tantive IV", "R2-X2#2");
    }

    @Test
    void itGoesOnDroidsWithoutPresenceAtSitesOnly() {
        var scene = droids().hand(DARK, "Restraining Bolt").turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Restraining Bolt"))
                .containsExactlyInAnyOrder(
                        "R4-M9 (Arfour-Emmnine)", "C-3PO (See-Threepio)", "R2-X2 (Artoo-Extoo)");
    }

    @Test
    void itsOwnerTransfersItToOneOtherDroidThereInHisDeployPhase() {
        var scene = droids().on("C-3PO", "Restraining Bolt").turn(DARK, Phase.DEPLOY);
        scene.use("Restraining Bolt");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("R4-M9 (Arfour-Emmnine)", "R2-X2 (Artoo-Extoo)");
        scene.mayNot("R4-M9; R2-X2").choose("R2-X2").passResponses();
        assertThat(scene.hostOf("Restraining Bolt")).isEqualTo("R2-X2 (Artoo-Extoo)");

        String use = "use Restraining Bolt";
        droids().on("C-3PO", "Restraining Bolt").turn(DARK, Phase.CONTROL).mayNot(use);
        mayNotInThisPhase(droids().on("C-3PO", "Restraining Bolt").turn(LIGHT, Phase.DEPLOY), use);
    }
}
