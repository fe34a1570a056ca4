package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;
import java.util.List;
import java.util.function.Predicate;

/** Cards that match one of these. */
public record OneOf(List<Filter> filters) implements Filter {

    public OneOf {
        filters = List.copyOf(filters);
        Refuse.when(filters.isEmpty(), "no filter given");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.choice(filters.stream().map(Filter::phrase).toList());
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
