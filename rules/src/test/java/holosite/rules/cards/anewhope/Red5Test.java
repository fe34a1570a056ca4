package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.amount.AddedToTotal;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.filter.Known;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Red 5. */
class Red5Test {
    /** An event that costs the opponent as much Force as the ship adds to its total. */
    private static final Card EVENT =
            Kinds.epicEvent("Attack Run", LIGHT, "0_1")
                    .destiny(0)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime())
                                            .target("ship", Filters.your(Filters.STARFIGHTER))
                                            .then(
                                                    Effects.loseForce(
                                                            Who.OPPONENT,
                                                            new AddedToTotal(
                                                                    Filters.the("ship"),
                                                                    Known.IT)))));

    private static int added(String ship) {
        var scene =
                tableWith(EVENT)
                        .at("Tatooine", ship)
                        .pilot(ship, "Luke Skywalker")
                        .hand(LIGHT, "Attack Run (0_1)")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Attack Run").passResponses().passUntil(LIGHT);
        return scene.lost(DARK).size();
    }

    @Test
    void itAddsOneToTheTotalOfAnAttackRun() {
        assertThat(added("Red 5")).isEqualTo(1);
        assertThat(added("Red 2")).isZero();
    }
}
