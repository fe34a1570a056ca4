package holosite.language.filter;

import holosite.language.card.Trait;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;

/** Cards with a characteristic, printed or given. */
public record WithTrait(Trait trait) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.fallback(trait.of().noun());
        phrase.wording(trait.wording(), Rank.TRAIT, trait.of());
    }
}
