package holosite.rules.kit;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;

/** Decides which destinies are drawn next, by moving cards within a Reserve Deck. */
final class DestinyOrder {
    private DestinyOrder() {}

    /** Cards with these printed destinies come to lie on top, in order. */
    static void stack(Table table, Side side, int... numbers) {
        int reserve = Table.zone(side, Zone.RESERVE_DECK);
        var chosen = new int[numbers.length];
        Arrays.fill(chosen, Table.NOBODY);
        for (int i = 0; i < numbers.length; i++) {
            chosen[i] = lowest(table, reserve, numbers[i], chosen);
            if (chosen[i] == Table.NOBODY) {
                throw new IllegalArgumentException(
                        "No card of destiny "
                                + numbers[i]
                                + " is in the Reserve Deck of "
                                + side.word()
                                + ".");
            }
        }
        for (int i = chosen.length - 1; i >= 0; i--) {
            table.toTop(chosen[i], reserve, Role.NONE);
        }
    }

    /** The lowest card of this destiny alone that is not chosen yet, or nobody. */
    private static int lowest(Table table, int reserve, int number, int[] chosen) {
        for (int card = table.bottom(reserve); card != Table.NOBODY; card = table.previous(card)) {
            int candidate = card;
            if (table.definition(card).card().destiny().equals(List.of((double) number))
                    && Arrays.stream(chosen).noneMatch(c -> c == candidate)) {
                return card;
            }
        }
        return Table.NOBODY;
    }
}
