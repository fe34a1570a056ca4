package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** It is the turn of this player. */
public record TurnOf(Who who) implements Condition {
    public TurnOf {
        Refuse.when(who == Who.EITHER, "it is always the turn of some player");
    }

    @Override
    public String say(Prose p, boolean holds) {
        String turn = p.of(who, Noun.m("turn", "tour"));
        return holds
                ? p.say("it is ", "c'est ") + turn
                : p.say("it is not ", "ce n'est pas ") + turn;
    }
}
