package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;

/** This card deploys only to such places, and only when this holds; it may move elsewhere. */
public record DeploysOnly(Filter where, Condition when) implements Ability {}
