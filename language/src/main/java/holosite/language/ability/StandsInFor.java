package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * The text of the card of this title may deploy the speaking card from Reserve Deck where it names
 * a persona; from then on that card targets the persona of the speaking card instead, on both of
 * its sides, for the rest of the game.
 */
public record StandsInFor(String persona, String title) implements Ability {
    public StandsInFor {
        Refuse.blank(persona, "a persona needs a name");
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "may be deployed from Reserve Deck by %s instead of %s, who is then"
                                        + " no longer targeted by that card: it targets the persona"
                                        + " of this one for the rest of the game",
                                "peut être déployé depuis la pile de réserve par %s à la place de"
                                        + " %s, que cette carte-là ne vise alors plus : elle vise la"
                                        + " personne de celle-ci jusqu'à la fin de la partie",
                                title,
                                persona)));
    }
}
