package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Goo Nee Tay. */
class GooNeeTayTest {
    @Test
    void theOpponentsCharactersOfHighAbilityAreDearer() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .beside(DARK, "Goo Nee Tay")
                        .hand(DARK, "General Veers", "DS-61-2")
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("General Veers", CANTINA)).isEqualTo(3 + 2);
        assertThat(scene.deployCost("DS-61-2", CANTINA))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "DS-61-2"));
        assertThat(scene.deployCost("Luke Skywalker", CANTINA))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "Luke Skywalker"));
    }

    private static Card surprise(Side side, String id) {
        return Kinds.usedInterrupt("Surprise", side, id)
                .destiny(1)
                .says(Actions.used(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    @Test
    void theOpponentMayNotPlaySurprise() {
        var cards = new Card[] {surprise(DARK, "0_1"), surprise(LIGHT, "0_2")};
        tableWith(cards)
                .beside(DARK, "Goo Nee Tay")
                .hand(DARK, "dark Surprise (0_1)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play dark Surprise (0_1)");
        tableWith(cards)
                .hand(DARK, "dark Surprise (0_1)")
                .turn(DARK, Phase.CONTROL)
                .offers("play dark Surprise (0_1)");
        tableWith(cards)
                .beside(DARK, "Goo Nee Tay")
                .hand(LIGHT, "light Surprise")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play light Surprise");
    }

    private static Card onith(Side side, String id) {
        return Kinds.alien("M'iiyoom Onith", side, id)
                .unique()
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .says(Actions.may(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    private static Scene with(Side side, String... beside) {
        return tableWith(onith(side, "0_1"))
                .at(BAY, "M'iiyoom Onith")
                .beside(DARK, beside)
                .turn(side, Phase.CONTROL);
    }

    @Test
    void norUseTheTextOfHisMiiyoomOnith() {
        with(DARK).offers("use M'iiyoom Onith");
        with(DARK, "Goo Nee Tay").mayNot("use M'iiyoom Onith");
        with(LIGHT, "Goo Nee Tay").offers("use M'iiyoom Onith");
        // other cards of the opponent keep theirs
        table().beside(DARK, "Goo Nee Tay", "Hunt Down And Destroy The Jedi")
                .at(WAR_ROOM, "Darth Vader")
                .force(DARK, 4)
                .turn(DARK, Phase.MOVE)
                .offers("use Hunt Down And Destroy The Jedi");
    }
}
