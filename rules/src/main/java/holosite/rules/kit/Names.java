package holosite.rules.kit;

import holosite.language.Card;
import holosite.rules.Game;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The names of the cards of one game: titles, copies numbered, with the side or the id if the title
 * alone would be ambiguous. The names of a game never change.
 */
public final class Names {
    private final Card[] cards;
    private final int[] copies;
    private final String[] names;

    private Names(Card[] cards, int[] copies) {
        this.cards = cards;
        this.copies = copies;
        names = new String[cards.length];
        for (int card = 0; card < names.length; card++) {
            names[card] = spelled(card);
        }
    }

    /** Copies are counted as they come in the decks. */
    public static Names of(Game game) {
        return of(game.state());
    }

    static Names of(GameState game) {
        return of(game, new int[game.table().count()]);
    }

    /** The numbers given, and for every card without one (0) the next free one of its title. */
    static Names of(GameState game, int[] given) {
        // an Objective keeps the name of its front when it is flipped
        var cards = new Card[game.table().count()];
        Arrays.setAll(cards, game::printed);
        Map<String, List<Integer>> taken = new HashMap<>();
        for (int card = 0; card < given.length; card++) {
            if (given[card] > 0) {
                taken.computeIfAbsent(key(cards[card]), k -> new ArrayList<>()).add(given[card]);
            }
        }
        int[] copies = given.clone();
        for (int card = 0; card < copies.length; card++) {
            if (copies[card] == 0) {
                var used = taken.computeIfAbsent(key(cards[card]), k -> new ArrayList<>());
                int free = 1;
                while (used.contains(free)) {
                    free++;
                }
                used.add(free);
                copies[card] = free;
            }
        }
        return new Names(cards, copies);
    }

    private static String key(Card printed) {
        return printed.side() + printed.id();
    }

    private String spelled(int card) {
        Card printed = card(card);
        boolean otherSide = false;
        boolean otherId = false;
        for (int other = 0; other < cards.length; other++) {
            Card that = card(other);
            if (that.title().equals(printed.title())) {
                otherSide |= that.side() != printed.side();
                otherId |= that.side() == printed.side() && !that.id().equals(printed.id());
            }
        }
        return (otherSide ? printed.side().name().toLowerCase(Locale.ROOT) + " " : "")
                + printed.title()
                + (otherId ? " (" + printed.id() + ")" : "")
                + (copies[card] > 1 ? "#" + copies[card] : "");
    }

    private Card card(int card) {
        return cards[card];
    }

    /** What a card is called. */
    public String of(int card) {
        return names[card];
    }

    /** Whether the card has a permanent weapon of this name. */
    boolean isItsWeapon(String name, int card) {
        return card >= 0
                && card(card)
                        .permanentWeapon()
                        .filter(weapon -> weapon.title().equalsIgnoreCase(name.strip()))
                        .isPresent();
    }

    /** Whether a name can mean any card of the game, or a permanent weapon of one. */
    boolean known(String name) {
        CardReference wanted = parsed(name);
        for (int card = 0; card < cards.length; card++) {
            if (fits(wanted, card) || isItsWeapon(name, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a name can mean this card; a name without a number means any copy. */
    boolean fits(String name, int card) {
        return card >= 0 && fits(parsed(name), card);
    }

    private boolean fits(CardReference name, int card) {
        Card printed = card(card);
        return titled(name.title(), printed)
                && name.side().map(side -> printed.side() == side).orElse(true)
                && name.id().map(id -> printed.id().equals(id)).orElse(true)
                && name.copy().map(copy -> copies[card] == copy).orElse(true);
    }

    private static boolean titled(String title, Card card) {
        return card.title().equalsIgnoreCase(title)
                || card.title()
                        .toLowerCase(Locale.ROOT)
                        .startsWith(title.toLowerCase(Locale.ROOT) + " (");
    }

    private CardReference parsed(String name) {
        return CardReference.of(name, this::anyTitled);
    }

    private boolean anyTitled(String title) {
        for (int card = 0; card < names.length; card++) {
            if (titled(title, card(card))) {
                return true;
            }
        }
        return false;
    }

    /**
     * The card a name means: the first copy where no number is given, the one on the table where
     * each side has one, the one on top of a converted location.
     */
    public int find(Game game, String name) {
        return find(game.state(), name);
    }

    int find(GameState game, String name) {
        CardReference wanted = parsed(name);
        var found = new ArrayList<Integer>();
        for (int card = 0; card < names.length; card++) {
            if (fits(wanted, card) && (wanted.copy().isPresent() || copies[card] == 1)) {
                found.add(card);
            }
        }
        if (found.size() > 1) {
            var onTable = found.stream().filter(card -> game.table().inPlay(card)).toList();
            if (onTable.size() > 1) {
                onTable = onTable.stream().filter(card -> onTop(game, card)).toList();
            }
            if (onTable.size() == 1) {
                return onTable.getFirst();
            }
        }
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            CardPool pool = () -> IntStream.range(0, names.length).mapToObj(this::card).toList();
            throw new IllegalArgumentException(
                    "No card of this game is called '"
                            + name
                            + "'."
                            + SpellingDistance.didYouMean(pool.nearest(wanted.title())));
        }
        throw new IllegalArgumentException(
                "'"
                        + name
                        + "' can mean "
                        + String.join(" or ", found.stream().map(this::of).toList())
                        + ": put the side before it.");
    }

    private static boolean onTop(GameState game, int card) {
        return game.table().role(card) != Role.COVERED;
    }

    /** The names of these cards, in order. */
    public List<String> of(int... cards) {
        return Arrays.stream(cards).mapToObj(this::of).toList();
    }
}
