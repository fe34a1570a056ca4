package holosite.rules.table;

import holosite.language.card.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that can change about a table, as data: how each card lies, and for each holder its
 * cards, top first.
 */
public record TableSnapshot(List<CardSnapshot> cards, int arrivals, List<Cards> holders) {
    public TableSnapshot {
        cards = List.copyOf(cards);
        holders = List.copyOf(holders);
    }

    /** Everything that can change about a card, but where it lies. */
    public record CardSnapshot(
            Side owner, Role role, long flags, int aim, int counter, int arrived) {}

    public static TableSnapshot of(Table table) {
        var cards = new ArrayList<CardSnapshot>();
        for (int card = 0; card < table.count(); card++) {
            cards.add(
                    new CardSnapshot(
                            table.owner(card),
                            table.role(card),
                            table.flags(card),
                            table.aim(card),
                            table.counter(card),
                            table.arrived(card)));
        }
        var holders = new ArrayList<Cards>();
        for (int holder = 0; holder < table.holderCount(); holder++) {
            holders.add(new Cards(table.cards(holder)));
        }
        return new TableSnapshot(cards, table.arrivals(), holders);
    }
}
