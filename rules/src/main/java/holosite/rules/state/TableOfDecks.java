package holosite.rules.state;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.card.Definitions;
import holosite.rules.setup.Setup;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;

/**
 * The table before a game begins: all cards of both decks, those of the Dark Side numbered first.
 */
final class TableOfDecks {
    private TableOfDecks() {}

    /** Every card in its owner's Reserve Deck, but for those that begin outside the game. */
    static Table laidOut(Setup setup) {
        Definition[] definitions = definitions(setup);
        int dark = setup.dark().all().size();
        var owners = new Side[definitions.length];
        Arrays.fill(owners, 0, dark, Side.DARK);
        Arrays.fill(owners, dark, owners.length, Side.LIGHT);
        var table = new Table(definitions, owners);
        outside(table, 0, setup.dark());
        outside(table, dark, setup.light());
        return table;
    }

    /** The definition of each card, by its number. */
    static Definition[] definitions(Setup setup) {
        Definitions definitions = setup.definitions();
        var cards = new ArrayList<Definition>();
        setup.dark().all().forEach(card -> cards.add(definitions.definition(card)));
        setup.light().all().forEach(card -> cards.add(definitions.definition(card)));
        return cards.toArray(Definition[]::new);
    }

    private static void outside(Table table, int first, Setup.PlayerDeck deck) {
        for (int i = 0; i < deck.under().size(); i++) {
            int card = first + deck.cards().size() + i;
            table.toBottom(card, Table.zone(table.owner(card), Zone.OUTSIDE), Role.NONE);
        }
    }
}
