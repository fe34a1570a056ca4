package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player loses the whole of his Life Force, and so the game. */
public record DepleteLifeForce(Who who) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who, Verb.LOSE, p.say("all Life Force", "tous les points de Force vitale"));
    }
}
