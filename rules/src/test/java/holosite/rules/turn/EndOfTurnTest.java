package holosite.rules.turn;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.TURN_ENDS;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.YOU;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Card;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.effect.DrawCards;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The end of a turn: what must happen, then what may. */
class EndOfTurnTest {
    private static final String CANTINA = "Tatooine: Cantina";

    /** At the end of each turn its owner may draw a card. */
    private static Card nightcap(Side side) {
        return effect("Nightcap", side, side == DARK ? "0_1" : "0_2")
                .destiny(1)
                .says(
                        deploysOnTable(),
                        may(
                                at(just(TURN_ENDS))
                                        .then(new DrawCards(YOU, number(1), Pile.RESERVE_DECK))));
    }

    /** At the end of each turn it goes to its owner's Used Pile. */
    private static final Card CURFEW =
            effect("Curfew", DARK, "0_3")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(TURN_ENDS)).then(toUsedPile(IT))));

    private static List<Card> cards() {
        return Stream.concat(
                        AllCards.all().stream(), Stream.of(nightcap(DARK), nightcap(LIGHT), CURFEW))
                .toList();
    }

    private static Position table() {
        return Scene.with(EndOfTurnTest::cards).site(CANTINA, DARK);
    }

    @Test
    @Claim("end-of-turn#1")
    void theEndComesAfterBothUsedPilesHaveComeRound() {
        var scene =
                table().beside(DARK, "Curfew").used(DARK, 3).used(LIGHT, 2).turn(DARK, Phase.DRAW);

        scene.pass();

        // what goes to the Used Pile at the end of the turn is still there
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.used(DARK)).containsExactly("Curfew");
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Claim({"end-of-turn#2", "end-of-turn#3"})
    void whatMustHappenComesBeforeWhatMay() {
        var scene = table().beside(DARK, "dark Nightcap", "Curfew").turn(DARK, Phase.DRAW);

        scene.pass();

        scene.expectDecider(DARK).offers("use Nightcap");
        assertThat(scene.used(DARK)).containsExactly("Curfew");
    }

    @Test
    @Claim({"end-of-turn#3", "end-of-turn#5"})
    void thePlayerWhoseTurnItWasHasTheFirstChanceThenTheOther() {
        for (Side turn : Side.values()) {
            var scene =
                    table().beside(DARK, "dark Nightcap")
                            .beside(LIGHT, "light Nightcap")
                            .turn(turn, Phase.DRAW);

            scene.pass();

            assertThat(scene.turnOf()).isEqualTo(turn);
            scene.expectDecider(turn).pass().expectDecider(turn.opposite());
            scene.answer("use " + (turn == DARK ? "light" : "dark") + " Nightcap");
            // he who passed may think again
            scene.expectDecider(turn).pass();
            assertThat(scene.turnOf()).isEqualTo(turn.opposite());
            assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
        }
    }

    @Test
    @Claim("end-of-turn#4")
    void nothingElseIsLegalThen() {
        var scene =
                table().beside(DARK, "dark Nightcap")
                        .at(CANTINA, "DS-61-4", "Darth Vader")
                        .hand(DARK, "Alter", "Sense")
                        .beside(DARK, "Astromech Shortage")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DRAW);
        scene.offers("use DS-61-4", "play Alter", "draw").pass();

        scene.expectDecider(DARK).offers("use Nightcap", "pass");
        assertThat(scene.offered()).hasSize(2);
    }
}
