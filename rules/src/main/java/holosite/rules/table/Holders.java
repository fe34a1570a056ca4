package holosite.rules.table;

import holosite.language.card.Side;
import java.util.Arrays;

/**
 * Which holder every card is in, and in which order. Each card is in exactly one holder: a zone of
 * a player, the row of locations, or another card. The cards of a holder form a list, top first.
 *
 * <p>It is the part of a {@link Table} that knows nothing of what a card is or does. A table
 * extends it and does not contain it, so that reading where a card is costs one array access.
 */
public abstract sealed class Holders permits CardRecords {
    public static final int NOBODY = -1;
    static final int ZONES = Zone.values().length;
    static final int LOCATIONS = 2 * ZONES;
    private static final int FIRST_CARD_HOLDER = LOCATIONS + 1;
    private static final int DARK_HAND = zone(Side.DARK, Zone.HAND);
    private static final int LIGHT_HAND = zone(Side.LIGHT, Zone.HAND);

    private final short[] holder;
    private final short[] next;
    private final short[] previous;
    private final short[] top;
    private final short[] bottom;
    private final short[] size;

    /** Empty holders for so many cards; each card is yet to be linked into one. */
    Holders(int cards) {
        packed(FIRST_CARD_HOLDER + cards, "cards");
        holder = new short[cards];
        next = new short[cards];
        previous = new short[cards];
        top = filled(FIRST_CARD_HOLDER + cards);
        bottom = filled(FIRST_CARD_HOLDER + cards);
        size = new short[FIRST_CARD_HOLDER + cards];
    }

    Holders(Holders other) {
        holder = other.holder.clone();
        next = other.next.clone();
        previous = other.previous.clone();
        top = other.top.clone();
        bottom = other.bottom.clone();
        size = other.size.clone();
    }

    /** Numbers are kept small so that a copy is fast; what does not fit is refused, not cut. */
    static short packed(int number, String what) {
        if ((short) number != number) {
            throw new ArithmeticException("a table has no room for %d %s".formatted(number, what));
        }
        return (short) number;
    }

    static short[] filled(int n) {
        var array = new short[n];
        Arrays.fill(array, (short) NOBODY);
        return array;
    }

    // ---- holders

    public static int zone(Side player, Zone zone) {
        return number(player) * ZONES + zone.number();
    }

    static int number(Side player) {
        return player == Side.DARK ? 0 : 1;
    }

    public static int locations() {
        return LOCATIONS;
    }

    public static int on(int card) {
        return FIRST_CARD_HOLDER + card;
    }

    public int top(int holder) {
        return top[holder];
    }

    public int bottom(int holder) {
        return bottom[holder];
    }

    public int size(int holder) {
        return size[holder];
    }

    public int top(Side player, Zone zone) {
        return top[zone(player, zone)];
    }

    public int size(Side player, Zone zone) {
        return size[zone(player, zone)];
    }

    public int next(int card) {
        return next[card];
    }

    public int previous(int card) {
        return previous[card];
    }

    /** The cards of a holder, top first. */
    public int[] cards(int holder) {
        var cards = new int[size[holder]];
        int i = 0;
        for (int card = top[holder]; card != NOBODY; card = next[card]) {
            cards[i++] = card;
        }
        return cards;
    }

    /** How many holders there are, whether anything is in them or not. */
    public int holderCount() {
        return top.length;
    }

    // ---- cards

    public int holder(int card) {
        return holder[card];
    }

    /** The card this one is at, aboard or on, or {@link #NOBODY}. */
    public int host(int card) {
        return holder[card] - FIRST_CARD_HOLDER >= 0 ? holder[card] - FIRST_CARD_HOLDER : NOBODY;
    }

    public boolean in(int card, Zone zone) {
        return holder[card] < LOCATIONS && holder[card] % ZONES == zone.number();
    }

    public boolean in(int card, Side player, Zone zone) {
        return holder[card] == zone(player, zone);
    }

    /** The zone a card lies in; only for cards that lie in one. */
    public Zone zone(int card) {
        if (holder[card] >= LOCATIONS) {
            throw new IllegalStateException("card " + card + " lies in no zone");
        }
        return Zone.at(holder[card] % ZONES);
    }

    public boolean inZone(int card) {
        return holder[card] < LOCATIONS;
    }

    public boolean laidOut(int card) {
        return holder[card] == LOCATIONS;
    }

    /** On the table, or beside it on a player's side. */
    public boolean inPlay(int card) {
        return inPlayHolder(holder[card]);
    }

    static boolean isHand(int holder) {
        return holder == DARK_HAND || holder == LIGHT_HAND;
    }

    static boolean inPlayHolder(int holder) {
        return holder >= LOCATIONS || holder % ZONES == Zone.SIDE_OF_TABLE.number();
    }

    // ---- changes

    /** Puts a card that is in no holder into the list of another one, just before it. */
    final void linkBefore(int card, int before) {
        int to = holder[before];
        int left = previous[before];
        holder[card] = (short) to;
        next[card] = (short) before;
        previous[card] = (short) left;
        previous[before] = (short) card;
        if (left == NOBODY) {
            top[to] = (short) card;
        } else {
            next[left] = (short) card;
        }
        size[to]++;
    }

    /** Takes a card out of its holder; it must be linked into another one at once. */
    final void unlink(int card) {
        int from = holder[card];
        int left = previous[card];
        int right = next[card];
        if (left == NOBODY) {
            top[from] = (short) right;
        } else {
            next[left] = (short) right;
        }
        if (right == NOBODY) {
            bottom[from] = (short) left;
        } else {
            previous[right] = (short) left;
        }
        size[from]--;
    }

    /** Puts a card that is in no holder into one, on top or at the bottom. */
    final void link(int card, int to, boolean onTop) {
        holder[card] = (short) to;
        if (size[to]++ == 0) {
            top[to] = (short) card;
            bottom[to] = (short) card;
            next[card] = NOBODY;
            previous[card] = NOBODY;
        } else if (onTop) {
            next[card] = top[to];
            previous[card] = NOBODY;
            previous[top[to]] = (short) card;
            top[to] = (short) card;
        } else {
            previous[card] = bottom[to];
            next[card] = NOBODY;
            next[bottom[to]] = (short) card;
            bottom[to] = (short) card;
        }
    }

    // ---- values

    boolean sameHolders(Holders that) {
        return Arrays.equals(holder, that.holder) && Arrays.equals(next, that.next);
    }

    int hashOfHolders() {
        return Arrays.hashCode(holder) * 31 + Arrays.hashCode(next);
    }
}
