package holosite.language.filter;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;
import java.util.List;

/** Cards with a characteristic, printed or given. */
public record WithTrait(Trait trait) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.fallback(trait.of().noun());
        // Every kind of location a trait names (a docking bay, a desert) is a site.
        boolean place = trait.of() == CardType.LOCATION;
        phrase.wording(
                trait.wording(),
                Rank.TRAIT,
                place
                        ? List.of(CardType.LOCATION.noun(), Subtype.SITE.noun())
                        : List.of(trait.of().noun()));
    }
}
