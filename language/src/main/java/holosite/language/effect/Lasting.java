package holosite.language.effect;

import holosite.language.ability.Ability;
import holosite.language.card.Duration;

/** Something a card could say holds from now on, for a while. */
public record Lasting(Ability ability, Duration duration) implements Effect {}
