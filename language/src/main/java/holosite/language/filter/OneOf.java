package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;
import java.util.List;

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
}
