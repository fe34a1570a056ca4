package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reactor Terminal, and Traffic Control, which says the same. */
class ReactorTerminalTest {
    @ParameterizedTest
    @CsvSource({"DARK, Reactor Terminal", "LIGHT, Traffic Control"})
    void anyCardsOfTheHandGoOnTheUsedPileInTheControlPhase(Side side, String effect) {
        var deployed =
                table().site(CANTINA, DARK)
                        .hand(side, effect)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY)
                        .deploy(effect)
                        .passResponses();
        assertThat(deployed.pile(side, Zone.SIDE_OF_TABLE)).containsExactly(effect);
        assertThat(deployed.forcePile(side)).hasSize(1);

        String[] hand =
                side == DARK
                        ? new String[] {"Stormtrooper", "Chief Bast", "Garindan"}
                        : new String[] {"Rebel Trooper", "Beru Lars", "Han Solo"};
        var scene =
                table().site(CANTINA, DARK)
                        .beside(side, effect)
                        .hand(side, hand)
                        .hand(side.opposite(), 2)
                        .turn(side, Phase.CONTROL);
        scene.use(effect).choose(hand[0], hand[1]).passResponses();
        assertThat(scene.hand(side)).containsExactly(hand[2]);
        assertThat(scene.used(side)).contains(hand[0], hand[1]);
        // the text sets no number: what is left may follow
        scene.use(effect).choose(hand[2]).passResponses();
        assertThat(scene.hand(side)).isEmpty();
        scene.mayNot("use " + effect);
        var later =
                table().site(CANTINA, DARK)
                        .beside(side, effect)
                        .hand(side, hand)
                        .turn(side, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(later, "use " + effect);
        var other =
                table().site(CANTINA, DARK)
                        .beside(side, effect)
                        .hand(side, hand)
                        .turn(side.opposite(), Phase.CONTROL);
        CardTable.mayNotInThisPhase(other, "use " + effect);
        var one =
                table().site(CANTINA, DARK)
                        .beside(side, effect)
                        .hand(side, hand)
                        .turn(side, Phase.CONTROL)
                        .use(effect)
                        .choose(hand[2])
                        .passResponses();
        assertThat(one.hand(side)).containsExactlyInAnyOrder(hand[0], hand[1]);
    }
}
