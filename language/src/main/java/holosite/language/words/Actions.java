package holosite.language.words;

import static holosite.language.words.Abilities.always;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Abilities.when;
import static holosite.language.words.Amounts.destiny;
import static holosite.language.words.Amounts.either;
import static holosite.language.words.Amounts.figure;
import static holosite.language.words.Amounts.figureAt;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Amounts.raceTotal;
import static holosite.language.words.Amounts.remembered;
import static holosite.language.words.Conditions.blownAway;
import static holosite.language.words.Conditions.compare;
import static holosite.language.words.Conditions.compareTotals;
import static holosite.language.words.Conditions.inPhase;
import static holosite.language.words.Conditions.is;
import static holosite.language.words.Conditions.isBattleDestiny;
import static holosite.language.words.Effects.branch;
import static holosite.language.words.Effects.cancel;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Effects.lasting;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Effects.loseForce;
import static holosite.language.words.Effects.outOfPlay;
import static holosite.language.words.Effects.remember;
import static holosite.language.words.Effects.retrieve;
import static holosite.language.words.Effects.thisAction;
import static holosite.language.words.Effects.thisBattle;
import static holosite.language.words.Effects.toUsedPile;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.DROID;
import static holosite.language.words.Filters.EFFECT;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.LOCATION;
import static holosite.language.words.Filters.PODRACER;
import static holosite.language.words.Filters.RACE_DESTINIES;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.THAT;
import static holosite.language.words.Filters.THERE;
import static holosite.language.words.Filters.VEHICLE;
import static holosite.language.words.Filters.WEAPON;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Modifiers.set;
import static holosite.language.words.Modifiers.yours;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.CanLast;
import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.Gives;
import holosite.language.ability.Limit;
import holosite.language.ability.Offers;
import holosite.language.ability.Requires;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.TotalOf;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Condition;
import holosite.language.condition.PodraceGoingOn;
import holosite.language.effect.AttachTo;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.Retarget;
import holosite.language.effect.WinPodrace;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.TargetInstead;
import holosite.language.filter.WhereItCouldDeploy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a card offers a player to do, what it does by itself, and when. */
public final class Actions {
    private Actions() {}

    // ---- offered

    public static Ability may(Action action) {
        return new Offers(action.onceInItsPhase(), Optional.empty());
    }

    /**
     * Something a player may do as often as he likes: the text speaks of no single card or time,
     * but of each that fits.
     */
    public static Ability mayAnyNumber(Action action) {
        return new Offers(action, Optional.empty());
    }

    /** Something a player must do once in the phase that the action names, whenever he likes. */
    public static Ability must(Action action) {
        return new Requires(action.onceInItsPhase());
    }

    /** A function of an Interrupt that is placed in the Used Pile. */
    public static Ability used(Action action) {
        return new Offers(action, Optional.of(Pile.USED_PILE));
    }

    /** A function of an Interrupt that is lost. */
    public static Ability lost(Action action) {
        return new Offers(action, Optional.of(Pile.LOST_PILE));
    }

    // ---- by itself

    public static CanLast automatically(Action action) {
        return new Triggers(action.inAnyOrder());
    }

    public static CanLast asSoonAs(Condition condition, Effect... effects) {
        return new StateTriggers(condition, InAnyOrder.byItself(List.of(effects)));
    }

    /** A seeker is lost together with one of these that it is present with, in either order. */
    public static Ability seeks(Filter targets) {
        Filter here = Filters.all(targets).presentWith(IT);
        return asSoonAs(
                Conditions.thereIs(here),
                Effects.pickOne(Who.YOU, "victim", here),
                lose(chosen("victim")),
                lose(IT));
    }

    /** It goes out of play as soon as this system is blown away. */
    public static Ability outOfPlayIfBlownAway(String system) {
        return asSoonAs(blownAway(system), outOfPlay(IT));
    }

    /**
     * On a sector: whoever of your starships moves away from here is lost unless your movement
     * destiny and its maneuver together reach so much.
     */
    public static Ability movementDestiny(int least) {
        Amount maneuver =
                either(
                        number(0),
                        figure(Figure.MANEUVER, Known.SUBJECT),
                        is(
                                Known.SUBJECT,
                                new Figured(Figure.MANEUVER, Compare.AT_LEAST, number(0))));
        return automatically(
                Action.at(When.just(Event.LEFT).to(your(STARSHIP)).at(HERE))
                        .then(
                                new DrawDestiny(
                                        Who.YOU, number(1), DestinyKind.MOVEMENT, "destiny"),
                                branch(
                                        compareTotals(
                                                destiny().plus(maneuver),
                                                Compare.LESS,
                                                number(least)),
                                        lose(THAT))));
    }

    // ---- as the game is set up

    /** What an Objective does as the game is set up. */
    public static Ability starts(Effect... effects) {
        return new Starts(Always.ALWAYS, List.of(effects), Optional.empty());
    }

    /** The starting function of an Interrupt, and the pile where it goes afterwards. */
    public static Ability starting(Condition when, Pile to, Effect... effects) {
        return new Starts(when, List.of(effects), Optional.of(to));
    }

    // ---- moments

    public static Action oncePerTurn() {
        return Action.at(When.anyTime()).once(Limit.Per.TURN);
    }

    public static Action oncePerGame() {
        return Action.at(When.anyTime()).once(Limit.Per.GAME);
    }

    /** Once during each of your phases of this kind. */
    public static Action onceDuringYour(Phase phase) {
        return Action.at(When.your(phase)).once(Limit.Per.PHASE);
    }

    /** Cancels such a card as it is played. */
    public static Action cancelsPlayed(Filter cards) {
        return Action.at(When.just(Event.BEING_PLAYED).to(cards)).then(cancelIt());
    }

    /** Has a card target another one instead of one that it targets now. */
    public static Action retargets(Action action, Ref what) {
        return action.target("old", ANYTHING.related(Relation.AIM_OF, new Being(what)))
                .target("new", new TargetInstead(what, new Chosen("old")))
                .then(new Retarget(what, new Chosen("old"), chosen("new")));
    }

    /**
     * Turns the shot of an opponent's weapon on one of your droids at the same site; hit by it, the
     * droid has the forfeit of whoever was aimed at first.
     */
    public static Action turnsShotOnDroid() {
        return Action.at(When.just(Event.WEAPON_AIMED).by(Who.OPPONENT).with(WEAPON))
                .target("droid", your(DROID).related(Relation.AT_SAME_SITE_AS, THAT))
                .then(
                        remember("forfeit", figure(Figure.FORFEIT, Known.SUBJECT)),
                        new Retarget(Known.CAUSE, Known.SUBJECT, chosen("droid")),
                        thisAction(
                                automatically(
                                        Action.at(When.just(Event.HIT).to(chosen("droid")))
                                                .then(
                                                        lasting(
                                                                when(
                                                                        is(
                                                                                new Chosen("droid"),
                                                                                ANYTHING.in(
                                                                                        CardState
                                                                                                .HIT_BY_WEAPON)),
                                                                        set(
                                                                                Figure.FORFEIT,
                                                                                remembered(
                                                                                        "forfeit"),
                                                                                chosen("droid"))),
                                                                Duration.WHILE_ON_TABLE)))));
    }

    /** Moves a regular Effect that lies on a location to another where it could be deployed. */
    public static Action relocatesEffect(Action action, Filter effects) {
        return action.target("effect", EFFECT.and(effects).related(Relation.ON, LOCATION))
                .target("place", LOCATION.and(new WhereItCouldDeploy(new Chosen("effect"))))
                .then(new AttachTo(chosen("effect"), new Chosen("place")));
    }

    /** Cancels such a card on the table, or as it is being deployed. */
    public static Action cancelsOnTable(Filter cards) {
        return Action.at(When.anyTime()).target("target", cards).then(cancel(chosen("target")));
    }

    /** May add to your Force drain where this card is present. */
    public static Ability mayAddToDrain(double number) {
        return may(
                Action.at(
                                When.just(Event.DRAIN_INITIATED)
                                        .by(Who.YOU)
                                        .at(new Related(Relation.WHERE_PRESENT, IT)))
                        .once(Limit.Per.EVENT)
                        .then(
                                lasting(
                                        always(yours(Figure.FORCE_DRAIN, number, THERE)),
                                        Duration.THIS_ACTION)));
    }

    /**
     * Drawn as your battle destiny while your total power is the lower one: once in the battle,
     * your power present there counts twice.
     */
    public static Ability doublesPowerAsDestiny() {
        Filter fighters =
                your(CHARACTER.or(STARSHIP).or(VEHICLE)).in(CardState.IN_BATTLE).presentAt(THERE);
        return new AsDestiny(
                Action.at(When.just(Event.DESTINY_DRAWN).by(Who.YOU).to(IT))
                        .when(isBattleDestiny())
                        .when(
                                compare(
                                        figureAt(Who.YOU, Figure.TOTAL_POWER, Known.PLACE),
                                        Compare.LESS,
                                        figureAt(Who.OPPONENT, Figure.TOTAL_POWER, Known.PLACE)))
                        .once(Limit.Per.BATTLE)
                        .then(
                                thisBattle(
                                        yours(
                                                Figure.TOTAL_POWER,
                                                new TotalOf(Figure.POWER, fighters),
                                                THERE))));
    }

    // ---- Podraces

    /**
     * An Epic Event that holds a Podrace at a location: once in the game either player begins it;
     * in the control phases of this player each may draw race destiny; in any move phase a player
     * who is above a goal and ahead of the other wins, retrieves Force that the other loses, and
     * the race is cleared away.
     */
    public static Ability[] podrace(Filter at, Who inPhasesOf, double goal, double stakes) {
        var text = new ArrayList<Ability>();
        text.add(deploysOn(at));
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
            text.add(may(oncePerGame().by(who).then(new BeginPodrace())));
        }
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
            text.add(
                    may(
                            Action.at(
                                            inPhasesOf == Who.YOU
                                                    ? When.your(Phase.CONTROL)
                                                    : When.opponents(Phase.CONTROL))
                                    .by(who)
                                    .once(Limit.Per.PHASE)
                                    .when(new PodraceGoingOn())
                                    .then(new DrawRaceDestiny(who))));
        }
        for (Who winner : List.of(Who.YOU, Who.OPPONENT)) {
            Who loser = winner == Who.YOU ? Who.OPPONENT : Who.YOU;
            text.add(
                    asSoonAs(
                            new PodraceGoingOn()
                                    .and(inPhase(Who.EITHER, Phase.MOVE))
                                    .and(compare(raceTotal(winner), Compare.MORE, goal))
                                    .and(
                                            compare(
                                                    raceTotal(winner),
                                                    Compare.MORE,
                                                    raceTotal(loser))),
                            new WinPodrace(winner),
                            new InAnyOrder(
                                    List.of(
                                            List.of(retrieve(winner, stakes)),
                                            List.of(loseForce(loser, stakes)))),
                            toUsedPile(RACE_DESTINIES),
                            lose(PODRACER)));
        }
        return text.toArray(Ability[]::new);
    }

    /** On a location: no battles or Force drains here while anybody has a race total above 0. */
    public static Ability[] quietWhileRacing() {
        Condition racing = compare(raceTotal(Who.EITHER), Compare.MORE, 0);
        return new Ability[] {
            mayNot(Deed.INITIATE_BATTLE, Who.EITHER, ANYTHING, HERE, racing),
            mayNot(Deed.FORCE_DRAIN, Who.EITHER, ANYTHING, HERE, racing),
            new Gives(HERE, Optional.empty(), Optional.of(Trait.NO_BATTLEGROUND), racing)
        };
    }
}
