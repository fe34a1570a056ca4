package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spaceport Docking Bay of the Dark Side. */
class SpaceportDockingBayTest {
    private static final String PORT = "Spaceport Docking Bay";

    @Test
    void darkFightersDeployForOneLessAndFreightersForTwoLess() {
        var freighter =
                Kinds.starfighter("Plain Freighter", DARK, "0_1")
                        .destiny(2)
                        .deploy(5)
                        .power(2)
                        .maneuver(2)
                        .hyperspeed(3)
                        .forfeit(3)
                        .is(Trait.FREIGHTER)
                        .says();
        var scene =
                tableWith(freighter)
                        .locationOf("Kessel", PORT, DARK)
                        .site(BAY, LIGHT)
                        .hand(DARK, "Punishing One", "Plain Freighter", "Stormtrooper")
                        .hand(LIGHT, "Millennium Falcon")
                        .turn(DARK, Phase.DEPLOY);
        for (String card :
                List.of("Punishing One", "Plain Freighter", "Stormtrooper", "Millennium Falcon")) {
            int less = card.equals("Punishing One") ? 1 : card.equals("Plain Freighter") ? 2 : 0;
            assertThat(scene.deployCost(card, PORT)).isEqualTo(scene.deployCost(card, BAY) - less);
        }
    }

    @Test
    void lightPilotsDeployForOneMoreAndTheirShipsDoNot() {
        var scene =
                table().locationOf("Kessel", PORT, DARK)
                        .hand(LIGHT, "Jek Porkins", "X-wing", "Rebel Trooper")
                        .hand(DARK, "DS-61-2")
                        .turn(LIGHT, Phase.DEPLOY);
        var plain =
                table().site("Tatooine: Cantina", LIGHT)
                        .site(BAY, LIGHT)
                        .hand(LIGHT, "Jek Porkins", "X-wing", "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Jek Porkins", PORT))
                .isEqualTo(plain.deployCost("Jek Porkins", "Tatooine: Cantina") + 1);
        assertThat(scene.deployCost("DS-61-2", PORT)).isEqualTo(2);
        assertThat(scene.deployCost("Rebel Trooper", PORT))
                .isEqualTo(plain.deployCost("Rebel Trooper", "Tatooine: Cantina"));
        assertThat(scene.deployCost("X-wing", PORT)).isEqualTo(plain.deployCost("X-wing", BAY));
    }

    @Test
    void transitFromThereCostsDarkTwoAndLightThree() {
        for (var side : new Side[] {DARK, LIGHT}) {
            String trooper = side == DARK ? "Stormtrooper" : "Rebel Trooper";
            var scene =
                    table().locationOf("Kessel", PORT, DARK)
                            .site("Yavin 4: Docking Bay", LIGHT)
                            .at(PORT, trooper)
                            .force(side, 5)
                            .turn(side, Phase.MOVE);
            scene.transitFrom(PORT).passResponses();
            assertThat(scene.locationOf(trooper)).isEqualTo("Yavin 4: Docking Bay");
            assertThat(scene.forcePile(side)).hasSize(side == DARK ? 3 : 2);
        }
    }

    @Test
    void itGoesToNoneOfFivePlanets() {
        var scene =
                table().system("Hoth", DARK)
                        .system("Endor", DARK)
                        .system("Dagobah", DARK)
                        .system("Yavin 4", DARK)
                        .system("Kessel", DARK)
                        .system("Kashyyyk", DARK)
                        .hand(DARK, PORT)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deploy(PORT).offered().toString())
                .contains("Kessel", "Kashyyyk")
                .doesNotContain("Hoth", "Endor", "Dagobah", "Yavin 4");
    }
}
