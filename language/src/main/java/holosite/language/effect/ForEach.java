package holosite.language.effect;

import holosite.language.filter.Filter;
import java.util.List;

/** The same happens for each of these cards, in the order the turn player likes; each is named in turn. */
public record ForEach(String name, Filter cards, List<Effect> effects) implements Effect {

    public ForEach {
        effects = List.copyOf(effects);
    }
}
