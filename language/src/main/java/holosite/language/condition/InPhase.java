package holosite.language.condition;

import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.prose.Prose;

/** It is this phase of this player's turn. */
public record InPhase(Who who, Phase phase) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        String its = who == Who.EITHER ? p.a(phase.noun()) : p.of(who, phase.noun());
        return holds ? p.say("it is ", "c'est ") + its : p.say("it is not ", "ce n'est pas ") + its;
    }
}
