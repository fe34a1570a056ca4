package holosite.rules.table;

import holosite.language.card.Side;

/**
 * Who knows which card lies where. Views, explanations, the log and the rules of undo all ask here.
 *
 * <ul>
 *   <li>What is on the table is known to both, even after it was turned face down there.
 *   <li>What lies face down under a card, the reserve of a Starting Effect among it, may be looked
 *       at by its owner; but by nobody if it came there out of a pile unseen, or as Force lost.
 *   <li>A hand, a sabacc hand and the cards outside a deck are known to the player who has them.
 *   <li>Every card that went to a Lost Pile or out of play was seen by both on its way there, and
 *       so is a card being played and a destiny drawn. While a text has a Lost Pile face down,
 *       nobody knows what is in it.
 *   <li>What is in a Reserve Deck, Force Pile or Used Pile is known to nobody. To be shown such a
 *       card for a moment changes nothing in that: it may have been shuffled since.
 * </ul>
 */
public final class Knowledge {
    private Knowledge() {}

    public static KnownBy of(Table table, int card) {
        if (!table.inZone(card)) {
            return onTable(table, card);
        }
        return switch (table.zone(card)) {
            case LOST_PILE ->
                    table.has(card, Flag.FACE_DOWN_IN_PILE) ? KnownBy.NOBODY : KnownBy.BOTH;
            case OUT_OF_PLAY, SIDE_OF_TABLE, BEING_PLAYED, DRAWN_DESTINY -> KnownBy.BOTH;
            case HAND, SABACC_HAND, OUTSIDE -> KnownBy.only(holder(table, card));
            case RESERVE_DECK, FORCE_PILE, USED_PILE -> KnownBy.NOBODY;
        };
    }

    public static boolean has(Table table, int card, Side player) {
        return of(table, card).includes(player);
    }

    private static KnownBy onTable(Table table, int card) {
        if (table.role(card) != Role.STACKED || !table.has(card, Flag.FACE_DOWN)) {
            return KnownBy.BOTH;
        }
        return table.has(card, Flag.UNSEEN) ? KnownBy.NOBODY : KnownBy.only(table.owner(card));
    }

    private static Side holder(Table table, int card) {
        return table.in(card, Side.DARK, table.zone(card)) ? Side.DARK : Side.LIGHT;
    }
}
