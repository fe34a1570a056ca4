package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Caller. */
class CallerTest {
    /** A device of the Light Side that droids carry, too. */
    private static final Card GADGET =
            Kinds.device("Plain Gadget", LIGHT, "0_1")
                    .destiny(3)
                    .says(Abilities.deploysOn(Filters.CHARACTER));

    private static Position market(Side side) {
        var table = tableWith(GADGET);
        return side == LIGHT
                ? table.at(MOS_EISLEY, "Rebel Trooper", "EG-6", "R4-M9#1")
                        .on("Rebel Trooper", "light Caller")
                        .at(BAY, "R4-M9#2")
                : table.at(MOS_EISLEY, "Stormtrooper", "R2-X2#1", "C-3PO")
                        .on("Stormtrooper", "dark Caller")
                        .at(BAY, "R2-X2#2");
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Caller, EG-6, Restraining Bolt",
        "DARK, dark Caller, C-3PO, Restraining Bolt"
    })
    void aBoltedDroidThereIsStolenAndTheBoltReturns(
            Side side, String caller, String droid, String bolt) {
        var scene = market(side).on(droid, bolt).turn(side, Phase.CONTROL);
        scene.use(caller).passResponses();
        assertThat(scene.ownerOf(droid)).isEqualTo(side);
        assertThat(scene.locationOf(droid)).isEqualTo(MOS_EISLEY);
        assertThat(scene.isIn(bolt, Zone.HAND)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, light Caller, R4-M9#2", "DARK, dark Caller, R2-X2#2"})
    void oneWithoutABoltOrElsewhereIsNot(Side side, String caller, String elsewhere) {
        market(side).turn(side, Phase.CONTROL).mayNot("use " + caller);
        market(side)
                .on(elsewhere, "dark Restraining Bolt")
                .turn(side, Phase.CONTROL)
                .mayNot("use " + caller);
        String droid = side == LIGHT ? "EG-6" : "C-3PO";
        market(side)
                .on(droid, "dark Restraining Bolt")
                .turn(side, Phase.DEPLOY)
                .mayNot("use " + caller);
        mayNotInThisPhase(
                market(side)
                        .on(droid, "dark Restraining Bolt")
                        .turn(side.opposite(), Phase.CONTROL),
                "use " + caller);
    }

    @Test
    void theOwnDroidIsNotStolen() {
        table().at(MOS_EISLEY, "Rebel Trooper", "R2-X2")
                .on("Rebel Trooper", "light Caller")
                .on("R2-X2", "dark Restraining Bolt")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use light Caller");
        table().at(MOS_EISLEY, "Stormtrooper", "R4-M9")
                .on("Stormtrooper", "dark Caller")
                .on("R4-M9", "dark Restraining Bolt")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use dark Caller");
    }

    /** Of two droids with a bolt it reaches the one that is not its player's already. */
    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Caller, Rebel Trooper, R2-X2, EG-6, R4-M9",
        "DARK, dark Caller, Stormtrooper, EG-6, R2-X2, C-3PO"
    })
    void theOwnDroidIsNoTarget(
            Side side, String caller, String bearer, String own, String one, String other) {
        var scene =
                table().at(MOS_EISLEY, bearer, own, one, other)
                        .on(bearer, caller)
                        .on(own, "dark Restraining Bolt#1")
                        .on(one, "dark Restraining Bolt#2")
                        .on(other, "dark Restraining Bolt#3")
                        .turn(side, Phase.CONTROL);
        scene.use(caller);
        assertThat(scene.offered()).hasSize(2);
        scene.mayNot(own).offers(one, other);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Caller, Rebel Trooper, Wioslea",
        "DARK, dark Caller, Stormtrooper, Garindan"
    })
    void aSoldierOrAJawaCarriesIt(Side side, String caller, String soldier, String alien) {
        var jawa =
                Kinds.alien("Plain Jawa", side, "0_1")
                        .destiny(2)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(2)
                        .is(Trait.JAWA)
                        .says();
        var scene =
                tableWith(jawa)
                        .at(MOS_EISLEY, soldier, alien, "Plain Jawa")
                        .hand(side, caller)
                        .turn(side, Phase.DEPLOY);
        assertThat(hosts(scene, caller)).containsExactlyInAnyOrder(soldier, "Plain Jawa");
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Caller, Garindan, EG-6, Comlink",
        "DARK, dark Caller, Wioslea, C-3PO, Plain Gadget"
    })
    void nothingButADroidAndByNothingButABolt(
            Side side, String caller, String alien, String droid, String device) {
        market(side)
                .at(MOS_EISLEY, alien)
                .on(alien, "dark Restraining Bolt")
                .on(droid, device)
                .turn(side, Phase.CONTROL)
                .mayNot("use " + caller);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Caller, EG-6, R4-M9#1, R4-M9#2, Comlink",
        "DARK, dark Caller, C-3PO, R2-X2#1, R2-X2#2, Plain Gadget"
    })
    void oneDroidInAPhaseAndNoOtherDevice(
            Side side, String caller, String droid, String next, String far, String device) {
        var scene =
                market(side)
                        .on(droid, "Restraining Bolt#1", device)
                        .on(next, "Restraining Bolt#2")
                        .on(far, "Restraining Bolt#3")
                        .turn(side, Phase.CONTROL);
        scene.use(caller).choose(droid).passUntil(side, Phase.CONTROL);
        assertThat(scene.isIn("Restraining Bolt#1", Zone.HAND)).isTrue();
        assertThat(scene.isOnTable("Restraining Bolt#2")).isTrue();
        assertThat(scene.isOnTable("Restraining Bolt#3")).isTrue();
        assertThat(scene.isOnTable(device)).isTrue();
        scene.mayNot("use " + caller);
    }
}
