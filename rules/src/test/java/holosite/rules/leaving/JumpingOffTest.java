package holosite.rules.leaving;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Riders jump off a creature vehicle, whatever pile it leaves the table for. */
class JumpingOffTest {
    private static final String PIT = "Tatooine: Great Pit Of Carkoon";
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";

    @Test
    void fromAMountThatIsPlacedOutOfPlay() {
        var scene =
                table().at(PIT, "Sarlacc", "Tauntaun")
                        .passenger("Tauntaun", "Luke Skywalker")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Sarlacc");
        scene.passUntil(LIGHT, Prompt.Key.JUMP_OFF).choose("Luke Skywalker").passResponses();
        assertThat(scene.isIn("Tauntaun", Zone.OUT_OF_PLAY)).isTrue();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(PIT);
    }

    @Test
    void fromAMountThatSinksIntoTheUsedPile() {
        var scene =
                table().at(SWAMP, "Tauntaun")
                        .passenger("Tauntaun", "Luke Skywalker")
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil(LIGHT, Prompt.Key.JUMP_OFF).choose("Luke Skywalker").passResponses();
        assertThat(scene.used(LIGHT)).contains("Tauntaun");
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(SWAMP);
    }

    @Test
    void notWhoIsLostHimselfByTheSameAction() {
        var scene = detonated("Sandtrooper");
        assertThat(scene.decision().prompt().key()).isNotEqualTo(Prompt.Key.JUMP_OFF);
        scene.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.lost(DARK)).contains("Bantha", "Sandtrooper");
    }

    @Test
    void butWhoIsNotAmongThoseLost() {
        var scene = detonated("Stormtrooper");
        scene.passUntil(DARK, Prompt.Key.JUMP_OFF).choose("Stormtrooper").passResponses();
        assertThat(scene.lost(DARK)).contains("Bantha").doesNotContain("Stormtrooper");
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
    }

    private static Scene detonated(String rider) {
        var scene =
                table().at(MOS_EISLEY, "Boba Fett", "Bantha", "Luke Skywalker")
                        .on("Boba Fett", "Thermal Detonator")
                        .passenger("Bantha", rider)
                        .force(DARK, 3)
                        .nextDestiny(DARK, 3, 3, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY);
        return scene.passUntil("use Thermal Detonator").use("Thermal Detonator");
    }
}
