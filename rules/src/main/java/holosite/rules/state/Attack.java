package holosite.rules.state;

import holosite.language.card.Side;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The attack going on: a creature against one card, its prey, or all of a player's cards at a place
 * against a creature. {@code side} is the player of those cards. Totals exist once they are made. A
 * step makes a new attack.
 */
public record Attack(
        int id,
        int location,
        int creature,
        boolean byCreature,
        @Nullable Side side,
        Cards cards,
        Segment segment,
        double ferocity,
        double destiny) {

    /** How far the attack has come. */
    public enum Segment {
        NONE,
        INITIATION,
        WEAPONS,
        POWER,
        DAMAGE
    }

    public static final Attack NONE =
            new Attack(
                    0,
                    Table.NOBODY,
                    Table.NOBODY,
                    false,
                    null,
                    Cards.NONE,
                    Segment.NONE,
                    Double.NaN,
                    Double.NaN);

    public static Attack begun(
            int id, int location, int creature, boolean byCreature, Side player, int... cards) {
        return new Attack(
                id,
                location,
                creature,
                byCreature,
                player,
                new Cards(cards),
                Segment.INITIATION,
                Double.NaN,
                Double.NaN);
    }

    public boolean isGoingOn() {
        return segment != Segment.NONE;
    }

    /** Whether the card is the creature, its prey, or one of those who attack the creature. */
    public boolean concerns(int card) {
        return isGoingOn() && (card == creature || fights(card));
    }

    /** Whether the card fights the creature. */
    public boolean fights(int card) {
        return cards.contains(card);
    }

    /** The player whose cards fight the creature. */
    public Side player() {
        return Objects.requireNonNull(side, "no attack is going on");
    }

    /** The one card a creature attacks. */
    public int prey() {
        return cards.first();
    }

    public Attack in(Segment next) {
        return new Attack(id, location, creature, byCreature, side, cards, next, ferocity, destiny);
    }

    public Attack fierce(double total) {
        return new Attack(id, location, creature, byCreature, side, cards, segment, total, destiny);
    }

    public Attack drawn(double number) {
        return new Attack(
                id, location, creature, byCreature, side, cards, segment, ferocity, number);
    }
}
