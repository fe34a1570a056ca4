package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.prose.Nominal;
import java.util.ArrayList;
import java.util.List;

/** Which cards are meant. Locations are cards too, so a place is described by a filter as well. */
public sealed interface Filter extends Nominal
        permits Everything,
                Among,
                OfType,
                OfNamedType,
                OfSubtype,
                WithIcon,
                PrintedIcon,
                PrintedTrait,
                WithTrait,
                WithAgenda,
                DrawnAs,
                Titled,
                TitleHas,
                PersonaOf,
                TargetedAs,
                OfSystem,
                Belonging,
                Dotted,
                Generic,
                OwnText,
                OwnImmunity,
                CancelableBy,
                ImmuneToTitle,
                DoneTo,
                Figured,
                FiguredAt,
                FiguresTogether,
                Being,
                InState,
                Held,
                RaceDestiny,
                RacesWithin,
                TargetInstead,
                WhereItCouldDeploy,
                InPile,
                SeveralOf,
                Related,
                AllOf,
                OneOf,
                Not {

    default Filter and(Filter other) {
        var all = new ArrayList<Filter>();
        for (Filter f : List.of(this, other)) {
            if (f instanceof AllOf many) {
                all.addAll(many.filters());
            } else {
                all.add(f);
            }
        }
        return new AllOf(all);
    }

    default Filter or(Filter other) {
        var all = new ArrayList<Filter>();
        for (Filter f : List.of(this, other)) {
            if (f instanceof OneOf many) {
                all.addAll(many.filters());
            } else {
                all.add(f);
            }
        }
        return new OneOf(all);
    }

    default Filter except(Filter other) {
        return and(new Not(other));
    }

    /** The same, but not the card that speaks. */
    default Filter other() {
        return except(new Being(Known.IT));
    }

    default Filter yours() {
        return and(new Belonging(Who.YOU));
    }

    default Filter opponents() {
        return and(new Belonging(Who.OPPONENT));
    }

    default Filter unique() {
        return and(new Dotted(true));
    }

    default Filter nonUnique() {
        return and(new Dotted(false));
    }

    default Filter in(CardState state) {
        return and(new InState(state));
    }

    default Filter related(Relation relation, Filter to) {
        return and(new Related(relation, to));
    }

    default Filter at(Filter location) {
        return related(Relation.AT, location);
    }

    default Filter presentAt(Filter location) {
        return related(Relation.PRESENT_AT, location);
    }

    /** At the location where the speaking card is. */
    default Filter here() {
        return at(new Being(Known.HERE));
    }

    /** Present at the location where the speaking card is. */
    default Filter presentHere() {
        return presentAt(new Being(Known.HERE));
    }

    default Filter with(Filter other) {
        return related(Relation.WITH, other);
    }

    default Filter presentWith(Filter other) {
        return related(Relation.PRESENT_WITH, other);
    }

    default Filter aboard(Filter other) {
        return related(Relation.ABOARD, other);
    }

    default Filter piloting(Filter other) {
        return related(Relation.PILOTING, other);
    }

    default Filter having(Figure figure, Compare compare, double number) {
        return and(new Figured(figure, compare, Amount.of(number)));
    }

    default Filter having(Figure figure, Compare compare, Amount amount) {
        return and(new Figured(figure, compare, amount));
    }

    /** Locations where a player's figure compares in this way. */
    default Filter having(Who whose, Figure figure, Compare compare, double number) {
        return and(new FiguredAt(whose, figure, compare, Amount.of(number)));
    }
}
