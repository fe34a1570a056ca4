package holosite.rules.compile;

import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.Figured;
import holosite.language.filter.FiguredAt;
import holosite.language.filter.FiguresTogether;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.Not;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.PrintedIcon;
import holosite.language.filter.PrintedTrait;
import holosite.language.filter.Related;
import holosite.language.filter.TargetedAs;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import java.util.List;

/** How costly filters are to test: the cheap ones of several are asked first. */
final class FilterEffort {
    private FilterEffort() {}

    /** How much must be looked at to decide a filter: a card, its state, or the table. */
    static int of(Filter filter) {
        return switch (filter) {
            case OfType t -> 0;
            case OfSubtype s -> 0;
            case Belonging b -> 0;
            case Being b -> 0;
            case Titled t -> 1;
            case PersonaOf p -> 1;
            case TargetedAs t -> 1;
            case OfSystem s -> 1;
            case Not n -> of(n.filter());
            case AllOf all -> most(all.filters());
            case OneOf one -> most(one.filters());
            case PrintedIcon i -> 1;
            case PrintedTrait t -> 1;
            case WithIcon i -> 2;
            case WithTrait t -> 2;
            case Figured f -> 4;
            case FiguresTogether f -> 4;
            case Held h -> 5;
            case FiguredAt f -> 5;
            case Related r -> 6;
            default -> 3;
        };
    }

    private static int most(List<Filter> filters) {
        int most = 0;
        for (Filter filter : filters) {
            most = Math.max(most, of(filter));
        }
        return most;
    }
}
