package holosite.rules.notation;

import holosite.language.card.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decks as Holotable passes them on: a line for each card, which names the card's picture by set,
 * side and the title in small letters, as in {@code 2 /starwars/Premiere-Dark/t_stormtrooper}. A
 * number before it or behind it says how many; without one there is one.
 */
final class HolotableDeck {
    static final Pattern PICTURE =
            Pattern.compile("([A-Za-z0-9]+)-(Dark|Light)/(?:large/)?t?_?([a-z0-9]+)");
    private static final Pattern COUNT = Pattern.compile("(?<![\\w/.-])(\\d{1,2})x?(?![\\w/.-])");
    private static final Pattern OUTSIDE = Pattern.compile("(?i)\\W*(outside|under|shields).*");

    private HolotableDeck() {}

    static DeckList read(String text, CardPool pool) {
        var lines = new ArrayList<DeckList.Line>();
        int[] sides = new int[2];
        boolean outside = false;
        List<String> all = text.lines().toList();
        for (int i = 0; i < all.size(); i++) {
            Matcher picture = PICTURE.matcher(all.get(i));
            if (!picture.find()) {
                outside |= OUTSIDE.matcher(all.get(i)).matches();
                continue;
            }
            Side side = Side.valueOf(picture.group(2).toUpperCase(Locale.ROOT));
            String slug = picture.group(3);
            sides[side.ordinal()]++;
            Optional<Card> card =
                    pool.all().stream()
                            .filter(c -> c.side() == side && isCalled(c, slug))
                            .findFirst();
            lines.add(
                    new DeckList.Line(
                            i + 1,
                            count(all.get(i), picture),
                            card.map(Card::title).orElse(slug),
                            card.map(Card::id),
                            outside));
        }
        Side side =
                sides[Side.DARK.ordinal()] >= sides[Side.LIGHT.ordinal()] ? Side.DARK : Side.LIGHT;
        return new DeckList("", Optional.of(side), "", "", lines);
    }

    private static boolean isCalled(Card card, String slug) {
        return slug(card.title()).equals(slug) || slug(card.fullTitle()).equals(slug);
    }

    private static String slug(String title) {
        return title.replaceFirst(" \\(.*\\)$", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]", "");
    }

    private static int count(String line, Matcher picture) {
        Matcher before = COUNT.matcher(line.substring(0, picture.start()));
        if (before.find()) {
            return Integer.parseInt(before.group(1));
        }
        Matcher after = COUNT.matcher(line.substring(picture.end()).replaceAll("\"[^\"]*\"", ""));
        return after.find() ? Integer.parseInt(after.group(1)) : 1;
    }

    static String write(Deck deck, Function<Card, String> set) {
        var text = new StringBuilder();
        lines(deck.cards(), set, text);
        if (!deck.under().isEmpty()) {
            text.append("outside\n");
            lines(deck.under(), set, text);
        }
        return text.toString();
    }

    private static void lines(List<Card> cards, Function<Card, String> set, StringBuilder text) {
        Map<Card, Integer> counted = new LinkedHashMap<>();
        cards.forEach(card -> counted.merge(card, 1, Integer::sum));
        counted.forEach(
                (card, count) ->
                        text.append(count)
                                .append(" /starwars/")
                                .append(set.apply(card).replaceAll("[^A-Za-z0-9]", ""))
                                .append('-')
                                .append(card.side().word())
                                .append("/t_")
                                .append(slug(card.title()))
                                .append(" \"")
                                .append(card.title())
                                .append("\"\n"));
    }
}
