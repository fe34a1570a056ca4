package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.OptionalInt;

/**
 * The numbers by which a view names cards. A card on the table is named by the order of its
 * arrival, a card in hand by its place there; neither says anything about what was hidden before.
 */
public final class Handles {
    private static final int HAND = 10_000;
    private static final int PILE = 20_000;
    private static final int SEARCH = 30_000;

    private Handles() {}

    static int inHand(int place) {
        return HAND + place;
    }

    @SuppressWarnings("EnumOrdinal")
    static int onPile(Question.Place pile) {
        return PILE + pile.ordinal();
    }

    static int found(int index) {
        return SEARCH + index;
    }

    /** The card a viewer means by the handle of a card on the table or in his hand, if any. */
    public static OptionalInt card(GameState game, Side viewer, int handle) {
        var table = game.table();
        if (handle >= HAND) {
            int card = table.top(viewer, Zone.HAND);
            for (int place = HAND; place < handle && card != Table.NOBODY; place++) {
                card = table.next(card);
            }
            return handle < PILE && card != Table.NOBODY
                    ? OptionalInt.of(card)
                    : OptionalInt.empty();
        }
        for (int card = 0; card < table.count(); card++) {
            if (table.arrived(card) == handle && known(table, viewer, card)) {
                return OptionalInt.of(card);
            }
        }
        return OptionalInt.empty();
    }

    private static boolean known(Table table, Side viewer, int card) {
        return (!table.inZone(card) || table.in(card, Zone.SIDE_OF_TABLE))
                && Knowledge.has(table, card, viewer);
    }
}
