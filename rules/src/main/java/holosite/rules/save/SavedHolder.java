package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/** The cards in one place, top first. */
sealed interface SavedHolder {

    Cards cards();

    /** The number of the place on a table of so many cards; -1 if there is no such place. */
    int holder(int count);

    /** In a zone of a player. */
    record Pile(Side player, Zone zone, Cards cards) implements SavedHolder {
        @Override
        public int holder(int count) {
            return Table.zone(player, zone);
        }
    }

    /** In the row of locations. */
    record Row(Cards cards) implements SavedHolder {
        @Override
        public int holder(int count) {
            return Table.locations();
        }
    }

    /** At, aboard or on another card. */
    record OnCard(int card, String name, Cards cards) implements SavedHolder {
        @Override
        public int holder(int count) {
            return card < 0 || card >= count ? -1 : Table.on(card);
        }
    }
}
