package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import java.util.List;

/** A player may use Force to have something happen; {@code otherwise} if he cannot or does not. */
public record MayPay(Who who, Amount force, List<Effect> then, List<Effect> otherwise) implements Effect {

    public MayPay {
        then = List.copyOf(then);
        otherwise = List.copyOf(otherwise);
    }
}
