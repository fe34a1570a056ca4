package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** Cards are stacked on a card, where they only lie. */
public record StackOn(Filter cards, Ref host, boolean faceDown) implements Effect {}
