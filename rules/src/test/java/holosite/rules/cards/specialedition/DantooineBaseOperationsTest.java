package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dantooine Base Operations / More Dangerous Than You Realize. */
class DantooineBaseOperationsTest {
    private static final String BASE = "Dantooine Base Operations";
    private static final List<String> SITES =
            List.of("Forest", "Spaceport City", "Spaceport Docking Bay");

    @Test
    void itFlipsWhereRebelsControlThreeSitesInTheOpenOrBehindAHull() {
        assertThat(flips("Snowspeeder", "Commander Luke Skywalker")).isTrue();
        assertThat(flips("Snowspeeder", "Lando Calrissian (5_5)")).isFalse();
    }

    private static boolean flips(String vehicle, String pilot) {
        var position = table().system("Dantooine", DARK).beside(LIGHT, BASE);
        SITES.forEach(site -> position.locationOf("Dantooine", site, DARK));
        return position.at(SITES.get(0), "Rebel Trooper")
                .at(SITES.get(1), "Rebel Trooper")
                .at(SITES.get(2), vehicle)
                .pilot(vehicle, pilot)
                .turn(LIGHT, Phase.CONTROL)
                .pass()
                .has(BASE, Flag.FLIPPED);
    }

    /** A squadron comes by replacement: no deploy cost is printed on it. */
    private static Card squadron() {
        return Kinds.squadron("Plain Squadron", LIGHT, "0_1")
                .destiny(1)
                .power(9)
                .maneuver(4)
                .hyperspeed(5)
                .forfeit(9)
                .permanentPilots(3, 3)
                .says();
    }

    @Test
    @Claim("dantooine-base-operations#3")
    void aSquadronDeploysToDantooineForItsPower() {
        var scene =
                tableWith(squadron())
                        .system("Dantooine", LIGHT)
                        .system("Yavin 4", LIGHT)
                        .beside(LIGHT, "Dantooine Base Operations")
                        .mark("Dantooine Base Operations", Flag.FLIPPED)
                        .hand(LIGHT, "Plain Squadron")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Plain Squadron").passResponses();
        assertThat(scene.locationOf("Plain Squadron")).isEqualTo("Dantooine");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
