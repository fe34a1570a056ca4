package holosite.bots.sim;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.SplittableRandom;

/**
 * Each card of both decks is in exactly one place: walking every pile, hand, location and card
 * forwards and backwards meets every card once.
 */
final class CardsInOnePlace implements Invariant {
    private static final Zone[] ZONES = Zone.values();

    @Override
    public void check(Game game, SplittableRandom chance) {
        Table table = game.state().table();
        int cards = game.setup().size();
        InvariantBroken.unless(table.count() == cards, "the table has " + table.count() + " cards");
        var met = new boolean[cards];
        int count = walk(table, Table.locations(), met);
        for (Side player : Side.BOTH) {
            for (Zone zone : ZONES) {
                count += walk(table, Table.zone(player, zone), met);
            }
        }
        for (int card = 0; card < cards; card++) {
            count += walk(table, Table.on(card), met);
        }
        InvariantBroken.unless(count == cards, cards - count + " cards are nowhere");
    }

    private static int walk(Table table, int holder, boolean[] met) {
        int size = table.size(holder);
        int before = Table.NOBODY;
        int count = 0;
        for (int card = table.top(holder); card != Table.NOBODY; card = table.next(card)) {
            if (met[card] || table.holder(card) != holder || table.previous(card) != before) {
                throw new InvariantBroken(
                        "card %d (%s) is in two places: %d and %d"
                                .formatted(
                                        card, table.definition(card), holder, table.holder(card)));
            }
            met[card] = true;
            before = card;
            count++;
        }
        if (count != size || table.bottom(holder) != before) {
            throw new InvariantBroken(
                    "holder %d counts %d cards and has %d".formatted(holder, size, count));
        }
        return count;
    }
}
