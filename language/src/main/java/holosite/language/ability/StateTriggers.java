package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.List;

/** Something the card does as soon as a condition is true: lost if, flips if. */
public record StateTriggers(Condition as, List<Effect> effects) implements CanLast {

    public StateTriggers {
        effects = Refuse.empty(effects, "something is set off");
        Refuse.when(as.always(), "what always holds sets nothing off");
    }

    @Override
    public Passage say(Prose p) {
        Lead lead = p.asSoonAs(as);
        return EffectSentences.sentences(p.apart(), effects).led(lead);
    }
}
