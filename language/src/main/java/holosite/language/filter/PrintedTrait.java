package holosite.language.filter;

import holosite.language.card.Trait;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards that have this characteristic of themselves, whatever characteristics texts give them. */
public record PrintedTrait(Trait trait) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        new WithTrait(trait).say(phrase);
        phrase.complement(
                Complement.of("by its own characteristics", "par ses propres caractéristiques"));
    }
}
