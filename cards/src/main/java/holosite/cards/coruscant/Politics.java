package holosite.cards.coruscant;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Coruscant: what the cards of both sides say about the Senate. */
final class Politics {
    private Politics() {}

    static final String GALACTIC_SENATE = "Coruscant: Galactic Senate";

    private static final Filter THE_SENATE = titled(GALACTIC_SENATE);
    private static final Filter YOUR_SENATORS_THERE = your(a(SENATOR)).at(THE_SENATE);
    private static final Filter PLACED = stackedOn(your(POLITICAL_EFFECT));

    /** While this character is in a senate majority. */
    static final Condition IN_MAJORITY = it(new InState(CardState.IN_SENATE_MAJORITY));

    static final Filter DRAWN_IN_A_FIGHT = new DrawnAs(List.of(DestinyKind.WEAPON, DestinyKind.BATTLE));

    static final Ability POWER_IS_POLITICS =
            always(set(POWER, figure(POLITICS, Known.AFFECTED), CHARACTER.in(CardState.IN_BATTLE).here()));

    // ---- Political Effects

    /** While no senator is there yet, one placed there from hand does this. */
    static Ability placingASenator(Action moment, Effect... effects) {
        return may(moment.when(thereIsNo(a(SENATOR).and(stackedOn(IT))))
                .cost(new Cost.PlaceHere(a(SENATOR)))
                .then(effects));
    }

    static Action battleDestinyDrawn() {
        return at(just(DESTINY_DRAWN)).when(isBattleDestiny());
    }

    /** There is one with this agenda on the speaking card. */
    static Condition represented(Agenda agenda) {
        return thereIs(a(agenda).and(stackedOn(IT)));
    }

    // ---- guards

    /** A guard adds politics to a senator; next to him those without politics count for nothing. */
    static Ability[] guard() {
        return new Ability[] {
            may(oncePerTurn()
                    .target("senator", your(a(SENATOR)).presentWith(IT))
                    .use(1)
                    .then(thisTurn(add(POLITICS, 2, chosen("senator"))))),
            when(
                    it(new Related(PRESENT_AT, THE_SENATE)),
                    set(FORFEIT, 0, CHARACTER.having(POLITICS, AT_MOST, 0).except(a(CORUSCANT_GUARD)).here()))
        };
    }

    // ---- Objectives

    static final CanLast YOUR_REPUBLIC_UNTROUBLED =
            immuneTo(your(REPUBLIC), titled("Goo Nee Tay"));

    private static final Ability NO_CREATURES =
            asSoonAs(thereIs(CREATURE.at(THE_SENATE)), lose(CREATURE.at(THE_SENATE)));

    /** The first face: what is set up, what applies for the rest of the game, and who flips it. */
    static Ability[] pleading(Agenda agenda, CanLast... also) {
        var setUp = new ArrayList<Effect>(List.of(
                SetUp.must("senate", THE_SENATE),
                SetUp.must("place", LOCATION.and(with(EPISODE_I)).except(THE_SENATE)),
                forTheRestOfTheGame(adds(2, POLITICS, REBEL.or(IMPERIAL).and(a(LEADER)).having(ABILITY, LESS, 4))),
                forTheRestOfTheGame(cancels(titled("Counter Assault", "Surprise Assault")))));
        for (CanLast one : also) {
            setUp.add(forTheRestOfTheGame(one));
        }
        setUp.addAll(List.of(
                forTheRestOfTheGame(may(Deed.DEPLOY_FROM_STACK, PLACED, ANYTHING)),
                forTheRestOfTheGame(adds(-6, WEAPON_DESTINY_DRAW, ANYTHING.at(THE_SENATE))),
                forTheRestOfTheGame(cancelsText(CHARACTER.except(REPUBLIC).at(THE_SENATE)))));
        return new Ability[] {
            starts(setUp.toArray(Effect[]::new)),
            NO_CREATURES,
            asSoonAs(
                    compare(count(YOUR_SENATORS_THERE), AT_LEAST, 3)
                            .or(compare(count(YOUR_SENATORS_THERE), AT_LEAST, 2)
                                    .and(thereIs(YOUR_SENATORS_THERE.and(a(agenda))))),
                    flipIt())
        };
    }

    /** The second face. */
    static Ability[] lawmaking(Ability destiny) {
        return new Ability[] {
            may(onceDuringYour(Phase.CONTROL)
                    .when(compare(pileSize(OPPONENT, Pile.HAND), AT_LEAST, 1))
                    .use(3)
                    .then(
                            new ChooseNumber(YOU, "cards", number(1), number(2)),
                            new PickFromPileAtRandom("taken", OPPONENT, Pile.HAND, remembered("cards")),
                            toUsedPile(chosen("taken")))),
            may(oncePerTurn().then(takeIntoHand(POLITICAL_EFFECT))),
            destiny,
            may(at(just(TURN_ENDS)).when(thereIs(PLACED)).use(2).then(toUsedPile(PLACED))),
            NO_CREATURES,
            asSoonAs(compare(count(YOUR_SENATORS_THERE), LESS, 2), flipIt())
        };
    }
}
