package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;
import java.util.List;

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
}
