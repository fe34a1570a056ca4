package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Resistance and Ultimatum, as Defensive Shields and as Effects. */
class ResistanceTest {
    /** A card put into the opponent's deck that takes five Force when it comes to the top. */
    private static Card insert(Side side) {
        return Kinds.effect("Plain Surprise", side, "0_1")
                .destiny(3)
                .says(
                        Abilities.insertsIntoOpponentsDeck(),
                        Actions.automatically(
                                Action.at(When.just(Event.REACHED_TOP).to(Filters.IT))
                                        .then(Effects.loseForce(Who.OPPONENT, 5))));
    }

    private static Position held(Side side, String effect, int battlegrounds) {
        Side other = side.opposite();
        var position =
                tableWith(insert(other))
                        .system("Hoth", side)
                        .at("Hoth", other == DARK ? "Devastator" : "Corellian Corvette")
                        .on("Hoth", "Presence Of The Force", "Presence Of The Force")
                        .beside(side, effect);
        for (String place : List.of(CANTINA, MOS_EISLEY, BAY).subList(0, battlegrounds)) {
            position.at(place, side == DARK ? "Stormtrooper" : "Rebel Trooper");
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Resistance (13_84)",
        "DARK, Resistance (6_147)",
        "LIGHT, Ultimatum (13_44)",
        "LIGHT, Ultimatum (6_58)"
    })
    void noDrainTakesMoreThanTwoForceFromWhoHoldsThreeBattlegrounds(Side side, String effect) {
        Side other = side.opposite();
        for (int battlegrounds : new int[] {2, 3}) {
            var scene = held(side, effect, battlegrounds).turn(other, Phase.CONTROL);
            int more = (int) scene.forceDrain("Hoth", other);
            assertThat(more).isGreaterThan(2);
            scene.drainAt("Hoth").passUntil(other);
            assertThat(scene.lost(side)).hasSize(battlegrounds == 3 ? 2 : more);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Resistance (13_84)",
        "DARK, Resistance (6_147)",
        "LIGHT, Ultimatum (13_44)",
        "LIGHT, Ultimatum (6_58)"
    })
    void norDoesAnInsertCard(Side side, String effect) {
        Side other = side.opposite();
        for (int battlegrounds : new int[] {2, 3}) {
            var scene =
                    held(side, effect, battlegrounds)
                            .reserve(side, 1)
                            .nothingElseInReserve(side)
                            .force(side, 9)
                            .hand(other, "Plain Surprise")
                            .turn(other, Phase.DEPLOY);
            scene.deploy("Plain Surprise").passUntil(side, Phase.ACTIVATE);
            while (scene.lost(other).isEmpty()) {
                scene.activate();
            }
            scene.passUntil(side, Phase.ACTIVATE);
            assertThat(scene.lost(side)).hasSize(battlegrounds == 3 ? 2 : 5);
        }
    }
}
