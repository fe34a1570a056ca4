package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Astromech Shortage. */
class AstromechShortageTest {
    @Test
    @Claim("astromech-shortage#1")
    void anAstromechShortageLiesOnTheOtherSideForThree() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Astromech Shortage")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Astromech Shortage");

        assertThat(scene.pile(LIGHT, Zone.SIDE_OF_TABLE)).containsExactly("Astromech Shortage");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    @Claim("astromech-shortage#2")
    void anAstromechShortageMakesStarshipsWithNavComputersDearer() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "X-wing", "Corellian Corvette", "R2-D2 (2_14)")
                        .hand(DARK, "Devastator")
                        .at(CANTINA, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("X-wing", "Tatooine")).isEqualTo(3);
        assertThat(scene.deployCost("Corellian Corvette", "Tatooine")).isEqualTo(5);
        assertThat(scene.deployCost("Devastator", "Tatooine")).isEqualTo(8);
        assertThat(scene.deployCost("R2-D2 (2_14)", CANTINA)).isEqualTo(3);
    }

    @Test
    @Claim("astromech-shortage#2")
    void starshipsWithoutANavComputerPayNoMore() {
        var simple =
                Kinds.starfighter("Plain Fighter", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(2)
                        .power(1)
                        .maneuver(3)
                        .forfeit(2)
                        .permanentPilot(1)
                        .says();
        var scene =
                tableWith(simple)
                        .system("Tatooine", LIGHT)
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Plain Fighter", "Y-wing")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Plain Fighter", "Tatooine")).isEqualTo(2);
        assertThat(scene.deployCost("Y-wing", "Tatooine")).isEqualTo(2);
    }
}
