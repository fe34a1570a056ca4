package holosite.rules.compile;

import holosite.language.filter.AllOf;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.OneOf;
import java.util.List;

/**
 * Each of several alternatives reaches what it would reach by itself: "that droid or a character
 * present with it" speaks of captives no more than "a character present with it" does.
 */
final class Alternatives {
    private static final Filter ACTIVE = new InState(CardState.ACTIVE);

    private Alternatives() {}

    /** The same filter, where alternatives that name no inactive cards mean active ones only. */
    static Filter apart(Filter filter) {
        return switch (filter) {
            case OneOf(var ways) when FilterNames.namesInactive(filter) ->
                    new OneOf(ways.stream().map(Alternatives::byItself).toList());
            case AllOf(var parts) when parts.stream().noneMatch(Alternatives::opensAll) ->
                    new AllOf(parts.stream().map(Alternatives::apart).toList());
            default -> filter;
        };
    }

    private static Filter byItself(Filter way) {
        return FilterNames.namesInactive(way) ? apart(way) : new AllOf(List.of(way, ACTIVE));
    }

    /** Whether this part alone makes the whole filter speak of inactive cards. */
    private static boolean opensAll(Filter part) {
        return !(part instanceof OneOf) && FilterNames.namesInactive(part);
    }
}
