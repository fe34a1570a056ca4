package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Death Star: Trench. */
class DeathStarTrenchTest {
    private static final String TRENCH = "Death Star: Trench";

    @Test
    void itDeploysOnlyWithTheDeathStar() {
        table().system("Tatooine", LIGHT)
                .site(WAR_ROOM, DARK)
                .hand(LIGHT, TRENCH)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + TRENCH);
        table().system("Death Star", DARK)
                .hand(LIGHT, TRENCH)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + TRENCH);
    }

    /**
     * An X-wing in the trench, and a Turbolaser Battery with this many cards of Force to fire it.
     */
    private static Scene sniper(String place, int force) {
        return table().system("Death Star", DARK)
                .at("Death Star", "Devastator")
                .site(TRENCH, LIGHT)
                .at(place, "X-wing")
                .on(place.equals(TRENCH) ? TRENCH : "Devastator", "Turbolaser Battery")
                .hand(DARK, "Sniper")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void darkWeaponsThereFireFree() {
        sniper(TRENCH, 0).offers("play Sniper");
        sniper("Death Star", 0).mayNot("play Sniper");
        sniper("Death Star", 3).offers("play Sniper");
    }

    @Test
    void lightWeaponsThereDoNot() {
        table().system("Death Star", DARK)
                .at(TRENCH, "Y-wing", "TIE Fighter")
                .on("Y-wing", "SW-4 Ion Cannon")
                .hand(LIGHT, "Sorry About The Mess")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Sorry About The Mess");
    }

    @Test
    void lightStarfightersThereAreLessManeuverable() {
        var scene =
                table().system("Death Star", DARK)
                        .at("Death Star", "X-wing")
                        .at(TRENCH, "X-wing", "TIE Fighter")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver("X-wing#1")).isEqualTo(4);
        assertThat(scene.maneuver("X-wing#2")).isEqualTo(2);
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3);
    }
}
