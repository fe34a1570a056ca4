package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * As the game is set up, a player lays one such card from outside his deck face down under the
 * speaking card: it is not in play and only represents what it is.
 */
public record SetAside(Filter which) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Who.YOU,
                Verb.of("place", "placer"),
                p.one(which),
                p.say(
                        "from outside your deck, face down under this card (not in play)",
                        "de l'extérieur de votre deck, à l'envers sous cette carte (hors jeu)"));
    }
}
