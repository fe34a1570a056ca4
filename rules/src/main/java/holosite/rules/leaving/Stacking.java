package holosite.rules.leaving;

import holosite.language.card.Side;
import holosite.rules.log.CardEntry;
import holosite.rules.log.MoveEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Cards put on other cards by text, and cards that come back to the table. What is only stacked on
 * a card, or face down under it, is not on the table: it has no presence, no text and no
 * uniqueness, and only texts that name such cards affect it.
 */
public final class Stacking {

    private Stacking() {}

    /** Cards go onto a host, in force there. */
    public static void attach(GameState game, int[] cards, int host) {
        for (int card : cards) {
            if (host != Table.NOBODY) {
                game.table().toBottom(card, Table.on(host), Role.ON);
                Logging.line(game, PlayEntry.Transfers::new, game.table().owner(card), card, host);
            }
        }
    }

    /**
     * Cards are stacked on a host without effect, and go to a pile of their owner when it leaves
     * the table. A card that comes face down out of a pile has been seen by nobody. What is on or
     * aboard a card that was on the table is lost.
     */
    public static void stack(
            GameState game, int[] cards, int host, boolean faceDown, Zone afterwards) {
        var table = game.table();
        if (host == Table.NOBODY || !table.inPlay(host)) {
            return;
        }
        for (int card : cards) {
            if (table.inPlay(card)) {
                game.push(new StackNow(card, table.arrived(card), host, faceDown, afterwards));
                game.push(new Leaving.LostWith(card));
            } else {
                place(game, card, host, faceDown, afterwards);
            }
        }
    }

    /** A card of the table is stacked, unless it has left meanwhile. */
    public record StackNow(int card, int arrived, int host, boolean faceDown, Zone afterwards)
            implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (table.inPlay(host) && table.inPlay(card) && table.arrived(card) == arrived) {
                int place = Whereabouts.location(table, card);
                List<Integer> gone = Leaving.strip(game, card);
                place(game, card, host, faceDown, afterwards);
                Leaving.tellLost(game, card, place, gone);
            }
        }
    }

    private static void place(
            GameState game, int card, int host, boolean faceDown, Zone afterwards) {
        var table = game.table();
        boolean shown =
                !table.inZone(card)
                        || table.in(card, Zone.BEING_PLAYED)
                        || table.in(card, Zone.DRAWN_DESTINY);
        boolean unseen = !shown && !table.in(card, Zone.HAND);
        table.toBottom(card, Table.on(host), Role.STACKED);
        goesLater(table, card, afterwards);
        if (faceDown) {
            table.set(card, unseen ? Flag.FACE_DOWN | Flag.UNSEEN : Flag.FACE_DOWN);
        }
        KnownBy knownBy = shown ? KnownBy.BOTH : Knowledge.of(table, card);
        Logging.stacked(game, table.owner(card), card, host, knownBy);
    }

    /** Where a stacked card goes when the card it is stacked on leaves. */
    public static void goesLater(Table table, int card, Zone to) {
        table.setCounter(card, to.number() + 1);
    }

    /**
     * What is stacked on a card that leaves the table goes to the pile named when it was stacked.
     */
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

    /** Cards lie on their owner's side of the table from now on. */
    public static void placeOnTable(GameState game, int[] cards) {
        var table = game.table();
        for (int card : cards) {
            if (table.inPlay(card)) {
                table.toBottom(card, Table.zone(table.owner(card), Zone.SIDE_OF_TABLE), Role.NONE);
            }
        }
    }

    /** Cards are turned over where they are. */
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
            Logging.becomes(
                    game, faceUp ? CardEntry.Change.FACE_UP : CardEntry.Change.FACE_DOWN, card);
        }
    }

    /** A player sees cards that lie face down under others, and nobody else does. */
    public static void glance(GameState game, Side player, int[] cards) {
        var table = game.table();
        for (int card : cards) {
            if (table.inPlay(card) && game.keepsLog()) {
                game.log(
                        new CardEntry.Glances(
                                player, game.name(card), game.name(table.host(card))));
            }
        }
    }

    /** Cards come back to a place as new; it is not a deployment. */
    public static void returnTo(GameState game, int[] cards, int place) {
        for (int card : cards) {
            game.table().toBottom(card, Table.on(place), Role.AT);
            Participation.arrived(game, card);
            Logging.placed(game, MoveEntry.Relocated::new, game.table().owner(card), card, place);
        }
    }
}
