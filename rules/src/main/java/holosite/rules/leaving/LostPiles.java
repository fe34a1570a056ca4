package holosite.rules.leaving;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Lost Piles that a text has turned face down. What is lost from Life Force goes there unseen; what
 * is lost from hand or table is seen by both first. Whoever takes or retrieves a card from there
 * looks at it as ever.
 */
public final class LostPiles {
    private LostPiles() {}

    /** Turns every card of a Lost Pile the way it lies now. */
    public static void check(GameState game) {
        var table = game.table();
        if (Standing.of(game).forbids(Deed.SHOW_LOST_PILE) == 0
                && !table.anyMayHave(Flag.FACE_DOWN_IN_PILE)) {
            return;
        }
        for (Side player : Side.values()) {
            boolean down = isFaceDown(game, player);
            for (int card = table.top(player, Zone.LOST_PILE);
                    card != Table.NOBODY;
                    card = table.next(card)) {
                if (down) {
                    table.set(card, Flag.FACE_DOWN_IN_PILE);
                } else {
                    table.clear(card, Flag.FACE_DOWN_IN_PILE);
                }
            }
        }
    }

    /** Whether nobody sees this card as it goes to its owner's Lost Pile. */
    public static boolean goesUnseen(GameState game, int card) {
        var table = game.table();
        return isLifeForce(table, card) && isFaceDown(game, table.owner(card));
    }

    private static boolean isLifeForce(Table table, int card) {
        return table.in(card, Zone.RESERVE_DECK)
                || table.in(card, Zone.FORCE_PILE)
                || table.in(card, Zone.USED_PILE);
    }

    private static boolean isFaceDown(GameState game, Side player) {
        return Standing.of(game).forbids(Deed.SHOW_LOST_PILE) > 0
                && Rulings.forbids(game, Deed.SHOW_LOST_PILE, player, Table.NOBODY, Table.NOBODY);
    }
}
