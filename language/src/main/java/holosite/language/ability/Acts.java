package holosite.language.ability;

import holosite.language.card.Pile;
import java.util.Optional;

/**
 * An action the card offers. On an Interrupt it is one function of it, and {@code to} is the pile where the
 * Interrupt goes afterwards.
 */
public record Acts(Action action, Optional<Pile> to) implements Ability {}
