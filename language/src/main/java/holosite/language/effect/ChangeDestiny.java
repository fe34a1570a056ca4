package holosite.language.effect;

import holosite.language.amount.Amount;

/** The destiny just drawn is raised or lowered. */
public record ChangeDestiny(Amount by) implements Effect {}
