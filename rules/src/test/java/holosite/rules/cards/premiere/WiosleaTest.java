package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Wioslea. */
class WiosleaTest {
    private static final String DROID = "EG-6 (Eegee-Six)";

    private static Position market() {
        var cart =
                Kinds.transportVehicle("Plain Cart", DARK, "0_1")
                        .destiny(2)
                        .deploy(1)
                        .power(1)
                        .maneuver(2)
                        .landspeed(2)
                        .forfeit(1)
                        .carries(Capacity.passengers(2))
                        .says();
        return tableWith(cart).at(CANTINA, "Wioslea").force(LIGHT, 9);
    }

    private static Scene bids(Position position, int destiny) {
        var scene = position.nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        return scene.use("Wioslea");
    }

    @Test
    void aDestinyAboveThatOfTheDroidBuysItForItsDeployCost() {
        var scene = bids(market().at(CANTINA, DROID), 5);
        assertThat(scene.forcePile(LIGHT)).hasSize(8);
        scene.yes().passResponses();
        int cost = (int) scene.figure(Figure.DEPLOY_COST, DROID);
        assertThat(scene.ownerOf(DROID)).isEqualTo(LIGHT);
        assertThat(scene.roleOf(DROID)).isEqualTo(Role.AT);
        assertThat(scene.forcePile(LIGHT)).hasSize(8 - cost);
    }

    @Test
    void anEqualOrLowerDestinyBuysNothing() {
        var scene = bids(market().at(CANTINA, "EG-6 (Eegee-Six)"), 1).passResponses();
        assertThat(scene.ownerOf(DROID)).isEqualTo(DARK);
        assertThat(scene.forcePile(LIGHT)).hasSize(8);
        // once in that phase
        scene.mayNot("use Wioslea");
    }

    @Test
    void anEmptyTransportVehiclePresentIsForSaleAndAnOccupiedOneIsNot() {
        var empty = bids(market().at(CANTINA, "Plain Cart"), 6).yes().passResponses();
        assertThat(empty.ownerOf("Plain Cart")).isEqualTo(LIGHT);
        var occupied = market().at(CANTINA, "Plain Cart").passenger("Plain Cart", "Stormtrooper");
        occupied.turn(LIGHT, Phase.CONTROL).mayNot("use Wioslea");
    }

    @Test
    void nothingElseIsForSale() {
        for (String other :
                new String[] {"Stormtrooper", "Blizzard 1", "Destroyer Droid", "Dewback"}) {
            market().at(CANTINA, other).turn(LIGHT, Phase.CONTROL).mayNot("use Wioslea");
        }
        market().at(CANTINA, "C-3PO").turn(LIGHT, Phase.CONTROL).mayNot("use Wioslea");
        market().at(MOS_EISLEY, DROID).turn(LIGHT, Phase.CONTROL).mayNot("use Wioslea");
        market().at(CANTINA, DROID).turn(LIGHT, Phase.DEPLOY).mayNot("use Wioslea");
    }

    @Test
    void oneBidIsMadeInTheOwnersTurn() {
        mayNotInThisPhase(market().at(CANTINA, DROID).turn(DARK, Phase.CONTROL), "use Wioslea");
        var scene =
                market().at(CANTINA, DROID, "R4-M9")
                        .nextDestiny(LIGHT, 0, 6)
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Wioslea");
        assertThat(scene.offered()).containsExactlyInAnyOrder(DROID, "R4-M9 (Arfour-Emmnine)");
        scene.mayNot(DROID + "; R4-M9").choose("R4-M9").mayNot("yes");
        assertThat(scene.prompt()).isEqualTo(Prompt.Key.PHASE_ACTION);
    }
}
