package holosite.language.ability;

import holosite.language.condition.Condition;

/** Changes a figure for as long as the condition holds. */
public record Modifies(Modifier modifier, Condition when) implements Ability {}
