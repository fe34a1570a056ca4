package holosite.app.bite;

import holosite.language.ability.Modifier;
import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.card.Compare;
import holosite.language.effect.Pick;
import holosite.language.filter.AllOf;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import java.util.List;

/** Parts of a text that say nothing, whatever stands there. */
final class UnreadPart {
    private UnreadPart() {}

    /**
     * What is free is free, and what has a figure has it, whatever number stands there; and where
     * as many can be chosen as there are, a higher number allows no more.
     */
    static boolean is(Record node, Object part) {
        return switch (node) {
            case Modifier modifier ->
                    modifier.op() == Modifier.Op.FREE && part.equals(modifier.amount());
            case Figured figured ->
                    figured.compare() == Compare.AT_LEAST
                            && figured.amount().equals(Amount.of(0))
                            && part.equals(figured.amount());
            case Target target -> part instanceof Count all && countsAll(all, target.filter());
            case Pick pick -> part instanceof Count all && countsAll(all, pick.from());
            default -> false;
        };
    }

    /** Whether all that can be chosen are counted, and maybe others. */
    private static boolean countsAll(Count count, Filter choice) {
        return parts(choice).containsAll(parts(count.of()));
    }

    private static List<Filter> parts(Filter filter) {
        return filter instanceof AllOf(var filters) ? filters : List.of(filter);
    }
}
