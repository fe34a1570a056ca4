package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Ordinals;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/**
 * From now on the speaking card has this one of its functions, and no other: those that its text
 * parts by "or", of which a player uses one as he deploys it.
 */
public record TakeFunction(int number) implements Effect {

    public TakeFunction {
        Refuse.when(!Ordinals.has(number), "the functions of a card are counted from 1");
    }

    @Override
    public Statement say(Prose p) {
        String which = Ordinals.feminine(p, number);
        return Statement.change(
                Clause.of(
                        p.say(
                                "this card has its %s function from now on",
                                "cette carte a désormais sa %s fonction", which)),
                p.say(
                        "give this card its %s function from now on",
                        "donner désormais à cette carte sa %s fonction", which));
    }
}
