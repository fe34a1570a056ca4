package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A card as people name it: a title, with the side before it if both have one, the id after it if a
 * side has several, and the number of the copy: {@code dark Sense}, {@code Boba Fett (5_91)},
 * {@code Stormtrooper#2}.
 */
record CardReference(
        Optional<Side> side, String title, Optional<String> id, Optional<Integer> copy) {
    private static final Pattern COPY = Pattern.compile("(.+?)\\s*#(\\d{1,3})");
    private static final Pattern ID = Pattern.compile("(.+?)\\s*\\((\\d+_\\d+)\\)");
    private static final Pattern SIDE = Pattern.compile("(?i)(dark|light)\\s+(.+)");

    private static final Comparator<Card> OLDEST =
            Comparator.<Card>comparingInt(card -> number(card, 0))
                    .thenComparingInt(card -> number(card, 1));

    private static int number(Card card, int part) {
        return Integer.parseInt(card.id().split("_", 2)[part]);
    }

    static CardReference of(String text, Predicate<String> isTitle) {
        String title = text.strip();
        Optional<Integer> copy = Optional.empty();
        Optional<String> id = Optional.empty();
        Optional<Side> side = Optional.empty();
        Matcher copies = COPY.matcher(title);
        if (copies.matches()) {
            title = copies.group(1);
            copy = Optional.of(Integer.parseInt(copies.group(2)));
        }
        Matcher ids = ID.matcher(title);
        if (ids.matches()) {
            title = ids.group(1);
            id = Optional.of(ids.group(2));
        }
        Matcher sides = SIDE.matcher(title);
        if (!isTitle.test(title) && sides.matches()) {
            title = sides.group(2);
            side = Optional.of(Side.valueOf(sides.group(1).toUpperCase(Locale.ROOT)));
        }
        return new CardReference(side, title, id, copy);
    }

    static CardReference of(String text, CardPool pool) {
        return of(text, title -> !pool.titled(title).isEmpty());
    }

    /**
     * The one card meant, looked up for a player where one is known; of several the oldest, whose
     * set and number are the lowest.
     */
    Card in(CardPool pool, Optional<Side> whose) {
        List<Card> titled = known(pool);
        Optional<Side> wanted = side.or(() -> whose);
        List<Card> found =
                titled.stream()
                        .filter(card -> wanted.isEmpty() || card.side() == wanted.get())
                        .filter(card -> id.isEmpty() || card.id().equals(id.get()))
                        .toList();
        if (found.isEmpty()) {
            throw WrongPosition.of(
                    "No '%s' is like that; there is: %s",
                    "Aucune carte « %s » n'est ainsi ; il y a : %s", title, listed(titled));
        }
        return found.stream().min(OLDEST).orElseThrow();
    }

    /** The cards of the title; refused where there is none. */
    List<Card> known(CardPool pool) {
        List<Card> titled = pool.titled(title);
        if (titled.isEmpty()) {
            List<String> nearest = pool.nearest(title);
            throw new WrongPosition(
                    new Reason(
                            "There is no card '"
                                    + title
                                    + "'."
                                    + SpellingDistance.didYouMean(nearest),
                            "Il n'y a pas de carte « "
                                    + title
                                    + " »."
                                    + (nearest.isEmpty()
                                            ? ""
                                            : " Est-ce « "
                                                    + String.join(" » ou « ", nearest)
                                                    + " » ?")));
        }
        return titled;
    }

    private static String listed(List<Card> cards) {
        return String.join(
                ", ",
                cards.stream()
                        .map(
                                card ->
                                        card.side().name().toLowerCase(Locale.ROOT)
                                                + " "
                                                + card.title()
                                                + " ("
                                                + card.id()
                                                + ")")
                        .toList());
    }
}
