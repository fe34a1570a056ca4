package holosite.language.filter;

import holosite.language.card.CardType;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.NounPhrase.Rank;

/**
 * Cards of a type. An Effect without more is a normal one, so that all of them are "of any kind".
 */
public record OfType(CardType type) implements Filter {

    private static final Complement OF_ANY_KIND =
            Complement.of("of any kind", "d'un type quelconque");

    @Override
    public void say(NounPhrase phrase) {
        phrase.noun(type.noun(), Rank.TYPE, type.noun());
        if (type == CardType.EFFECT) {
            phrase.complement(OF_ANY_KIND);
        }
    }
}
