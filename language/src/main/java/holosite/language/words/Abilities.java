package holosite.language.words;

import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Amounts.count;
import static holosite.language.words.Amounts.either;
import static holosite.language.words.Amounts.figure;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Conditions.ifYouControl;
import static holosite.language.words.Conditions.is;
import static holosite.language.words.Effects.becomes;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.CREATURE;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.TARGET;
import static holosite.language.words.Filters.WHAT_IT_PILOTS;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.siteOf;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Modifiers.add;
import static holosite.language.words.Modifiers.base;
import static holosite.language.words.Modifiers.free;
import static holosite.language.words.Modifiers.yours;

import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.Habitat;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Replaces;
import holosite.language.ability.StandingAbility;
import holosite.language.ability.Suspends;
import holosite.language.ability.Toll;
import holosite.language.amount.Amount;
import holosite.language.card.Agenda;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.effect.HitIt;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import java.util.List;
import java.util.Optional;

/** What a card says all the time, how it comes into play, and how it fires. */
public final class Abilities {
    private Abilities() {}

    // ---- figures

    public static StandingAbility adds(double number, Figure figure, Filter to) {
        return adds(number(number), figure, to);
    }

    public static StandingAbility adds(Amount number, Figure figure, Filter to) {
        return always(Modifier.add(figure, number, to));
    }

    public static StandingAbility adds(double number, Figure figure, Filter to, Condition when) {
        return adds(number(number), figure, to, when);
    }

    public static StandingAbility adds(Amount number, Figure figure, Filter to, Condition when) {
        return new Modifies(Modifier.add(figure, number, to), when);
    }

    public static StandingAbility always(Modifier modifier) {
        return new Modifies(modifier, ALWAYS);
    }

    public static StandingAbility when(Condition condition, Modifier modifier) {
        return new Modifies(modifier, condition);
    }

    /** Adds to the power of anything this character pilots. */
    public static StandingAbility addsToPowerPiloted(double number) {
        return addsToPowerPiloted(number(number));
    }

    public static StandingAbility addsToPowerPiloted(Amount number) {
        return adds(number, Figure.POWER, WHAT_IT_PILOTS);
    }

    /** Adds to the power of anything this character pilots, and more to some of it. */
    public static StandingAbility addsToPowerPiloted(double number, double more, Filter to) {
        return addsToPowerPiloted(either(number, more, is(Known.AFFECTED, to)));
    }

    /** Adds to the maneuver of these when this character pilots them. */
    public static StandingAbility addsToManeuverPiloted(double number, Filter craft) {
        return adds(number, Figure.MANEUVER, WHAT_IT_PILOTS.and(craft));
    }

    /** While this holds, draws one battle destiny here if not able to otherwise. */
    public static StandingAbility battleDestinyIfUnable(Condition condition) {
        return when(condition, yours(Figure.BATTLE_DESTINIES_IF_UNABLE, 1, HERE));
    }

    /** Force more, or less, for cards that deploy to a place. */
    public static StandingAbility deploy(double change, Filter cards, Filter place) {
        return deploy(number(change), cards, place);
    }

    public static StandingAbility deploy(Amount change, Filter cards, Filter place) {
        return always(add(Figure.DEPLOY_COST, change, cards).toward(place));
    }

    // ---- locations

    /** On a location: if you control it, your Force drain here changes. */
    public static StandingAbility drainIfYouControl(double number) {
        return drainIfYouControl(number(number));
    }

    public static StandingAbility drainIfYouControl(Amount number) {
        return when(ifYouControl(), yours(Figure.FORCE_DRAIN, number, HERE));
    }

    /**
     * On a system: if you control it, each of your starships here helps in battles at its sites.
     */
    public static StandingAbility supportFromOrbit(String system) {
        return when(
                ifYouControl(),
                yours(
                        Figure.TOTAL_POWER,
                        count(STARSHIP.yours().here()),
                        siteOf(system).in(CardState.BATTLE_LOCATION)));
    }

    /**
     * On a location: you need so much ability to draw battle destiny here, or more by other texts.
     */
    public static StandingAbility abilityForBattleDestiny(double ability) {
        return always(base(Figure.ABILITY_FOR_BATTLE_DESTINY, ability, HERE).whose(Who.YOU));
    }

    /** Force that docking bay transit from here takes. */
    public static StandingAbility transitFrom(double force) {
        return always(yours(Figure.TRANSIT_FROM, force, HERE));
    }

    // ---- immunity

    public static StandingAbility immuneToAttrition(double below) {
        return immuneToAttrition(IT, below);
    }

    public static StandingAbility immuneToAttrition(double below, Condition when) {
        return immuneToAttrition(IT, below, when);
    }

    public static StandingAbility immuneToAttrition(Filter who, double below) {
        return immuneToAttrition(who, below, ALWAYS);
    }

    public static StandingAbility immuneToAttrition(Filter who, double below, Condition when) {
        return new ImmuneToAttrition(who, Optional.of(number(below)), false, when);
    }

    /** Immune to attrition of just this number. */
    public static StandingAbility immuneToAttritionOf(Filter who, double exactly, Condition when) {
        return new ImmuneToAttrition(who, Optional.of(number(exactly)), true, when);
    }

    public static StandingAbility immuneToAllAttrition(Filter who) {
        return immuneToAllAttrition(who, ALWAYS);
    }

    public static StandingAbility immuneToAllAttrition(Filter who, Condition when) {
        return new ImmuneToAttrition(who, Optional.empty(), false, when);
    }

    public static StandingAbility immuneTo(Filter cards) {
        return immuneTo(IT, cards);
    }

    public static StandingAbility immuneTo(String first, String... more) {
        return immuneTo(titled(first, more));
    }

    public static StandingAbility immuneTo(Filter who, Filter cards) {
        return immuneTo(who, cards, ALWAYS);
    }

    public static StandingAbility immuneTo(Filter who, Filter cards, Condition when) {
        return new ImmuneTo(who, cards, when);
    }

    // ---- what may be done

    public static StandingAbility mayNot(Deed deed, Filter what) {
        return mayNot(deed, Who.EITHER, what, ANYTHING);
    }

    public static StandingAbility mayNot(Deed deed, Who who, Filter what, Filter where) {
        return mayNot(deed, who, what, where, ALWAYS);
    }

    public static StandingAbility mayNot(
            Deed deed, Who who, Filter what, Filter where, Condition when) {
        return new Forbids(deed, who, what, where, when);
    }

    public static StandingAbility may(Deed deed, Filter what, Filter where) {
        return may(deed, Who.YOU, what, where);
    }

    public static StandingAbility may(Deed deed, Filter what, Filter where, Condition when) {
        return new Allows(deed, Who.YOU, what, where, when);
    }

    public static StandingAbility may(Deed deed, Who who, Filter what, Filter where) {
        return new Allows(deed, who, what, where, ALWAYS);
    }

    public static StandingAbility toll(
            Deed deed, Who who, Filter what, Filter where, double force) {
        return toll(deed, who, what, where, force, ALWAYS);
    }

    public static StandingAbility toll(
            Deed deed, Who who, Filter what, Filter where, double force, Condition when) {
        return new Toll(deed, who, what, where, number(force), when);
    }

    // ---- texts and features of other cards

    public static StandingAbility gives(Icon icon, Filter to) {
        return new Gives(to, Optional.of(icon), Optional.empty(), ALWAYS);
    }

    public static StandingAbility gives(Trait trait, Filter to) {
        return gives(trait, to, ALWAYS);
    }

    public static StandingAbility gives(Trait trait, Filter to, Condition when) {
        return new Gives(to, Optional.empty(), Optional.of(trait), when);
    }

    /** The speaking card has a characteristic for what certain cards say, and for nothing else. */
    public static StandingAbility countsAs(Trait trait, Filter toward) {
        return new Gives(IT, Optional.empty(), Optional.of(trait), toward, ALWAYS);
    }

    public static StandingAbility cancelsText(Filter of) {
        return cancelsText(of, ALWAYS);
    }

    public static StandingAbility cancelsText(Filter of, Condition when) {
        return cancelsText(of, Who.EITHER, when);
    }

    /** Cancels the text of one player's end of these locations. */
    public static StandingAbility cancelsText(Filter locations, Who whose, Condition when) {
        return new CancelsText(locations, whose, when);
    }

    public static StandingAbility cancels(Filter cards) {
        return cancels(cards, ALWAYS);
    }

    public static StandingAbility cancels(Filter cards, Condition when) {
        return new Cancels(cards, when);
    }

    public static StandingAbility suspends(Filter cards, Condition when) {
        return new Suspends(cards, false, when);
    }

    /** The opponent's location of this title converts this one although their titles differ. */
    public static Ability convertedBy(String title) {
        return new ConvertedBy(title);
    }

    // ---- characters and creatures

    /** What a character stands for in the Senate. */
    public static Ability agendas(Agenda... agendas) {
        return new Agendas(List.of(agendas));
    }

    /** The only places where a creature lives. */
    public static Ability habitat(Filter places) {
        return new Habitat(places);
    }

    /** A creature's ferocity: this number and so many destinies. */
    public static Ability ferocity(double number, int draws) {
        return new Ferocity(number(number), draws);
    }

    // ---- how it comes into play

    public static Deploys deploysOn(Filter host) {
        return deploys(new Deploys.OnCard(host));
    }

    /** Deploys between two adjacent sites. */
    public static Deploys deploysBetween(Filter site, Filter neighbor) {
        return deploys(new Deploys.Between(site, neighbor));
    }

    /** Deploys as the captive of such an escort, and in no other way. */
    public static Deploys deploysAsCaptiveOf(Filter escort) {
        return deploys(new Deploys.AsCaptiveOf(escort));
    }

    public static Deploys deploysOnTable() {
        return deploys(new Deploys.OnTable(Who.YOU));
    }

    public static Deploys deploysOnOpponentsSide() {
        return deploys(new Deploys.OnTable(Who.OPPONENT));
    }

    /** Deployed by being inserted into the opponent's Reserve Deck. */
    public static Deploys insertsIntoOpponentsDeck() {
        return deploys(new Deploys.IntoDeck(Who.OPPONENT));
    }

    /** A battle station comes into play in orbit of such a system. */
    public static Deploys deploysInOrbitOf(Filter system) {
        return deploys(new Deploys.Orbiting(system));
    }

    private static Deploys deploys(Deploys.Where where) {
        return new Deploys(
                where,
                Optional.empty(),
                ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A seeker deploys to an unoccupied site, as an undercover spy can. */
    public static Deploys deploysLikeAnUndercoverSpy() {
        return deploysOn(Filters.SITE.in(CardState.UNOCCUPIED)).costing(1);
    }

    public static Ability deploysOnly(Filter where) {
        return deploysOnly(where, ALWAYS);
    }

    public static Ability deploysOnly(Filter where, Condition when) {
        return new DeploysOnly(where, when);
    }

    /** Takes the place of so many of your cards at one location. */
    public static Ability replaces(int number, Filter cards) {
        return new Replaces(number, cards);
    }

    /** The opponent must use as much Force as its player to deploy it. */
    public static Ability paidByBoth() {
        return may(Deed.SHARE_DEPLOY_COST, IT, ANYTHING);
    }

    /** Deploy cost of this card to a place. */
    public static StandingAbility deploysFor(double change, Filter place) {
        return deploy(change, IT, place);
    }

    public static StandingAbility deploysFree(Filter place) {
        return always(free(Figure.DEPLOY_COST, IT).toward(place));
    }

    // ---- how it fires

    /**
     * How a weapon fires: at these cards, one destiny, against their defense value, to hit them.
     */
    public static Fires fires(Filter at) {
        return new Fires(
                at,
                Fires.Range.PRESENT,
                number(0),
                1,
                number(0),
                Compare.MORE,
                figure(Figure.DEFENSE_VALUE, TARGET),
                List.of(new HitIt(chosen("target"))),
                ALWAYS,
                Optional.empty(),
                Optional.empty(),
                1);
    }

    /**
     * A lightsaber in the hands of its owner: free, two destinies, and the forfeit of what is hit
     * is 0.
     */
    public static Fires firesAsLightsaber() {
        return fires(CHARACTER.or(CREATURE))
                .forFree()
                .drawing(2)
                .doing(new HitIt(chosen("target")), becomes(Figure.FORFEIT, 0, chosen("target")));
    }
}
