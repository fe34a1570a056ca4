package holosite.rules.table;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Where every card is and how it lies, as arrays indexed by a small card number, so that a copy of
 * the whole table is a handful of array copies.
 */
public final class Table extends CardRecords {
    /** For each card the face that is up. Forks share it: a change is made in a copy. */
    private Definition[] definitions;

    private final short[] inserted = new short[2];

    /** A table with these cards, each in the Reserve Deck of its owner, the first on top. */
    public Table(Definition[] definitions, Side[] owners) {
        super(owners);
        this.definitions = definitions;
        for (int card = 0; card < definitions.length; card++) {
            link(card, zone(owners[card], Zone.RESERVE_DECK), false);
        }
    }

    private Table(Table other) {
        super(other);
        definitions = other.definitions;
        inserted[0] = other.inserted[0];
        inserted[1] = other.inserted[1];
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
        table.restore(snapshot);
        for (int card = 0; card < definitions.length; card++) {
            table.countInsert(card, 1);
            if (table.has(card, Flag.FLIPPED)) {
                table.face(card, definitions[card].back());
            } else if (table.has(card, Flag.OF_FACES)) {
                table.face(card, table.marked(card));
            }
        }
        return table;
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
        long marks = flags(card) & Flag.OF_FACES;
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
        lieAs(location, Role.LAID_OUT);
        arrives(location);
        if (before == NOBODY) {
            link(location, LOCATIONS, false);
        } else {
            linkBefore(location, before);
        }
        textsChanged();
    }

    /**
     * One location takes the place of another in the row, also for what is aimed at it; the other
     * is covered by it.
     */
    public void cover(int location, int covered) {
        int before = next(covered);
        for (int card : cards(on(covered))) {
            move(card, on(location), role(card), false);
        }
        unlink(covered);
        link(covered, on(location), false);
        lieAs(covered, Role.COVERED);
        aimAnew(covered, location);
        layOut(location, before);
    }

    private void aimAnew(int from, int to) {
        for (int card = 0; card < count(); card++) {
            if (aim(card) == from) {
                aimAt(card, to);
            }
        }
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
        aimAnew(location, covered);
        layOut(covered, before);
    }

    private void move(int card, int to, Role as, boolean onTop) {
        int from = holder(card);
        countInsert(card, -1);
        unlink(card);
        link(card, to, onTop);
        lieAs(card, as);
        drop(card, Flag.FACE_DOWN_IN_PILE);
        countInsert(card, 1);
        boolean wasInPlay = inPlayHolder(from);
        boolean isInPlay = inPlayHolder(to);
        if (has(card, Flag.AT_HOLOSITE) && as != Role.AT) {
            setAtHolosite(card, false);
        }
        if (wasInPlay && !isInPlay) {
            boolean asPrinted = has(card, Flag.PILOTS_REMOVED | Flag.ROTATED);
            drop(card, Flag.OF_THE_TABLE);
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
        moved(wasInPlay || isInPlay, isHand(from) || isHand(to));
    }

    private void countInsert(int card, int by) {
        if (role(card) == Role.INSERTED) {
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

    /** Turns a card with two faces over. */
    public void flip(int card, Definition up) {
        face(card, up);
        if (has(card, Flag.FLIPPED)) {
            clear(card, Flag.FLIPPED);
        } else {
            set(card, Flag.FLIPPED);
        }
        textsChanged();
    }

    private void face(int card, Definition up) {
        definitions = definitions.clone();
        definitions[card] = up;
    }

    /** Has cards that lie hidden be others, of which nothing on the table knows. */
    public void imagine(int[] cards, IntFunction<Definition> as) {
        definitions = definitions.clone();
        for (int card : cards) {
            definitions[card] = as.apply(card);
        }
    }

    // ---- values

    /** Tables are equal if every card lies alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Table that
                && sameRecords(that)
                && sameHolders(that)
                && Arrays.equals(definitions, that.definitions);
    }

    @Override
    public int hashCode() {
        return hashOfRecords() * 31 + hashOfHolders();
    }
}
