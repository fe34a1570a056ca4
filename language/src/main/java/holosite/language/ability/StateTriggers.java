package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

import java.util.List;

/** Something the card does as soon as a condition is true: lost if, flips if. */
public record StateTriggers(Condition as, List<Effect> effects) implements Ability {

    public StateTriggers {
        effects = List.copyOf(effects);
    }

    @Override
    public Passage say(Prose p) {
        Lead lead = p.asSoonAs(as);
        return EffectSentences.sentences(p.apart(), effects).led(lead);
    }
}
