package holosite.language.effect;

import holosite.language.filter.Filter;

/** Spies cross to the opponent's side as undercover spies. */
public record GoUndercover(Filter cards) implements Effect {}
