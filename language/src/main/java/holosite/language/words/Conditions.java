package holosite.language.words;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.condition.DrawnFor;
import holosite.language.condition.Exists;
import holosite.language.condition.HasFunction;
import holosite.language.condition.InPhase;
import holosite.language.condition.Is;
import holosite.language.condition.PlaceBlownAway;
import holosite.language.condition.TotalsCompare;
import holosite.language.filter.CardState;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;

/** When something is true. */
public final class Conditions {
    private Conditions() {}

    /** While the speaking card matches this. */
    public static Condition it(Filter filter) {
        return new Is(Known.IT, filter);
    }

    public static Condition is(Ref card, Filter filter) {
        return new Is(card, filter);
    }

    public static Condition thereIs(Filter filter) {
        return new Exists(filter);
    }

    public static Condition thereIsNo(Filter filter) {
        return new Exists(filter).not();
    }

    public static Condition compare(Amount left, Compare how, Amount right) {
        return new Compares(left, how, right);
    }

    /** Totals that a failed draw counts against: without a destiny there is none to win with. */
    public static Condition compareTotals(Amount left, Compare how, Amount right) {
        return new TotalsCompare(left, how, right);
    }

    public static Condition compare(Amount left, Compare how, double right) {
        return new Compares(left, how, Amount.of(right));
    }

    // ---- the speaking card

    /** While it pilots this. */
    public static Condition piloting(Filter craft) {
        return it(new Related(Relation.PILOTING, craft));
    }

    /** While this pilots it. */
    public static Condition pilotedBy(Filter pilot) {
        return it(new Related(Relation.PILOTED_BY, pilot));
    }

    /** While it is at such a place. */
    public static Condition whileAt(Filter location) {
        return it(new Related(Relation.AT, location));
    }

    public static Condition atSameSiteAs(Filter other) {
        return it(new Related(Relation.AT_SAME_SITE_AS, other));
    }

    /** While it takes part in a battle. */
    public static Condition whileInBattle() {
        return it(new InState(CardState.IN_BATTLE));
    }

    /** While it has this one of its functions. */
    public static Condition hasFunction(int number) {
        return new HasFunction(number);
    }

    // ---- places

    /** On a location: if you control it. */
    public static Condition ifYouControl() {
        return new Is(Known.HERE, new Held(Who.YOU, Held.Hold.CONTROLLED));
    }

    public static Condition ifYouOccupy() {
        return new Is(Known.HERE, new Held(Who.YOU, Held.Hold.OCCUPIED));
    }

    /** The system of this name is blown away. */
    public static Condition blownAway(String system) {
        return new PlaceBlownAway(system);
    }

    // ---- what is going on

    public static Condition inPhase(Who whose, Phase phase) {
        return new InPhase(whose, phase);
    }

    /** A battle is going on at such a place, initiated by this player. */
    public static Condition battleAt(Filter place, Who initiator) {
        return new BattleGoingOn(place, initiator);
    }

    /** The destiny responded to is a battle destiny. */
    public static Condition isBattleDestiny() {
        return new DrawnFor(DestinyKind.BATTLE);
    }

    /** The destiny responded to is a weapon destiny. */
    public static Condition isWeaponDestiny() {
        return new DrawnFor(DestinyKind.WEAPON);
    }

    /** There is a character of yours whose ability a destiny can be compared with. */
    public static Condition youHaveAbility() {
        return thereIs(
                Filters.CHARACTER
                        .yours()
                        .and(new Figured(Figure.ABILITY, Compare.MORE, Amount.of(0))));
    }
}
