package holosite.language.ability;

/**
 * What a card says that can also be put into force for a while: what holds by itself, and what
 * happens by itself. What a card is, how it comes into play and what it offers cannot.
 */
public sealed interface CanLast extends Ability permits StandingAbility, Triggers, StateTriggers {}
