package holosite.language.ability;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.List;
import java.util.Optional;

/**
 * What an Objective or a Starting Interrupt does as the game is set up. What it must do has to
 * succeed; {@code to} is the pile where a Starting Interrupt goes afterwards.
 */
public record Starts(Condition when, List<Effect> effects, Optional<Pile> to) implements Ability {

    public Starts {
        effects = Refuse.empty(effects, "something happens as the game is set up");
    }

    @Override
    public Passage say(Prose p) {
        Prose own = p.apart().commanding(true);
        Lead lead = own.given(when);
        Passage text = EffectSentences.sentences(own, effects).led(lead);
        if (to.isEmpty()) {
            return text.led(
                    Lead.adverb(p.say("at the start of the game", "au début de la partie")));
        }
        String then = p.say("then place this Interrupt", "placez ensuite cette interruption");
        return text.then(Passage.of(Clause.of(then, to.get().into(p, Who.YOU))))
                .headed(p.say("STARTING: ", "DÉPART : "));
    }
}
