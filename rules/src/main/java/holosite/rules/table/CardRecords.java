package holosite.rules.table;

import holosite.language.card.Side;
import java.util.Arrays;

/**
 * What changes about each card beside its place: its owner, its role where it lies, its flags, what
 * it is aimed at, its counter and when it came to the table.
 */
public abstract sealed class CardRecords extends Holders permits Table {
    private final byte[] role;
    private final long[] flags;

    // Forks share what seldom changes: a change is made in a copy, never in the array itself.

    private byte[] owner;
    private short[] aim;
    private short[] counter;
    private int[] arrived;

    private int arrivals;
    private int version;
    private int textVersion;
    private int handsVersion;

    /** Every flag that any card has had, so that a flag no card ever had is not searched for. */
    private long everSet;

    CardRecords(Side[] owners) {
        super(owners.length);
        int n = owners.length;
        owner = new byte[n];
        role = new byte[n];
        flags = new long[n];
        aim = filled(n);
        counter = new short[n];
        arrived = new int[n];
        for (int card = 0; card < n; card++) {
            owner[card] = (byte) number(owners[card]);
        }
    }

    CardRecords(CardRecords other) {
        super(other);
        owner = other.owner;
        role = other.role.clone();
        flags = other.flags.clone();
        aim = other.aim;
        counter = other.counter;
        arrived = other.arrived;
        arrivals = other.arrivals;
        version = other.version;
        textVersion = other.textVersion;
        handsVersion = other.handsVersion;
        everSet = other.everSet;
    }

    /** Takes over what a snapshot says about the cards, and how many cards had arrived. */
    final void restore(TableSnapshot snapshot) {
        for (int card = 0; card < role.length; card++) {
            var saved = snapshot.cards().get(card);
            lieAs(card, saved.role());
            flags[card] = saved.flags();
            everSet |= saved.flags();
            aimAt(card, saved.aim());
            count(card, saved.counter());
            arrived[card] = saved.arrived();
        }
        arrivals = snapshot.arrivals();
    }

    public final Side owner(int card) {
        return owner[card] == 0 ? Side.DARK : Side.LIGHT;
    }

    /** Not in play: in a zone, or stacked on another card. */
    public final boolean waits(int card) {
        return inZone(card) || role(card) == Role.STACKED;
    }

    public final Role role(int card) {
        return Role.at(role[card]);
    }

    public final boolean has(int card, long flag) {
        return (flags[card] & flag) != 0;
    }

    /** Whether any card may have this flag: false only if none has ever had it. */
    public final boolean anyMayHave(long flag) {
        return (everSet & flag) != 0;
    }

    public final long flags(int card) {
        return flags[card];
    }

    public final int aim(int card) {
        return aim[card];
    }

    public final int counter(int card) {
        return counter[card];
    }

    /** How many cards have come to the table so far. */
    public final int arrivals() {
        return arrivals;
    }

    /** When the card came to the table, in the order of arrivals. */
    public final int arrived(int card) {
        return arrived[card];
    }

    /** A number that changes with every change of the table. */
    public final int version() {
        return version;
    }

    /** A number that changes whenever the texts in force may have changed. */
    public final int textVersion() {
        return textVersion;
    }

    /** A number that changes whenever a card comes to a hand or leaves it. */
    public final int handsVersion() {
        return handsVersion;
    }

    // ---- changes

    public final void setOwner(int card, Side player) {
        owner = owner.clone();
        owner[card] = (byte) number(player);
        textsChanged();
    }

    public final void setRole(int card, Role as) {
        lieAs(card, as);
        textsChanged();
    }

    /** As {@link #setRole}, where the caller says what else has changed. */
    final void lieAs(int card, Role as) {
        role[card] = (byte) as.number();
    }

    public final void set(int card, long flag) {
        if ((flags[card] & flag) != flag) {
            flags[card] |= flag;
            everSet |= flag;
            touched(flag);
        }
    }

    public final void clear(int card, long flag) {
        if ((flags[card] & flag) != 0) {
            flags[card] &= ~flag;
            touched(flag);
        }
    }

    public final void clearAll(long flag) {
        for (int card = 0; card < flags.length; card++) {
            flags[card] &= ~flag;
        }
        touched(flag);
    }

    /** As {@link #clear}, where the caller says what else has changed. */
    final void drop(int card, long dropped) {
        flags[card] &= ~dropped;
    }

    private void touched(long flag) {
        version++;
        if ((flag & Flag.OF_TEXTS) != 0) {
            textVersion++;
        }
    }

    public final void setAim(int card, int target) {
        aimAt(card, target);
        version++;
    }

    public final void setCounter(int card, int number) {
        count(card, number);
        version++;
    }

    final void aimAt(int card, int target) {
        if (aim[card] != target) {
            aim = aim.clone();
            aim[card] = packed(target, "as aim");
        }
    }

    final void count(int card, int number) {
        if (counter[card] != number) {
            counter = counter.clone();
            counter[card] = packed(number, "as counter");
        }
    }

    final void arrives(int card) {
        arrivals = Math.incrementExact(arrivals);
        arrived = arrived.clone();
        arrived[card] = arrivals;
    }

    /** Call this when something has changed that conditions and amounts may read. */
    public final void changed() {
        version++;
    }

    /** Call this when other texts may be in force than before. */
    public final void textsChanged() {
        version++;
        textVersion++;
    }

    /**
     * Counts the move of a card: whether it was or is in play, and whether a hand had or has it.
     */
    final void moved(boolean inPlay, boolean ofHand) {
        version++;
        if (inPlay) {
            textVersion++;
        }
        if (ofHand) {
            handsVersion++;
        }
    }

    // ---- values

    final boolean sameRecords(CardRecords that) {
        return arrivals == that.arrivals
                && Arrays.equals(owner, that.owner)
                && Arrays.equals(role, that.role)
                && Arrays.equals(flags, that.flags)
                && Arrays.equals(aim, that.aim)
                && Arrays.equals(counter, that.counter)
                && Arrays.equals(arrived, that.arrived);
    }

    final int hashOfRecords() {
        int hash = Arrays.hashCode(owner);
        hash = hash * 31 + Arrays.hashCode(role);
        hash = hash * 31 + Arrays.hashCode(flags);
        hash = hash * 31 + Arrays.hashCode(aim);
        return hash * 31 + Arrays.hashCode(counter);
    }
}
