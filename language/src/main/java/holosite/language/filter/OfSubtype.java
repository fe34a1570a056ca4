package holosite.language.filter;

import holosite.language.card.Subtype;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;

/** Cards of a subtype. */
public record OfSubtype(Subtype subtype) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.noun(subtype.noun(), Rank.SUBTYPE, subtype.type().noun());
    }
}
