package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * You reveal a ship or vehicle from hand, find somebody in your Reserve Deck who can pilot it, and
 * deploy both as one action; or you reveal the pilot and find the ship. The deck is then shuffled.
 * {@code matching}: only a pilot and a ship that match. Without a partner that can be deployed with
 * it, the card revealed stays in hand.
 */
public record DeployTogether(Filter vessel, Filter crew, boolean matching) implements Effect {

    @Override
    public Statement say(Prose p) {
        String hand = p.say("from ", "depuis ") + p.of(Who.YOU, Pile.HAND.noun());
        String deck = p.say("from ", "depuis ") + p.of(Who.YOU, Pile.RESERVE_DECK.noun());
        return Statement.by(
                Who.YOU,
                Verb.of("deploy", "déployer"),
                Phrase.of(
                        p.say("together", "ensemble"),
                        p.one(vessel),
                        hand + p.say(" (revealed first)", " (à montrer d'abord)"),
                        p.say("and", "et"),
                        p.one(crew),
                        matching ? p.say("matching it", "qui lui correspond") : "",
                        deck + p.say(", or vice versa", ", ou inversement"),
                        p.say("; reshuffle", " ; mélangez")));
    }
}
