package holosite.language.ability;

import holosite.language.effect.Effect;
import holosite.language.prose.Passages;
import holosite.language.prose.Prose;
import java.util.List;

/** What a starting card does as the game is set up. */
public record Starts(List<Effect> effects) implements Ability {

    public Starts {
        effects = List.copyOf(effects);
    }

    @Override
    public String say(Prose p) {
        return p.led(
                p.say("at the start of the game", "au début de la partie"),
                Passages.sentences(p.apart().commanding(true), effects));
    }
}
