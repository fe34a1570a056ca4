package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Event.TURN_ENDS;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Figure.POLITICS;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Figure.WEAPON_DESTINY_DRAW;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Subtype.POLITICAL_EFFECT;
import static holosite.language.card.Trait.CORUSCANT_GUARD;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Trait.SENATOR;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.CardState.IN_BATTLE;
import static holosite.language.filter.CardState.IN_SENATE_MAJORITY;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.PileSize;
import holosite.language.card.Agenda;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.condition.Condition;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.ChooseNumber;
import holosite.language.card.DestinyKind;
import holosite.language.effect.Effect;
import holosite.language.effect.PickRandomly;
import holosite.language.effect.SetUp;
import holosite.language.filter.DrawnAs;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import java.util.ArrayList;
import java.util.List;

/** What the cards of both sides say alike about the Senate. */
final class Politics {
    private Politics() {}

    static final String GALACTIC_SENATE = "Coruscant: Galactic Senate";

    private static final Filter THE_SENATE = titled(GALACTIC_SENATE);
    private static final Filter YOUR_SENATORS_THERE = your(a(SENATOR)).at(THE_SENATE);
    private static final Filter PLACED = stackedOn(your(a(POLITICAL_EFFECT)));

    /** While this character is in a senate majority. */
    static final Condition IN_MAJORITY = it(CHARACTER.in(IN_SENATE_MAJORITY));

    static final Filter DRAWN_IN_A_FIGHT = new DrawnAs(List.of(DestinyKind.WEAPON, DestinyKind.BATTLE));

    static final Ability POWER_IS_POLITICS =
            when(
                    is(Known.HERE, BATTLE_LOCATION),
                    Modifier.set(
                            POWER, figure(POLITICS, Known.AFFECTED), CHARACTER.in(IN_BATTLE).here()));

    // ---- Political Effects

    /** While no senator is there yet, one placed there from hand does this. */
    static Ability placingASenator(Action moment, Effect... effects) {
        return may(moment.when(thereIsNo(a(SENATOR).and(stackedOn(IT))))
                .cost(new Cost.PlaceHere(a(SENATOR)))
                .then(effects));
    }

    static Action battleDestinyDrawn() {
        return at(just(DESTINY_DRAWN)).when(new DrawnFor(DestinyKind.BATTLE));
    }

    static Effect changeDestiny(double by) {
        return new ChangeDestiny(number(by));
    }

    /** There is one with this agenda on the speaking card. */
    static Condition represented(Agenda agenda) {
        return thereIs(a(agenda).and(stackedOn(IT)));
    }

    // ---- guards

    /** A guard lends a senator weight; beside him those without politics count for nothing. */
    static Ability[] guard() {
        return new Ability[] {
            may(at(anyTime())
                    .once(Limit.Per.TURN)
                    .target("senator", your(a(SENATOR)).presentWith(IT))
                    .use(1)
                    .then(thisTurn(Modifier.add(POLITICS, number(2), chosen("senator"))))),
            when(
                    it(CHARACTER.presentAt(THE_SENATE)),
                    Modifier.set(
                            FORFEIT, number(0),
                            CHARACTER.having(POLITICS, AT_MOST, 0).except(a(CORUSCANT_GUARD)).here()))
        };
    }

    // ---- Objectives

    static final Ability YOUR_REPUBLIC_UNTROUBLED =
            new ImmuneTo(your(REPUBLIC), titled("Goo Nee Tay"), ALWAYS);

    private static final Ability NO_CREATURES =
            asSoonAs(thereIs(CREATURE.at(THE_SENATE)), lose(CREATURE.at(THE_SENATE)));

    /** The first face: what is set up, what holds for the rest of the game, and who turns it. */
    static Ability[] pleading(Agenda agenda, Ability... also) {
        var setUp = new ArrayList<Effect>(List.of(
                SetUp.must("senate", THE_SENATE),
                SetUp.must("place", LOCATION.and(with(EPISODE_I)).except(THE_SENATE)),
                forTheRestOfTheGame(
                        adds(2, POLITICS, REBEL.or(IMPERIAL).and(a(LEADER)).having(ABILITY, LESS, 4))),
                forTheRestOfTheGame(cancels(titled("Counter Assault", "Surprise Assault"), ALWAYS))));
        for (Ability one : also) {
            setUp.add(forTheRestOfTheGame(one));
        }
        setUp.addAll(List.of(
                forTheRestOfTheGame(may(Deed.DEPLOY_FROM_STACK, PLACED, ANYTHING)),
                forTheRestOfTheGame(adds(-6, WEAPON_DESTINY_DRAW, ANYTHING.at(THE_SENATE))),
                forTheRestOfTheGame(cancelsText(CHARACTER.except(REPUBLIC).at(THE_SENATE), ALWAYS))));
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
            may(at(When.your(Phase.CONTROL))
                    .once(Limit.Per.PHASE)
                    .when(compare(new PileSize(OPPONENT, Pile.HAND), AT_LEAST, 1))
                    .use(3)
                    .then(
                            new ChooseNumber(YOU, "cards", number(1), number(2)),
                            new PickRandomly("taken", OPPONENT, Pile.HAND, remembered("cards")),
                            toUsedPile(chosen("taken")))),
            may(at(anyTime()).once(Limit.Per.TURN).then(takeIntoHand(a(POLITICAL_EFFECT)))),
            destiny,
            may(at(just(TURN_ENDS)).when(thereIs(PLACED)).use(2).then(toUsedPile(PLACED))),
            NO_CREATURES,
            asSoonAs(compare(count(YOUR_SENATORS_THERE), LESS, 2), flipIt())
        };
    }
}
