package holosite.rules.world;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.setup.Setup;
import holosite.rules.state.Chance;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The games that a player may believe he is in, as far as he knows: made of the game as it is, of
 * which nothing that is hidden from him remains. His own hidden cards are those of his deck that he
 * does not see, in any order; those of his opponent are guessed by whoever draws a world. Chance is
 * new in each.
 *
 * <p>Two games that differ only in what is hidden from the player have the same worlds. Where
 * something under way speaks of a card that he does not know, there are none.
 */
public final class Worlds {
    private static final Comparator<Card> BY_ID = Comparator.comparing(Card::id);

    private final GameState game;
    private final Side viewer;
    private final boolean possible;
    private final int[] own;
    private final int[] ownOutside;
    private final int[] theirs;
    private final int[] theirsOutside;
    private final int[] redrawn;
    private final int[] shuffled;
    private final List<Card> ownCards;
    private final List<Card> ownCardsOutside;
    private final List<Card> seen;
    private final Derived texts;

    private Worlds(Game door, Side viewer) {
        game = door.state().fork();
        this.viewer = viewer;
        var hidden = new HiddenCards(door, viewer);
        possible = !hidden.singledOut();
        own = hidden.of(viewer, false);
        ownOutside = hidden.of(viewer, true);
        theirs = hidden.of(viewer.opposite(), false);
        theirsOutside = hidden.of(viewer.opposite(), true);
        redrawn =
                Stream.of(own, ownOutside, theirs, theirsOutside)
                        .flatMapToInt(Arrays::stream)
                        .toArray();
        shuffled = hidden.pilesToShuffle();
        ownCards = printed(own);
        ownCardsOutside = printed(ownOutside);
        seen = seen(hidden);
        texts = game.book().shared(game.setup().definitions(), game.table());
    }

    /** As this player may imagine this game. */
    public static Worlds of(Game game, Side viewer) {
        return new Worlds(game, viewer);
    }

    private List<Card> printed(int[] cards) {
        return Arrays.stream(cards).mapToObj(game::printed).sorted(BY_ID).toList();
    }

    private List<Card> seen(HiddenCards hidden) {
        Side them = viewer.opposite();
        int first = them == Side.DARK ? 0 : game.setup().dark().size();
        int deck = game.setup().of(them).cards().size();
        return IntStream.range(first, first + deck)
                .filter(card -> !hidden.has(card))
                .mapToObj(game::printed)
                .sorted(BY_ID)
                .toList();
    }

    public Side viewer() {
        return viewer;
    }

    /** Whether there are any. */
    public boolean arePossible() {
        return possible;
    }

    /** The cards of the opponent's deck that the player knows, wherever they lie now. */
    public List<Card> seen() {
        return seen;
    }

    /** How many cards of the opponent's deck he does not know. */
    public int unknown() {
        return theirs.length;
    }

    /** How many cards that the opponent has outside his deck he does not know. */
    public int unknownOutside() {
        return theirsOutside.length;
    }

    /**
     * What a player takes his opponent's hidden cards for: at least as many as there are, of the
     * opponent's side.
     */
    public record Guess(List<Card> deck, List<Card> outside) {
        public Guess {
            deck = List.copyOf(deck);
            outside = List.copyOf(outside);
        }
    }

    /** One of the worlds: the same seed draws the same. Nobody watches it, and it keeps no log. */
    public Game draw(Guess guess, long seed) {
        if (!possible) {
            throw new IllegalStateException("a hidden card has been singled out");
        }
        var mine = new Deal(viewer);
        mine.put(own, ownCards, seed);
        mine.put(ownOutside, ownCardsOutside, ~seed);
        var others = new Deal(viewer.opposite());
        others.put(theirs, guess.deck(), seed ^ 0x5DEECE66DL);
        others.put(theirsOutside, guess.outside(), ~seed ^ 0x5DEECE66DL);
        Setup.PlayerDeck ours = mine.deck(game.setup().of(viewer).start());
        // where he meant to start is hidden until he does, and does not matter afterwards
        Setup.PlayerDeck other = others.deck("");
        var decks =
                new Setup(
                        game.setup().definitions(),
                        viewer == Side.DARK ? ours : other,
                        viewer == Side.DARK ? other : ours);
        GameState world = game.imagined(decks, redrawn, texts, Long.rotateLeft(~seed, 17));
        for (int pile : shuffled) {
            shuffle(world.table(), pile, seed);
        }
        return Game.of(world);
    }

    private static void shuffle(Table table, int pile, long seed) {
        List<Integer> order = Arrays.stream(table.cards(pile)).boxed().toList();
        table.reorder(
                pile, Chance.shuffled(order, seed + pile).stream().mapToInt(c -> c).toArray());
    }

    /** A deck with other cards where its cards are hidden. */
    private final class Deal {
        private final int first;
        private final List<Card> all;
        private final int inDeck;

        Deal(Side owner) {
            first = owner == Side.DARK ? 0 : game.setup().dark().size();
            Setup.PlayerDeck deck = game.setup().of(owner);
            all = new ArrayList<>(deck.all());
            inDeck = deck.cards().size();
        }

        void put(int[] places, List<Card> cards, long seed) {
            if (cards.size() < places.length) {
                throw new IllegalArgumentException(
                        "%d cards are hidden, %d are guessed"
                                .formatted(places.length, cards.size()));
            }
            List<Card> dealt = Chance.shuffled(cards, seed);
            for (int i = 0; i < places.length; i++) {
                all.set(places[i] - first, dealt.get(i));
            }
        }

        Setup.PlayerDeck deck(String start) {
            return new Setup.PlayerDeck(
                    "", all.subList(0, inDeck), start, all.subList(inDeck, all.size()));
        }
    }
}
