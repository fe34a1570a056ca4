package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player retrieves Force from his Lost Pile: the top cards, cards picked at random, or cards he
 * chooses.
 */
public record Retrieve(Who who, Amount amount, Filter which, How how, Pile to) implements Effect {
    public Retrieve {
        Amount.refuseBelow(1, amount, "at least 1 Force is retrieved");
    }

    /** Which cards of the pile come back. */
    public enum How {
        TOP,
        TOPMOST_FITTING,
        RANDOM,
        CHOSEN,
        /** At least one that he chooses, and no more than the amount. */
        CHOSEN_UP_TO
    }

    @Override
    public Statement say(Prose p) {
        Verb retrieve = Verb.of("retrieve", "récupérer");
        String into =
                to == Pile.USED_PILE
                        ? ""
                        : to == Pile.HAND ? p.say("into hand", "en main") : to.into(p, who);
        var quantity = amount.quantity(p, false);
        String random = how == How.RANDOM ? p.say("at random", "au hasard") : "";
        if (which instanceof Everything) {
            return Statement.by(
                    who,
                    retrieve,
                    quantity.of(p, how == How.TOP || how == How.RANDOM ? Noun.FORCE : Noun.CARD)
                            .with(random, into));
        }
        NounPhrase cards = which.phrase().unowned();
        String named =
                quantity.isOne()
                        ? cards.mention(p, Determiner.A).text()
                        : cards.counted(p, quantity.number(), !quantity.one());
        if (how == How.CHOSEN_UP_TO) {
            named = p.say("up to ", "jusqu'à ") + named;
        }
        String top = how == How.TOPMOST_FITTING ? p.say("(topmost)", "(du dessus)") : random;
        return Statement.by(who, retrieve, quantity.phrase(named).with(top, into));
    }
}
