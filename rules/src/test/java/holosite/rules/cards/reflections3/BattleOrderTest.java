package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Battle Order, and Battle Plan, which says the same. */
class BattleOrderTest {
    /** A player with a character at Mos Eisley, a shield on the table and so much Force. */
    private static Position drainer(Side side, String shield, int force) {
        return table().at(MOS_EISLEY, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                .system("Tatooine", DARK)
                .beside(shield.equals("Battle Order") ? DARK : LIGHT, shield)
                .force(side, force);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Battle Order",
        "LIGHT, Battle Order",
        "DARK, Battle Plan",
        "LIGHT, Battle Plan"
    })
    void whoHoldsOnlyASiteUsesThreeForceToDrain(Side side, String shield) {
        drainer(side, shield, 2).turn(side, Phase.CONTROL).mayNot("drain at " + MOS_EISLEY);
        var scene = drainer(side, shield, 4).turn(side, Phase.CONTROL);
        scene.drainAt(MOS_EISLEY).passResponses();
        assertThat(scene.forcePile(side)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Battle Order",
        "LIGHT, Battle Order",
        "DARK, Battle Plan",
        "LIGHT, Battle Plan"
    })
    void whoHoldsOnlyASystemDoes(Side side, String shield) {
        table().at("Tatooine", side == DARK ? "Devastator" : "X-wing")
                .site(MOS_EISLEY, DARK)
                .beside(shield.equals("Battle Order") ? DARK : LIGHT, shield)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("drain at Tatooine");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Battle Order",
        "LIGHT, Battle Order",
        "DARK, Battle Plan",
        "LIGHT, Battle Plan"
    })
    void whoHoldsBothDrainsForFree(Side side, String shield) {
        drainer(side, shield, 0)
                .at("Tatooine", side == DARK ? "Devastator" : "X-wing")
                .turn(side, Phase.CONTROL)
                .offers("drain at " + MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Battle Order",
        "LIGHT, Battle Order",
        "DARK, Battle Plan",
        "LIGHT, Battle Plan"
    })
    void bothMustBeBattlegrounds(Side side, String shield) {
        String ship = side == DARK ? "Devastator" : "X-wing";
        drainer(side, shield, 2)
                .at("Death Star", ship)
                .turn(side, Phase.CONTROL)
                .mayNot("drain at " + MOS_EISLEY);
        table().at("Tatooine", ship)
                .at(WAR_ROOM, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                .beside(shield.equals("Battle Order") ? DARK : LIGHT, shield)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("drain at Tatooine");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void battlePlanTakesThePlaceOfBattleOrder(Side side) {
        var scene =
                drainer(side, "Battle Order", 4)
                        .beside(LIGHT, "Battle Plan")
                        .turn(side, Phase.CONTROL);
        scene.drainAt(MOS_EISLEY).passResponses();
        assertThat(scene.forcePile(side)).hasSize(1);
    }
}
