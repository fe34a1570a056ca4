package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.Names;
import holosite.rules.state.GameState;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.TableSnapshot;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where every card is. First a line for each place with cards, top first; then a line for each
 * card: its role, its marks, what it remembers.
 */
record SavedTable(TableSnapshot snapshot, List<String> systems) {

    static void write(GameState game, StringBuilder text) {
        TableSnapshot snapshot = TableSnapshot.of(game.table());
        Names names = Names.of(Game.of(game));
        SavedGame.block("places", holders(snapshot, names), text);
        var cards = new ArrayList<SavedCard>();
        for (int card = 0; card < snapshot.cards().size(); card++) {
            TableSnapshot.CardSnapshot lies = snapshot.cards().get(card);
            cards.add(
                    new SavedCard(
                            card,
                            names.of(card),
                            lies.owner(),
                            lies.role(),
                            SavedCard.marks(lies.flags()),
                            lies.aim(),
                            lies.counter(),
                            lies.arrived(),
                            game.systemAt(card)));
        }
        SavedGame.block("cards", cards, text);
        SavedGame.line("arrivals", snapshot.arrivals(), text);
    }

    private static List<SavedHolder> holders(TableSnapshot snapshot, Names names) {
        var all = new ArrayList<SavedHolder>();
        for (Side side : Side.values()) {
            for (Zone zone : Zone.values()) {
                all.add(
                        new SavedHolder.Pile(
                                side, zone, snapshot.holders().get(Table.zone(side, zone))));
            }
        }
        all.add(new SavedHolder.Row(snapshot.holders().get(Table.locations())));
        for (int card = 0; card < snapshot.cards().size(); card++) {
            all.add(
                    new SavedHolder.OnCard(
                            card, names.of(card), snapshot.holders().get(Table.on(card))));
        }
        all.removeIf(holder -> holder.cards().count() == 0);
        return all;
    }

    static SavedTable read(SavedLines lines, GameState blank, ValueReader.Library library) {
        int count = blank.table().count();
        var holders = new Cards[Table.on(count)];
        Arrays.fill(holders, Cards.NONE);
        var placed = new boolean[count];
        lines.each(
                "places",
                SavedHolder.class,
                library,
                place -> {
                    int holder = place.holder(count);
                    if (holder < 0 || holders[holder].count() > 0) {
                        throw lines.wrong("there is no such place, or it was described before.");
                    }
                    for (int card : place.cards().numbers()) {
                        if (card < 0 || card >= count || placed[card]) {
                            throw lines.wrong(
                                    "card %d does not exist or lies elsewhere.".formatted(card));
                        }
                        placed[card] = true;
                    }
                    holders[holder] = place.cards();
                });
        for (int card = 0; card < count; card++) {
            if (!placed[card]) {
                throw lines.wrong("card %d lies nowhere.".formatted(card));
            }
        }
        return cards(lines, count, holders, library);
    }

    private static SavedTable cards(
            SavedLines lines, int count, Cards[] holders, ValueReader.Library library) {
        var cards = new ArrayList<TableSnapshot.CardSnapshot>();
        var systems = new ArrayList<String>();
        lines.each(
                "cards",
                SavedCard.class,
                library,
                card -> {
                    int number = systems.size();
                    if (card.number() != number || number >= count) {
                        throw lines.wrong("card %d should be described here.".formatted(number));
                    }
                    cards.add(
                            new TableSnapshot.CardSnapshot(
                                    card.owner(),
                                    card.role(),
                                    card.flags(lines),
                                    card.aim(),
                                    card.counter(),
                                    card.arrived()));
                    systems.add(card.system());
                });
        if (systems.size() < count) {
            throw lines.wrong("card %d should be described next.".formatted(systems.size()));
        }
        int arrivals = (int) lines.number("arrivals");
        return new SavedTable(new TableSnapshot(cards, arrivals, Arrays.asList(holders)), systems);
    }
}
