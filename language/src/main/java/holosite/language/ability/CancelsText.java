package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/** The game text of these cards is canceled. */
public record CancelsText(Filter of, Condition when) implements Standing {

    @Override
    public String fact(Prose p) {
        return p.say(
                "the game text of %s is canceled", "le texte de jeu de %s est annulé", p.all(of));
    }
}
