package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** A player's Life Force: what is left of it in his piles. */
public record LifeForceLeft(Who whose) implements Amount {
    public static final Noun NOUN = Noun.f("Life Force", "Force vitale");

    @Override
    public String say(Prose p) {
        return p.of(whose, NOUN);
    }
}
