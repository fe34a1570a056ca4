package holosite.language.effect;

import holosite.language.card.Who;
import java.util.List;

/** A player may have something happen; {@code otherwise} if he does not. */
public record May(Who who, List<Effect> then, List<Effect> otherwise) implements Effect {

    public May {
        then = List.copyOf(then);
        otherwise = List.copyOf(otherwise);
    }
}
