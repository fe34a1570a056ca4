package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player looks through a pile or hand and moves matching cards from there to another pile of
 * their owner. What he takes is shown, unless any card will do; afterwards a deck is shuffled if
 * {@code reshuffle}.
 */
public record TakeFrom(
        Who taker,
        Who whose,
        Pile from,
        Filter which,
        Amount least,
        Amount most,
        Pile to,
        boolean reshuffle)
        implements Effect {
    public TakeFrom {
        Amount.refuseDisorder(least, most);
        Amount.refuseBelow(1, most, "at least 1 card is taken");
        Refuse.when(from == to, "cards do not go from a pile to itself");
    }

    @Override
    public Statement say(Prose p) {
        Phrase cards = new Choice(least, most).say(p, which.phrase());
        String source = p.of(whose, from.noun());
        String shuffled = reshuffle ? p.say("; reshuffle", " ; mélangez") : "";
        if (to == Pile.HAND) {
            return Statement.by(
                    taker,
                    Verb.TAKE,
                    cards.with(p.say("into hand from", "en main depuis"), source, shuffled));
        }
        return Statement.by(
                taker,
                Verb.PLACE,
                cards.with(p.say("from", "depuis"), source, to.into(p, whose), shuffled));
    }
}
