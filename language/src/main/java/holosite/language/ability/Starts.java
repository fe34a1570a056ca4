package holosite.language.ability;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.prose.Prose;

import java.util.List;
import java.util.Optional;

/**
 * What an Objective or a Starting Interrupt does as the game is set up. What it must do has to
 * succeed; {@code to} is the pile where a Starting Interrupt goes afterwards.
 */
public record Starts(Condition when, List<Effect> effects, Optional<Pile> to) implements Ability {

    public Starts {
        effects = List.copyOf(effects);
    }

    @Override
    public String say(Prose p) {
        Prose own = p.apart().commanding(true);
        String text = p.led(own.given(when), EffectSentences.sentences(own, effects));
        if (to.isEmpty()) {
            return p.led(p.say("at the start of the game", "au début de la partie"), text);
        }
        return p.say("STARTING: ", "DÉPART : ")
                + p.sentence(text)
                + " "
                + p.say("Then place this Interrupt ", "Placez ensuite cette interruption ")
                + to.get().into(p, Who.YOU);
    }
}
