package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import java.util.Optional;

/** These cards are immune to attrition below a bound, or to any. */
public record ImmuneToAttrition(Filter who, Optional<Amount> below, Condition when) implements Ability {}
