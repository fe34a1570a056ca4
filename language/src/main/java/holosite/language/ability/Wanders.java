package holosite.language.ability;

import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * In every move phase the card continues to the next adjacent one of these locations, and turns
 * back at the end of the row; its owner chooses the direction as it deploys.
 */
public record Wanders(Filter along) implements Ability {

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "in each move phase, moves on to the next adjacent location among"
                                        + " %s, turning back at the end; its owner names the direction"
                                        + " as it deploys",
                                "à chaque phase de mouvement, passe à la localisation adjacente"
                                        + " suivante parmi %s et fait demi-tour au bout ; son"
                                        + " propriétaire annonce le sens en la déployant",
                                p.all(along))));
    }
}
