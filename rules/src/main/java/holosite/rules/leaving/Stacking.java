package holosite.rules.leaving;

import holosite.language.card.Side;
import holosite.rules.log.Entry;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Cards put on other cards by text, and cards that come back to the table. What is only stacked on
 * a card, or lies face down under it, is not on the table: it has no presence, no text and no
 * uniqueness, and only texts that name such cards reach it.
 */
public final class Stacking {
    private static final int EVERYBODY = 3;

    private Stacking() {}

    /** Cards go onto a host, in force there. */
    public static void attach(GameState game, int[] cards, int host) {
        for (int card : cards) {
            if (host != Table.NOBODY) {
                game.table().toBottom(card, Table.on(host), Role.ON);
                game.say(Entry.Line.TRANSFERS, game.table().owner(card), card, host, 0);
            }
        }
    }

    /**
     * Cards only lie on a host, and go to a pile of their owner when it leaves the table. A card
     * that comes face down out of a pile has been seen by nobody.
     */
    public static void stack(
            GameState game, int[] cards, int host, boolean faceDown, Zone afterwards) {
        var table = game.table();
        for (int card : cards) {
            if (host == Table.NOBODY || !table.inPlay(host)) {
                continue;
            }
            boolean shown = !table.inZone(card) || table.in(card, Zone.LIMBO);
            boolean unseen = !shown && !table.in(card, Zone.HAND);
            table.toBottom(card, Table.on(host), Role.STACKED);
            goesLater(table, card, afterwards);
            if (faceDown) {
                table.set(card, unseen ? Flag.FACE_DOWN | Flag.UNSEEN : Flag.FACE_DOWN);
            }
            int seenBy = shown ? EVERYBODY : knownBy(table, card);
            game.say(Entry.Line.STACKED, table.owner(card), card, host, 0, seenBy);
        }
    }

    /** Where a stacked card goes when the card leaves on which it is stacked. */
    public static void goesLater(Table table, int card, Zone to) {
        table.setCounter(card, to.number() + 1);
    }

    /** What is stacked on a card that leaves the table goes where it was said to go. */
    static void send(GameState game, int host) {
        var table = game.table();
        for (int card : table.cards(Table.on(host))) {
            if (table.role(card) == Role.STACKED && table.counter(card) > 0) {
                Zone to = Zone.at(table.counter(card) - 1);
                if (to != Zone.LOST_PILE) {
                    table.toTop(card, Table.zone(table.owner(card), to), Role.NONE);
                }
            }
        }
    }

    /** Cards are turned over where they lie. */
    public static void turnOver(GameState game, int[] cards, boolean faceUp) {
        var table = game.table();
        for (int card : cards) {
            if (!table.inPlay(card)) {
                continue;
            }
            if (faceUp) {
                table.clear(card, Flag.FACE_DOWN | Flag.UNSEEN);
            } else {
                table.set(card, Flag.FACE_DOWN);
            }
            Entry.Line line = faceUp ? Entry.Line.TURNED_UP : Entry.Line.TURNED_DOWN;
            game.say(line, table.owner(card), card, Table.NOBODY, 0);
        }
    }

    // ---- who may look

    /**
     * Whether a player may know which card this is. What lies face down under a card may be looked
     * at by its owner, unless it was put there unseen; a card of the table that was turned face
     * down is known to both.
     */
    public static boolean mayKnow(Table table, int card, Side player) {
        return (knownBy(table, card) & 1 << player.ordinal()) != 0;
    }

    /** Who knows the card: 1 for Dark, 2 for Light, 3 for both. */
    public static int knownBy(Table table, int card) {
        if (table.role(card) != Role.STACKED || !table.has(card, Flag.FACE_DOWN)) {
            return EVERYBODY;
        }
        return table.has(card, Flag.UNSEEN) ? 0 : 1 << table.owner(card).ordinal();
    }

    /** Cards come back to a place as new; it is no deployment. */
    public static void returnTo(GameState game, int[] cards, int place) {
        for (int card : cards) {
            game.table().toBottom(card, Table.on(place), Role.AT);
            Participation.arrived(game, card);
            game.say(Entry.Line.RELOCATED, game.table().owner(card), card, place, 0);
        }
    }
}
