package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player looks through a pile or hand and moves fitting cards from there to another pile of their
 * owner. What he takes is shown, unless anything will do; afterwards a deck is shuffled where
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

    @Override
    public Statement say(Prose p) {
        NounPhrase phrase = Prose.phrase(which);
        boolean one = most instanceof Fixed(double n) && n == 1;
        String cards =
                one
                        ? least.equals(most)
                                ? p.one(which)
                                : phrase.counted(p, p.say("up to 1", "au plus 1"), false)
                        : phrase.counted(
                                        p,
                                        least.equals(most)
                                                ? most.quantity(p, false).number()
                                                : p.say("up to ", "jusqu'à ")
                                                        + most.quantity(p, false).number(),
                                        true)
                                + space(most.quantity(p, false).tail());
        String source = p.of(whose, from.noun());
        String shuffled = reshuffle ? p.say("; reshuffle", " ; mélangez") : "";
        if (to == Pile.HAND) {
            return Statement.by(
                    taker,
                    Verb.TAKE,
                    cards,
                    p.say("into hand from ", "en main depuis ") + source + shuffled);
        }
        return Statement.by(
                taker,
                Verb.PLACE,
                cards,
                p.say("from ", "depuis ") + source,
                to.into(p, whose) + shuffled);
    }

    private static String space(String tail) {
        return tail.isEmpty() || tail.startsWith(",") ? tail : " " + tail;
    }
}
