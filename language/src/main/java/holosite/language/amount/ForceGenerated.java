package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** How much Force a player generates: at all locations, by himself, and by what texts add. */
public record ForceGenerated(Who whose) implements Amount {
    private static final Noun NOUN = Noun.f("Force generation", "génération de Force");

    @Override
    public String say(Prose p) {
        return p.of(whose, NOUN);
    }
}
