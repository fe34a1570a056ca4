package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Some of these cards are picked at random, wherever they lie. */
public record PickAmongAtRandom(String name, Filter from, Amount count) implements Effect {
    public PickAmongAtRandom {
        Refuse.blank(name, "picked cards need a name");
        Amount.refuseBelow(1, count, "at least 1 card is picked");
    }

    @Override
    public Statement say(Prose p) {
        Quantity many = count.quantity(p, false);
        p.antecedents().chosen(name, Noun.CARD, !many.one());
        return Statement.by(
                Verb.CHOOSE,
                many.of(p, Noun.CARD)
                        .with(
                                p.say("at random from", "au hasard parmi"),
                                p.mention(from, Determiner.ALL).text()));
    }
}
