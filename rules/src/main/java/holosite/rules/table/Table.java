package holosite.rules.table;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import java.util.Arrays;

/**
 * Where every card is and how it lies, as arrays indexed by a small card number, so that a copy of
 * the whole table is a handful of array copies.
 */
public final class Table extends Holders {
    private final byte[] role;
    private final long[] flags;

    // Forks share what seldom changes: a change is made in a copy, never in the array itself.

    /** For each card the face that is up. */
    private Definition[] definitions;

    private byte[] owner;
    private short[] aim;
    private short[] counter;
    private int[] arrived;

    private final short[] inserted = new short[2];
    private int arrivals;
    private int version;
    private int textVersion;
    private int handsVersion;

    /** Every flag that any card has had, so that a flag no card ever had is not searched for. */
    private long everSet;

    /** A table with these cards, each in the Reserve Deck of its owner, the first on top. */
    public Table(Definition[] definitions, Side[] owners) {
        super(definitions.length);
        int n = definitions.length;
        this.definitions = definitions;
        owner = new byte[n];
        role = new byte[n];
        flags = new long[n];
        aim = filled(n);
        counter = new short[n];
        arrived = new int[n];
        for (int card = 0; card < n; card++) {
            owner[card] = (byte) number(owners[card]);
            link(card, zone(owners[card], Zone.RESERVE_DECK), false);
        }
    }

    private Table(Table other) {
        super(other);
        definitions = other.definitions;
        owner = other.owner;
        role = other.role.clone();
        flags = other.flags.clone();
        aim = other.aim;
        counter = other.counter;
        arrived = other.arrived;
        inserted[0] = other.inserted[0];
        inserted[1] = other.inserted[1];
        arrivals = other.arrivals;
        version = other.version;
        textVersion = other.textVersion;
        handsVersion = other.handsVersion;
        everSet = other.everSet;
    }

    /** The table of a snapshot. */
    public static Table of(Definition[] definitions, TableSnapshot snapshot) {
        var owners =
                snapshot.cards().stream()
                        .map(TableSnapshot.CardSnapshot::owner)
                        .toArray(Side[]::new);
        var table = new Table(definitions, owners);
        for (int holder = 0; holder < snapshot.holders().size(); holder++) {
            for (int card : snapshot.holders().get(holder).numbers()) {
                table.unlink(card);
                table.link(card, holder, false);
            }
        }
        for (int card = 0; card < definitions.length; card++) {
            table.restore(card, snapshot.cards().get(card));
        }
        table.arrivals = snapshot.arrivals();
        return table;
    }

    private void restore(int card, TableSnapshot.CardSnapshot saved) {
        role[card] = (byte) saved.role().number();
        flags[card] = saved.flags();
        everSet |= saved.flags();
        aimAt(card, saved.aim());
        count(card, saved.counter());
        arrived[card] = saved.arrived();
        countInsert(card, 1);
        if (has(card, Flag.FLIPPED)) {
            face(card, definitions[card].back());
        } else if (has(card, Flag.OF_FACES)) {
            face(card, marked(card));
        }
    }

    public Table copy() {
        return new Table(this);
    }

    // ---- cards

    public int count() {
        return definitions.length;
    }

    /** Sets whether the unique persons printed into a ship or vehicle are aboard. */
    public void setCrew(int card, boolean aboard) {
        mark(card, Flag.CREWLESS, !aboard);
    }

    /** Sets whether the pilots printed into a ship or vehicle have been removed by a text. */
    public void setPilotsRemoved(int card, boolean removed) {
        mark(card, Flag.PILOTS_REMOVED, removed);
    }

    /** Sets whether a location is turned around. */
    public void setRotated(int card, boolean rotated) {
        mark(card, Flag.ROTATED, rotated);
    }

    /** A character is the other player's from now on, as the persona it is on his side. */
    public void crossOver(int card) {
        mark(card, Flag.CROSSED_OVER, true);
        setOwner(card, definitions[card].player());
    }

    /** Sets or clears a mark that decides what the card is. */
    private void mark(int card, long flag, boolean marked) {
        if (marked) {
            set(card, flag);
        } else {
            clear(card, flag);
        }
        face(card, marked(card));
        textsChanged();
    }

    /** What the card is with the marks it has. */
    private Definition marked(int card) {
        Definition complete = definitions[card].complete();
        long marks = flags[card] & Flag.OF_FACES;
        return (marks & Flag.PILOTS_REMOVED) != 0
                ? complete.withoutPilots()
                : (marks & Flag.ROTATED) != 0
                        ? complete.rotated()
                        : marks == Flag.CREWLESS
                                ? complete.crewless()
                                : marks == Flag.AT_HOLOSITE
                                        ? complete.atHolosite()
                                        : marks == Flag.CROSSED_OVER
                                                ? complete.crossed()
                                                : complete;
    }

    /**
     * Sets whether a Dejarik or hologram is what such a card is at a holosite. It remains so while
     * it is at a place by itself, and is what is printed on it wherever else it goes.
     */
    public void setAtHolosite(int card, boolean there) {
        mark(card, Flag.AT_HOLOSITE, there);
    }

    /**
     * Looks at a card that is not in play as if it were at a holosite, or no longer so: what it
     * could do there is considered, and nothing changes.
     */
    public void assumeAtHolosite(int card, boolean there) {
        face(card, there ? definitions[card].atHolosite() : definitions[card].complete());
    }

    public Definition definition(int card) {
        return definitions[card];
    }

    public Side owner(int card) {
        return owner[card] == 0 ? Side.DARK : Side.LIGHT;
    }

    /** Not in play: in a zone, or stacked on another card. */
    public boolean waits(int card) {
        return inZone(card) || role(card) == Role.STACKED;
    }

    public Role role(int card) {
        return Role.at(role[card]);
    }

    public boolean has(int card, long flag) {
        return (flags[card] & flag) != 0;
    }

    /** Whether any card may have this flag: false only if none has ever had it. */
    public boolean anyMayHave(long flag) {
        return (everSet & flag) != 0;
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

    /** A number that changes with every change of the table. */
    public int version() {
        return version;
    }

    /** A number that changes whenever the texts in force may have changed. */
    public int textVersion() {
        return textVersion;
    }

    /** A number that changes whenever a card comes to a hand or leaves it. */
    public int handsVersion() {
        return handsVersion;
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
        arrives(location);
        if (before == NOBODY) {
            link(location, LOCATIONS, false);
        } else {
            linkBefore(location, before);
        }
        textsChanged();
    }

    /** One location takes the place of another in the row; the other is covered by it. */
    public void cover(int location, int covered) {
        int before = next(covered);
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
        int before = next(location);
        unlink(covered);
        for (int card : cards(on(location))) {
            move(card, on(covered), role(card), false);
        }
        move(location, holder, Role.NONE, false);
        link(covered, holder, false);
        layOut(covered, before);
    }

    private void move(int card, int to, Role as, boolean onTop) {
        int from = holder(card);
        countInsert(card, -1);
        unlink(card);
        link(card, to, onTop);
        role[card] = (byte) as.number();
        flags[card] &= ~Flag.FACE_DOWN_IN_PILE;
        countInsert(card, 1);
        boolean wasInPlay = inPlayHolder(from);
        boolean isInPlay = inPlayHolder(to);
        if (has(card, Flag.AT_HOLOSITE) && as != Role.AT) {
            setAtHolosite(card, false);
        }
        if (wasInPlay && !isInPlay) {
            boolean asPrinted = has(card, Flag.PILOTS_REMOVED | Flag.ROTATED);
            flags[card] &= ~Flag.OF_THE_TABLE;
            aimAt(card, NOBODY);
            count(card, 0);
            if (has(card, Flag.CREWLESS) && !has(card, Flag.STOLEN)) {
                setCrew(card, true);
            } else if (asPrinted) {
                face(card, marked(card));
            }
        }
        if (!wasInPlay && isInPlay) {
            arrives(card);
        }
        version++;
        if (wasInPlay || isInPlay) {
            textVersion++;
        }
        if (isHand(from) || isHand(to)) {
            handsVersion++;
        }
    }

    private void countInsert(int card, int by) {
        if (role[card] == Role.INSERTED.number()) {
            inserted[holder(card) / ZONES] += (short) by;
        }
    }

    /** How many insert cards are in a player's Reserve Deck. */
    public int inserted(Side player) {
        return inserted[number(player)];
    }

    /** Puts all cards of one holder under those of another, in their order. */
    public void pourUnder(int from, int to) {
        while (size(from) > 0) {
            move(top(from), to, Role.NONE, false);
        }
    }

    /** Puts the cards of a holder into a new order, top first. */
    public void reorder(int holder, int[] order) {
        for (int card : order) {
            move(card, holder, role(card), false);
        }
    }

    public void setOwner(int card, Side player) {
        owner = owner.clone();
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
            everSet |= flag;
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
        if ((flag & Flag.OF_TEXTS) != 0) {
            textVersion++;
        }
    }

    /** Turns a card with two faces over. */
    public void flip(int card, Definition up) {
        face(card, up);
        flags[card] ^= Flag.FLIPPED;
        everSet |= Flag.FLIPPED;
        textsChanged();
    }

    private void face(int card, Definition up) {
        definitions = definitions.clone();
        definitions[card] = up;
    }

    public void setAim(int card, int target) {
        aimAt(card, target);
        version++;
    }

    public void setCounter(int card, int number) {
        count(card, number);
        version++;
    }

    private void aimAt(int card, int target) {
        if (aim[card] != target) {
            aim = aim.clone();
            aim[card] = packed(target, "as aim");
        }
    }

    private void count(int card, int number) {
        if (counter[card] != number) {
            counter = counter.clone();
            counter[card] = packed(number, "as counter");
        }
    }

    private void arrives(int card) {
        arrivals = Math.incrementExact(arrivals);
        arrived = arrived.clone();
        arrived[card] = arrivals;
    }

    /** Call this when something has changed that conditions and amounts may read. */
    public void changed() {
        version++;
    }

    /** Call this when other texts may be in force than before. */
    public void textsChanged() {
        version++;
        textVersion++;
    }

    // ---- values

    /** Tables are equal if every card lies alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Table that
                && arrivals == that.arrivals
                && Arrays.equals(owner, that.owner)
                && sameHolders(that)
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
        hash = hash * 31 + hashOfHolders();
        hash = hash * 31 + Arrays.hashCode(role);
        hash = hash * 31 + Arrays.hashCode(flags);
        hash = hash * 31 + Arrays.hashCode(aim);
        return hash * 31 + Arrays.hashCode(counter);
    }
}
