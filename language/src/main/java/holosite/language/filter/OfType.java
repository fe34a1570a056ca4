package holosite.language.filter;

import holosite.language.card.CardType;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;

/** Cards of a type. */
public record OfType(CardType type) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.noun(type.noun(), Rank.TYPE, type.noun());
    }
}
