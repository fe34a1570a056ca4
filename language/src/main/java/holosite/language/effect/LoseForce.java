package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import java.util.Optional;

/** A player loses Force, of his own choice or first from one pile. */
public record LoseForce(Who who, Amount amount, Optional<Pile> from) implements Effect {}
