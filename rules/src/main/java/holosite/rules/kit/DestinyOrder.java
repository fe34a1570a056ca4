package holosite.rules.kit;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Decides which destinies are drawn next, by moving cards within a Reserve Deck. */
final class DestinyOrder {
    private DestinyOrder() {}

    /** Cards with these printed destinies come to lie on top, in order. */
    static void stack(Table table, Side side, int... numbers) {
        stack(table, side, Arrays.stream(numbers).mapToObj(OptionalInt::of).toList());
    }

    /** The same; where no number is given, the card that is on top as it is. */
    static void stack(Table table, Side side, List<OptionalInt> numbers) {
        int reserve = Table.zone(side, Zone.RESERVE_DECK);
        var chosen = new int[numbers.size()];
        Arrays.fill(chosen, Table.NOBODY);
        for (int i = 0; i < chosen.length; i++) {
            if (numbers.get(i).isPresent()) {
                int number = numbers.get(i).getAsInt();
                chosen[i] = lowest(table, reserve, number, chosen);
                if (chosen[i] == Table.NOBODY) {
                    throw WrongPosition.of(
                            "No card of destiny %d is in the Reserve Deck of %s.",
                            side == Side.DARK
                                    ? "Aucune carte de destinée %d n'est dans la pile de réserve"
                                            + " du côté obscur."
                                    : "Aucune carte de destinée %d n'est dans la pile de réserve"
                                            + " du côté lumineux.",
                            number,
                            side.word());
                }
            }
        }
        for (int i = 0; i < chosen.length; i++) {
            if (numbers.get(i).isEmpty()) {
                chosen[i] = highest(table, reserve, chosen);
            }
        }
        for (int i = chosen.length - 1; i >= 0; i--) {
            if (chosen[i] != Table.NOBODY) {
                table.toTop(chosen[i], reserve, Role.NONE);
            }
        }
    }

    /** The highest card that is not chosen yet, or nobody. */
    private static int highest(Table table, int reserve, int[] chosen) {
        for (int card = table.top(reserve); card != Table.NOBODY; card = table.next(card)) {
            if (!isChosen(card, chosen)) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** The lowest card of this destiny alone that is not chosen yet, or nobody. */
    private static int lowest(Table table, int reserve, int number, int[] chosen) {
        for (int card = table.bottom(reserve); card != Table.NOBODY; card = table.previous(card)) {
            if (table.definition(card).card().destiny().equals(List.of((double) number))
                    && !isChosen(card, chosen)) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    private static boolean isChosen(int card, int[] chosen) {
        return Arrays.stream(chosen).anyMatch(one -> one == card);
    }
}
