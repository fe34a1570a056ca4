package holosite.server.position;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.Outline;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one player of a position has.
 *
 * @param destinies the next destinies; a question mark where one is left to chance
 * @param deck the cards out of which whatever is not named is taken
 * @param nothingElse whether the Reserve Deck has only what is listed
 */
record PlayerDraft(
        List<Item> hand,
        List<Item> reserve,
        List<Item> force,
        List<Item> used,
        List<Item> lost,
        List<Item> outOfPlay,
        List<PlacedCard> beside,
        List<String> destinies,
        List<Item> deck,
        boolean nothingElse) {
    private static final int MOST = 99;
    private static final int MOST_CARDS = 300;

    /** Copies of a card, or so many cards that nobody names. */
    record Item(@JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> id, int count) {
        static Item of(Outline.Item item) {
            return new Item(item.card().map(Card::id), item.count());
        }

        private Outline.Item item(Side side) {
            if (count < 1 || count > MOST) {
                throw PositionDraft.bad(
                        "A count is a number from 1 to %d.".formatted(MOST),
                        "Un nombre de cartes va de 1 à %d.".formatted(MOST));
            }
            Optional<Card> card = id.map(PositionDraft::card);
            if (card.stream().anyMatch(one -> one.side() != side)) {
                throw PositionDraft.bad(
                        "A player has only cards of his own side in hand, piles and deck.",
                        "Un joueur n'a que des cartes de son côté en main, dans ses piles et dans"
                                + " son deck.");
            }
            return new Outline.Item(card, count);
        }
    }

    static PlayerDraft of(Outline.Player player) {
        Map<String, Integer> deck = new LinkedHashMap<>();
        player.deck().forEach(card -> deck.merge(card.id(), 1, Integer::sum));
        return new PlayerDraft(
                items(player, Zone.HAND),
                items(player, Zone.RESERVE_DECK),
                items(player, Zone.FORCE_PILE),
                items(player, Zone.USED_PILE),
                items(player, Zone.LOST_PILE),
                items(player, Zone.OUT_OF_PLAY),
                player.beside().stream().map(PlacedCard::of).toList(),
                player.destinies().stream()
                        .map(one -> one.isPresent() ? "" + one.getAsInt() : "?")
                        .toList(),
                deck.entrySet().stream()
                        .map(one -> new Item(Optional.of(one.getKey()), one.getValue()))
                        .toList(),
                player.nothingElse());
    }

    private static List<Item> items(Outline.Player player, Zone zone) {
        return player.pile(zone).stream().map(Item::of).toList();
    }

    Outline.Player player(Side side, int pieces) {
        var piles = new EnumMap<Zone, List<Outline.Item>>(Zone.class);
        piles.put(Zone.HAND, items(hand, side));
        piles.put(Zone.RESERVE_DECK, items(reserve, side));
        piles.put(Zone.FORCE_PILE, items(force, side));
        piles.put(Zone.USED_PILE, items(used, side));
        piles.put(Zone.LOST_PILE, items(lost, side));
        piles.put(Zone.OUT_OF_PLAY, items(outOfPlay, side));
        var cards = new ArrayList<Card>();
        for (Outline.Item item : items(deck, side)) {
            Card card =
                    item.card()
                            .orElseThrow(
                                    () ->
                                            PositionDraft.bad(
                                                    "A deck lists cards.",
                                                    "Un deck nomme des cartes."));
            cards.addAll(Collections.nCopies(item.count(), card));
        }
        return new Outline.Player(
                piles,
                beside.stream().map(one -> one.piece(pieces)).toList(),
                destinies.stream().map(PlayerDraft::destiny).toList(),
                cards,
                nothingElse);
    }

    private static List<Outline.Item> items(List<Item> all, Side side) {
        List<Outline.Item> items = all.stream().map(one -> one.item(side)).toList();
        if (items.stream().mapToInt(Outline.Item::count).sum() > MOST_CARDS) {
            throw PositionDraft.bad(
                    "A pile, a hand and a deck have at most %d cards.".formatted(MOST_CARDS),
                    "Une pile, une main et un deck ont au plus %d cartes.".formatted(MOST_CARDS));
        }
        return items;
    }

    private static OptionalInt destiny(String word) {
        if (word.equals("?")) {
            return OptionalInt.empty();
        }
        if (!word.matches("\\d{1,2}")) {
            throw PositionDraft.bad(
                    "A destiny is a number, or '?' where chance decides.",
                    "Une destinée est un nombre, ou « ? » où le hasard décide.");
        }
        return OptionalInt.of(Integer.parseInt(word));
    }

    int size() {
        return beside.stream().mapToInt(PlacedCard::size).sum();
    }
}
