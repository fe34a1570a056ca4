package holosite.language.ability;

import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import java.util.Optional;

/** These cards gain a skill: an icon or a characteristic. */
public record Gives(Filter to, Optional<Icon> icon, Optional<Trait> trait, Condition when) implements Ability {}
