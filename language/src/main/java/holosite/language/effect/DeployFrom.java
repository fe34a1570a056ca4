package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.Filter;

/** A player deploys a fitting card from a pile to a fitting place, at normal cost or for less. */
public record DeployFrom(Who who, Pile from, Filter which, Filter where, double discount, boolean free, boolean reshuffle)
        implements Effect {}
