package holosite.language.effect;

import holosite.language.card.Who;
import java.util.List;

/** A player chooses which of several things happens. */
public record ChooseOne(Who who, List<List<Effect>> options) implements Effect {

    public ChooseOne {
        options = options.stream().map(List::copyOf).toList();
    }
}
