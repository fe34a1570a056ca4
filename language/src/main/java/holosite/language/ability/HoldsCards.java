package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * A Starting Effect: it comes to the table before any starting card is revealed, with up to so many
 * cards from outside the deck face down under it.
 */
public record HoldsCards(int most) implements Ability {
    public HoldsCards {
        Refuse.when(most < 1, "at least 1 card lies under it");
    }

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "comes to the table first of all, ahead of every starting card; as"
                                        + " many as %d further cards, no part of your deck, lie under"
                                        + " it unseen",
                                "vient sur la table en tout premier, avant toute carte de départ ;"
                                        + " %d autres cartes au plus, hors de votre deck, sont cachées"
                                        + " dessous",
                                most)));
    }
}
