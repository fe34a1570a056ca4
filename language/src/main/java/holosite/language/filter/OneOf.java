package holosite.language.filter;

import java.util.List;

/** Cards that fit one of these. */
public record OneOf(List<Filter> filters) implements Filter {

    public OneOf {
        filters = List.copyOf(filters);
        if (filters.isEmpty()) {
            throw new IllegalArgumentException("no filter given");
        }
    }
}
