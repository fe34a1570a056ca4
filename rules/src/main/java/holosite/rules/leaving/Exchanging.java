package holosite.rules.leaving;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Two cards change places, in piles or on other cards: each is then where the other was, in the
 * same role. A card that becomes a race destiny in this way counts its destiny number.
 */
public final class Exchanging {
    private Exchanging() {}

    public static void exchange(GameState game, Side player, int one, int other) {
        if (one == Table.NOBODY || other == Table.NOBODY) {
            return;
        }
        var table = game.table();
        double number = raceNumber(table, one);
        double otherNumber = raceNumber(table, other);
        boolean racing = RaceDestinies.is(table, one);
        boolean otherRacing = RaceDestinies.is(table, other);
        int here = table.holder(one);
        int there = table.holder(other);
        Role role = table.role(one);
        Role otherRole = table.role(other);
        int[] order = table.cards(here);
        int[] otherOrder = table.cards(there);
        Logging.line(game, PlayEntry.Exchanges::new, player, one, other);
        table.toBottom(one, there, otherRole);
        table.toBottom(other, here, role);
        table.reorder(here, swapped(order, one, other));
        if (here != there) {
            table.reorder(there, swapped(otherOrder, one, other));
        }
        if (racing) {
            RaceDestinies.keep(table, other, otherNumber);
        }
        if (otherRacing) {
            RaceDestinies.keep(table, one, number);
        }
    }

    private static double raceNumber(Table table, int card) {
        return RaceDestinies.is(table, card)
                ? RaceDestinies.number(table, card)
                : table.definition(card).figure(Figure.DESTINY);
    }

    private static int[] swapped(int[] order, int one, int other) {
        int[] cards = order.clone();
        for (int i = 0; i < cards.length; i++) {
            cards[i] = cards[i] == one ? other : cards[i] == other ? one : cards[i];
        }
        return cards;
    }
}
