package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Cards that match every one of these. */
public record AllOf(List<Filter> filters) implements Filter {

    public AllOf {
        filters = List.copyOf(filters);
        Refuse.when(filters.isEmpty(), "no filter given");
    }

    @Override
    public void say(NounPhrase phrase) {
        filters.forEach(filter -> filter.say(phrase));
    }

    /** The cards known by a name of which these are some. */
    public Optional<Chosen> outOf() {
        if (filters.getFirst() instanceof Being(Chosen cards)) {
            return Optional.of(cards);
        }
        return filters.stream()
                .flatMap(f -> f instanceof Among(Chosen cards) ? Stream.of(cards) : Stream.empty())
                .findFirst();
    }

    /** Whether one of the filters is such. */
    public boolean any(Predicate<Filter> such) {
        for (Filter filter : filters) {
            if (such.test(filter)) {
                return true;
            }
        }
        return false;
    }

    /** Whether all of the filters are such. */
    public boolean every(Predicate<Filter> such) {
        return !any(such.negate());
    }
}
