package holosite.rules.table;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where every card is, as arrays indexed by a small card number, so that a copy of the whole table
 * is a handful of array copies. Each card is in exactly one holder: a zone of a player, the row of
 * locations, or another card. The cards of a holder form a list, top first.
 */
public final class Table {
    public static final int NOBODY = -1;
    private static final int ZONES = Zone.values().length;
    private static final int LOCATIONS = 2 * ZONES;
    private static final int FIRST_CARD_HOLDER = LOCATIONS + 1;

    /** As the cards lie: the face that is up. Shared with every fork that shows the same. */
    private Definition[] definitions;

    private final byte[] owner;
    private final short[] holder;
    private final short[] next;
    private final short[] previous;
    private final byte[] role;
    private final long[] flags;
    private final short[] aim;
    private final short[] counter;
    private final int[] arrived;
    private final short[] top;
    private final short[] bottom;
    private final short[] size;
    private final short[] inserted = new short[2];
    private int arrivals;
    private int version;
    private int textVersion;

    /** A table with these cards, each in the Reserve Deck of its owner, the first on top. */
    public Table(Definition[] definitions, Side[] owners) {
        int n = definitions.length;
        packed(FIRST_CARD_HOLDER + n, "cards");
        this.definitions = definitions;
        owner = new byte[n];
        holder = new short[n];
        next = new short[n];
        previous = new short[n];
        role = new byte[n];
        flags = new long[n];
        aim = filled(n);
        counter = new short[n];
        arrived = new int[n];
        top = filled(FIRST_CARD_HOLDER + n);
        bottom = filled(FIRST_CARD_HOLDER + n);
        size = new short[FIRST_CARD_HOLDER + n];
        for (int card = 0; card < n; card++) {
            owner[card] = (byte) number(owners[card]);
            link(card, zone(owners[card], Zone.RESERVE_DECK), false);
        }
    }

    private Table(Table other) {
        definitions = other.definitions;
        owner = other.owner.clone();
        holder = other.holder.clone();
        next = other.next.clone();
        previous = other.previous.clone();
        role = other.role.clone();
        flags = other.flags.clone();
        aim = other.aim.clone();
        counter = other.counter.clone();
        arrived = other.arrived.clone();
        top = other.top.clone();
        bottom = other.bottom.clone();
        size = other.size.clone();
        inserted[0] = other.inserted[0];
        inserted[1] = other.inserted[1];
        arrivals = other.arrivals;
        version = other.version;
        textVersion = other.textVersion;
    }

    /** Numbers are kept small so that a copy is fast; what does not fit is refused, not cut. */
    private static short packed(int number, String what) {
        if ((short) number != number) {
            throw new ArithmeticException("a table has no room for %d %s".formatted(number, what));
        }
        return (short) number;
    }

    private static short[] filled(int n) {
        var array = new short[n];
        Arrays.fill(array, (short) NOBODY);
        return array;
    }

    /**
     * Everything that can change about a table: how each card lies, and for each holder its cards,
     * top first.
     */
    public record Memory(List<CardMemory> cards, int arrivals, List<Cards> holders) {
        public Memory {
            cards = List.copyOf(cards);
            holders = List.copyOf(holders);
        }
    }

    /** Everything that can change about a card, but where it lies. */
    public record CardMemory(
            Side owner, Role role, long flags, int aim, int counter, int arrived) {}

    public Memory memory() {
        var cards = new ArrayList<CardMemory>();
        for (int card = 0; card < definitions.length; card++) {
            cards.add(
                    new CardMemory(
                            owner(card),
                            role(card),
                            flags[card],
                            aim[card],
                            counter[card],
                            arrived[card]));
        }
        var holders = new ArrayList<Cards>();
        for (int holder = 0; holder < top.length; holder++) {
            holders.add(new Cards(cards(holder)));
        }
        return new Memory(cards, arrivals, holders);
    }

    /** The table that was remembered. */
    public static Table of(Definition[] definitions, Memory memory) {
        var owners = memory.cards().stream().map(CardMemory::owner).toArray(Side[]::new);
        var table = new Table(definitions, owners);
        for (int holder = 0; holder < memory.holders().size(); holder++) {
            for (int card : memory.holders().get(holder).numbers()) {
                table.unlink(card);
                table.link(card, holder, false);
            }
        }
        for (int card = 0; card < definitions.length; card++) {
            CardMemory saved = memory.cards().get(card);
            table.role[card] = (byte) saved.role().number();
            table.flags[card] = saved.flags();
            table.aim[card] = packed(saved.aim(), "as aim");
            table.counter[card] = packed(saved.counter(), "as counter");
            table.arrived[card] = saved.arrived();
            if (table.has(card, Flag.CREWLESS)) {
                table.setCrew(card, false);
            }
        }
        for (int card = 0; card < definitions.length; card++) {
            table.countInsert(card, 1);
        }
        table.arrivals = memory.arrivals();
        for (int card = 0; card < definitions.length; card++) {
            if (table.has(card, Flag.FLIPPED)) {
                table.face(card, definitions[card].back());
            }
        }
        return table;
    }

    public Table copy() {
        return new Table(this);
    }

    // ---- holders

    public static int zone(Side player, Zone zone) {
        return number(player) * ZONES + zone.number();
    }

    private static int number(Side player) {
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

    // ---- cards

    public int count() {
        return definitions.length;
    }

    /** The unique persons built into a ship or vehicle are there, or are not. */
    public void setCrew(int card, boolean aboard) {
        if (aboard) {
            clear(card, Flag.CREWLESS);
        } else {
            set(card, Flag.CREWLESS);
        }
        definitions = definitions.clone();
        definitions[card] = aboard ? definitions[card].complete() : definitions[card].crewless();
        textsChanged();
    }

    public Definition definition(int card) {
        return definitions[card];
    }

    public Side owner(int card) {
        return owner[card] == 0 ? Side.DARK : Side.LIGHT;
    }

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

    /** Not in play: in a zone, or lying on another card where it only waits. */
    public boolean waits(int card) {
        return inZone(card) || role(card) == Role.STACKED;
    }

    /** On the table, or beside it on a player's side. */
    public boolean inPlay(int card) {
        return inPlayHolder(holder[card]);
    }

    public boolean inZone(int card) {
        return holder[card] < LOCATIONS;
    }

    public boolean laidOut(int card) {
        return holder[card] == LOCATIONS;
    }

    public Role role(int card) {
        return Role.at(role[card]);
    }

    public boolean has(int card, long flag) {
        return (flags[card] & flag) != 0;
    }

    public long flags(int card) {
        return flags[card];
    }

    public int aim(int card) {
        return aim[card];
    }

    public int counter(int card) {
        return counter[card];
    }

    /** How many cards have come to the table so far. */
    public int arrivals() {
        return arrivals;
    }

    /** When the card came to the table, in the order of arrivals. */
    public int arrived(int card) {
        return arrived[card];
    }

    /** Changes with every change of the table. */
    public int version() {
        return version;
    }

    /** Changes whenever the texts in force may have changed. */
    public int textVersion() {
        return textVersion;
    }

    // ---- changes

    public void toTop(int card, int holder, Role as) {
        move(card, holder, as, true);
    }

    public void toBottom(int card, int holder, Role as) {
        move(card, holder, as, false);
    }

    /** Puts a location into the row just before another one, or at the end. */
    public void layOut(int location, int before) {
        unlink(location);
        role[location] = (byte) Role.LAID_OUT.number();
        arrived[location] = nextArrival();
        holder[location] = (short) LOCATIONS;
        if (before == NOBODY) {
            link(location, LOCATIONS, false);
        } else {
            int left = previous[before];
            next[location] = (short) before;
            previous[location] = (short) left;
            previous[before] = (short) location;
            if (left == NOBODY) {
                top[LOCATIONS] = (short) location;
            } else {
                next[left] = (short) location;
            }
            size[LOCATIONS]++;
        }
        textsChanged();
    }

    /** One location takes the place of another in the row; the other is covered by it. */
    public void cover(int location, int covered) {
        int before = next[covered];
        for (int card : cards(on(covered))) {
            move(card, on(location), role(card), false);
        }
        unlink(covered);
        link(covered, on(location), false);
        role[covered] = (byte) Role.COVERED.number();
        layOut(location, before);
    }

    /** Takes a location off another one that it covered, which lies in the row again. */
    public void uncover(int location, int covered, int holder) {
        int before = next[location];
        unlink(covered);
        for (int card : cards(on(location))) {
            move(card, on(covered), role(card), false);
        }
        move(location, holder, Role.NONE, false);
        link(covered, holder, false);
        layOut(covered, before);
    }

    private void move(int card, int to, Role as, boolean onTop) {
        int from = holder[card];
        countInsert(card, -1);
        unlink(card);
        link(card, to, onTop);
        role[card] = (byte) as.number();
        countInsert(card, 1);
        boolean wasInPlay = inPlayHolder(from);
        boolean isInPlay = inPlayHolder(to);
        if (wasInPlay && !isInPlay) {
            flags[card] &= ~Flag.OF_THE_TABLE;
            aim[card] = NOBODY;
            counter[card] = 0;
            if (has(card, Flag.CREWLESS) && !has(card, Flag.STOLEN)) {
                setCrew(card, true);
            }
        }
        if (!wasInPlay && isInPlay) {
            arrived[card] = nextArrival();
        }
        version++;
        if (wasInPlay || isInPlay) {
            textVersion++;
        }
    }

    private int nextArrival() {
        arrivals = Math.incrementExact(arrivals);
        return arrivals;
    }

    private void countInsert(int card, int by) {
        if (role[card] == Role.INSERTED.number()) {
            inserted[holder[card] / ZONES] += (short) by;
        }
    }

    /** How many insert cards are in a player's Reserve Deck. */
    public int inserted(Side player) {
        return inserted[number(player)];
    }

    private static boolean inPlayHolder(int holder) {
        return holder >= LOCATIONS || holder % ZONES == Zone.SIDE_OF_TABLE.number();
    }

    private void unlink(int card) {
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

    private void link(int card, int to, boolean onTop) {
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

    /** All cards of one holder go to the bottom of another, in their order. */
    public void pourUnder(int from, int to) {
        while (size[from] > 0) {
            move(top[from], to, Role.NONE, false);
        }
    }

    /** Lays the cards of a holder in a new order, top first. */
    public void reorder(int holder, int[] order) {
        for (int card : order) {
            move(card, holder, role(card), false);
        }
    }

    public void setOwner(int card, Side player) {
        owner[card] = (byte) number(player);
        textsChanged();
    }

    public void setRole(int card, Role as) {
        role[card] = (byte) as.number();
        textsChanged();
    }

    public void set(int card, long flag) {
        if ((flags[card] & flag) != flag) {
            flags[card] |= flag;
            touched(flag);
        }
    }

    public void clear(int card, long flag) {
        if ((flags[card] & flag) != 0) {
            flags[card] &= ~flag;
            touched(flag);
        }
    }

    public void clearAll(long flag) {
        for (int card = 0; card < flags.length; card++) {
            flags[card] &= ~flag;
        }
        touched(flag);
    }

    private void touched(long flag) {
        version++;
        if ((flag
                        & (Flag.INACTIVE
                                | Flag.UNDERCOVER
                                | Flag.CRASHED
                                | Flag.FLIPPED
                                | Flag.COMPLETED
                                | Flag.EXCLUDED
                                | Flag.UNUSABLE
                                | Flag.BLOWN_AWAY
                                | Flag.COLLAPSED))
                != 0) {
            textVersion++;
        }
    }

    /** Turns a card with two faces over. */
    public void flip(int card, Definition up) {
        face(card, up);
        flags[card] ^= Flag.FLIPPED;
        textsChanged();
    }

    private void face(int card, Definition up) {
        definitions = definitions.clone();
        definitions[card] = up;
    }

    public void setAim(int card, int target) {
        aim[card] = packed(target, "as aim");
        version++;
    }

    public void setCounter(int card, int number) {
        counter[card] = packed(number, "as counter");
        version++;
    }

    /** Something has changed that conditions and amounts may look at. */
    public void changed() {
        version++;
    }

    /** Something about which texts are in force may have changed. */
    public void textsChanged() {
        version++;
        textVersion++;
    }

    // ---- values

    /** The same table, card for card. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Table that
                && arrivals == that.arrivals
                && Arrays.equals(owner, that.owner)
                && Arrays.equals(holder, that.holder)
                && Arrays.equals(next, that.next)
                && Arrays.equals(role, that.role)
                && Arrays.equals(flags, that.flags)
                && Arrays.equals(aim, that.aim)
                && Arrays.equals(counter, that.counter)
                && Arrays.equals(arrived, that.arrived)
                && Arrays.equals(definitions, that.definitions);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(owner);
        hash = hash * 31 + Arrays.hashCode(holder);
        hash = hash * 31 + Arrays.hashCode(next);
        hash = hash * 31 + Arrays.hashCode(role);
        hash = hash * 31 + Arrays.hashCode(flags);
        hash = hash * 31 + Arrays.hashCode(aim);
        return hash * 31 + Arrays.hashCode(counter);
    }
}
