package holosite.language.effect;

import holosite.language.filter.Filter;

/** Hit cards are as if they never had been. */
public record RestoreIt(Filter cards) implements Effect {}
