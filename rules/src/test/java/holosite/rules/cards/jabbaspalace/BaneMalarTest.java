package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Bane Malar; what he copies is in CopiedTextsTest. */
class BaneMalarTest {
    private static final String BANE = "Bane Malar";

    private static Position battle() {
        return table().at(MOS_EISLEY, BANE, "Luke Skywalker").force(DARK, 2);
    }

    @Test
    void heScansOnlyWhoIsPresentWithHim() {
        var inside = battle().at(MOS_EISLEY, "Rogue 1").pilot("Rogue 1", "Wedge Antilles");
        inside.turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY).mayNot("use " + BANE);
        var outside = battle().at(MOS_EISLEY, "Rogue 1", "Wedge Antilles");
        outside.turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY).offers("use " + BANE);
    }

    @Test
    void keptFromTheBattleHeScansNobody() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Wedge Antilles")
                        .hand(DARK, BANE)
                        .hand(LIGHT, "Rebel Barrier")
                        .force(DARK, 9)
                        .force(LIGHT, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(BANE).passUntil("play Rebel Barrier").play("Rebel Barrier");
        scene.passUntil(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        mayNotInThisPhase(scene, "use " + BANE);
    }

    @Test
    void heScansOneOfThem() {
        battle().at(MOS_EISLEY, "Wedge Antilles", "Han Solo (1_11)")
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .use(BANE)
                .chooseOnly("Wedge Antilles");
    }
}
