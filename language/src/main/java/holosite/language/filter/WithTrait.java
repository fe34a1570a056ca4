package holosite.language.filter;

import holosite.language.card.Trait;

/** Cards with a characteristic, printed or given. */
public record WithTrait(Trait trait) implements Filter {}
