package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.state.Sides;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position as data, before it is laid out: what is written, read and edited.
 *
 * @param turn whose turn it is
 * @param number the number of the turn; 0 for the usual one
 * @param phase the phase that is about to begin; empty for the start of the turn
 * @param table the locations, with all cards there
 */
public record Outline(
        Side turn,
        int number,
        Optional<Phase> phase,
        long seed,
        List<Piece> table,
        Sides<Player> players) {
    public Outline {
        table = List.copyOf(table);
    }

    /**
     * What one player has.
     *
     * @param piles the hand and the piles, from the top; a zone that is not mentioned is empty
     * @param beside what lies on his side of the table
     * @param destinies the next destinies, empty where one is left to chance
     * @param deck the cards out of which whatever is not named is taken; empty for plain cards
     * @param nothingElse whether the Reserve Deck has only what is listed
     */
    public record Player(
            Map<Zone, List<Item>> piles,
            List<Piece> beside,
            List<OptionalInt> destinies,
            List<Card> deck,
            boolean nothingElse) {
        public Player {
            piles = Map.copyOf(piles);
            beside = List.copyOf(beside);
            destinies = List.copyOf(destinies);
            deck = List.copyOf(deck);
        }

        public List<Item> pile(Zone zone) {
            return piles.getOrDefault(zone, List.of());
        }
    }

    /** Copies of a card in a pile, or so many cards that nobody names. */
    public record Item(Optional<Card> card, int count) {
        public static Item of(Card card, int count) {
            return new Item(Optional.of(card), count);
        }

        public static Item unnamed(int count) {
            return new Item(Optional.empty(), count);
        }
    }

    /**
     * All cards on the table in the order they are written: each location with everything there,
     * then what lies beside the table, Dark's first.
     */
    public List<Piece> pieces() {
        var all = new ArrayList<Piece>();
        table.forEach(piece -> collect(piece, all));
        for (Side side : Side.values()) {
            players.of(side).beside().forEach(piece -> collect(piece, all));
        }
        return all;
    }

    private static void collect(Piece piece, List<Piece> all) {
        all.add(piece);
        piece.on().forEach(one -> collect(one, all));
    }
}
