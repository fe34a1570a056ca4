package holosite.language.effect;

import holosite.language.filter.Filter;
import java.util.Optional;

/** The speaking card is aimed at this card from now on, or at none any more. */
public record AimAt(Optional<Filter> card) implements Effect {}
