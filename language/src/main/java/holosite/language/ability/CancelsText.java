package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/**
 * The game text of these cards is canceled. A location has a text for each player: {@code whose}
 * says which of the two, or both.
 */
public record CancelsText(Filter of, Who whose, Condition when) implements StandingAbility {
    private static final Noun TEXT = Noun.m("game text", "texte de jeu");

    @Override
    public Clause fact(Prose p) {
        return whose == Who.EITHER
                ? Clause.of(
                        p.say(
                                "the game text of %s is canceled",
                                "le texte de jeu de %s est annulé", p.all(of)))
                : Clause.of(
                        p.of(whose, TEXT),
                        p.say("on %s is canceled", "sur %s est annulé", p.all(of)));
    }
}
