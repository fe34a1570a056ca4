package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;

/** Characters are captured. */
public record Capture(Filter cards, Ref escort) implements Effect {}
