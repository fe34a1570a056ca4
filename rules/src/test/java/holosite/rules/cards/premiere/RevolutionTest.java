package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Revolution. */
class RevolutionTest {
    private static final String REVOLUTION = "Revolution";

    private static double drainBonus(Scene scene, String site, Side player) {
        return scene.forceDrain(site, player) - scene.forceIcons(site, player.opposite());
    }

    @Test
    void iconsAndTextsChangeSides() {
        for (boolean turned : new boolean[] {true, false}) {
            var position = table().site(WAR_ROOM, DARK).site(FARM, DARK).at(FARM, "Rebel Trooper");
            if (turned) {
                position.on(WAR_ROOM, REVOLUTION).on(FARM, REVOLUTION);
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.forceIcons(WAR_ROOM, DARK)).isEqualTo(turned ? 0 : 2);
            assertThat(scene.forceIcons(WAR_ROOM, LIGHT)).isEqualTo(turned ? 2 : 0);
            assertThat(drainBonus(scene, FARM, LIGHT)).isEqualTo(turned ? 1 : 0);
        }
    }

    @Test
    void itIsDeployedOnAnyLocationFor3Force() {
        var scene =
                table().site(FARM, DARK)
                        .system("Tatooine", LIGHT)
                        .hand(LIGHT, REVOLUTION)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy(REVOLUTION).offered()).containsExactlyInAnyOrder(FARM, "Tatooine");
        scene.choose(FARM).passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.state().table().definition(scene.card(FARM)).isRotated()).isTrue();
        table().site(FARM, DARK)
                .hand(LIGHT, REVOLUTION)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + REVOLUTION);
    }

    @Test
    void theLocationTurnsBackWhenItIsCanceled() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(CANTINA, "Darth Vader")
                        .on(WAR_ROOM, REVOLUTION)
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceIcons(WAR_ROOM, LIGHT)).isEqualTo(2);
        scene.play("Alter").passResponses();
        assertThat(scene.isIn(REVOLUTION, Zone.LOST_PILE)).isTrue();
        assertThat(scene.forceIcons(WAR_ROOM, LIGHT)).isZero();
        assertThat(scene.forceIcons(WAR_ROOM, DARK)).isEqualTo(2);
    }

    @Test
    @Ruling("two-revolutions")
    void twoOfThemTurnItTwice() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(CANTINA, "Darth Vader")
                        .on(WAR_ROOM, REVOLUTION, REVOLUTION)
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceIcons(WAR_ROOM, DARK)).isEqualTo(2);
        assertThat(scene.forceIcons(WAR_ROOM, LIGHT)).isZero();
        // one of them is enough to turn it
        scene.play("Alter").choose(REVOLUTION).passResponses();
        assertThat(scene.forceIcons(WAR_ROOM, DARK)).isZero();
        assertThat(scene.forceIcons(WAR_ROOM, LIGHT)).isEqualTo(2);
    }

    @Test
    void expandTheEmpireSwitchesToo() {
        var scene =
                table().site(FARM, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .on(FARM, REVOLUTION, "Expand The Empire")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(drainBonus(scene, MOS_EISLEY, LIGHT)).isEqualTo(1);
        var dark =
                table().site(FARM, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .on(FARM, REVOLUTION, "Expand The Empire")
                        .turn(DARK, Phase.CONTROL);
        assertThat(drainBonus(dark, MOS_EISLEY, DARK)).isZero();
    }

    @Test
    void aLocationThatIsImmuneIsNotTurned() {
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", "Devastator")
                        .locationOf("Devastator", "Star Destroyer: Launch Bay", DARK)
                        .site(FARM, DARK)
                        .hand(LIGHT, REVOLUTION)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy(REVOLUTION).offered()).doesNotContain("Star Destroyer: Launch Bay");
    }
}
