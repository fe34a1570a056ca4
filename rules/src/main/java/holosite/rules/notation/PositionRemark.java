package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.refusal.Refusal;

/**
 * Something odd in a position that can be played all the same. The sentences are in {@code tell}.
 */
public sealed interface PositionRemark {

    /** Turns alternate and Dark begins: a turn of this number is the other player's. */
    record OthersTurn(Side side, int number) implements PositionRemark {
        /** A number that fits. */
        public int better() {
            return number > 1 ? number - 1 : number + 1;
        }
    }

    /** A player has more or fewer cards than a deck. */
    record WrongSize(Side side, int cards, int required) implements PositionRemark {}

    /** A card leaves the table as soon as play begins. */
    record Leaves(int piece, Card card) implements PositionRemark {}

    /** By itself a card would not come to be where it lies. */
    record Misfit(int piece, Card card, Card host, Refusal refusal) implements PositionRemark {}
}
