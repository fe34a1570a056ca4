package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player's whole pile is placed on another of his piles, in its order; either may be empty. */
public record PilePlaced(Who whose, Pile pile, Pile onto) implements Effect {
    public PilePlaced {
        Refuse.when(pile == onto, "a pile is not placed on itself");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                whose,
                Verb.PLACE,
                p.say("the whole ", "toute ") + p.say(p.say(pile.noun()), p.the(pile.noun())),
                p.say("onto the ", "sur ") + p.say(p.say(onto.noun()), p.the(onto.noun())));
    }
}
