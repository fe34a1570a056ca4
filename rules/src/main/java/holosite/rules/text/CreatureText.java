package holosite.rules.text;

import java.util.Optional;

/**
 * What makes a card a creature, ready for play: where it lives, how fierce it is, whether it
 * attacks by attaching, to what, and when it detaches.
 */
public record CreatureText(
        CardTest habitat,
        Value ferocity,
        int draws,
        boolean parasite,
        CardTest host,
        Optional<Check> detaches) {

    public static final CardTest NO_CARD = (game, x, card) -> false;

    /** Of a card that is not a creature. */
    public static final CreatureText NONE =
            new CreatureText(NO_CARD, (game, x) -> Double.NaN, 0, false, NO_CARD, Optional.empty());
}
