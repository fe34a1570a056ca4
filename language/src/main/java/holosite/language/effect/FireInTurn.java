package holosite.language.effect;

import holosite.language.amount.Choice;
import holosite.language.amount.Fixed;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player fires as many of these weapons as he likes, one after the other, each by its usual rules
 * though no battle is going on.
 */
public record FireInTurn(Who who, Filter weapons) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who,
                Verb.of("fire", "tirer avec"),
                new Choice(new Fixed(0), new Fixed(Choice.ANY))
                        .say(p, weapons.phrase())
                        .with(p.say("one after the other", "l'une après l'autre")));
    }
}
