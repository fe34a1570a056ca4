package holosite.language.ability;

import holosite.language.effect.Effect;
import java.util.List;

/** What a starting card does as the game is set up. */
public record Starts(List<Effect> effects) implements Ability {

    public Starts {
        effects = List.copyOf(effects);
    }
}
