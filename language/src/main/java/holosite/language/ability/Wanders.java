package holosite.language.ability;

import holosite.language.filter.Filter;

/**
 * In every move phase the card goes on to the next adjacent one of these locations, turning round at the
 * end of the row; its owner names the direction as it deploys.
 */
public record Wanders(Filter along) implements Ability {}
