package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decks as Holotable keeps them, in files that end in {@code .htd}. After a line {@code ver 2} and
 * one that names the back of the cards comes a line for each card:
 *
 * <pre>card "/starwars/Premiere-Dark/t_stormtrooper" 3</pre>
 *
 * It names the card's picture, by set, side and the title in small letters, and says how many; two
 * more numbers mark what the game starts with. A card with two faces is {@code
 * "/TWOSIDED/starwars/…/t_front/back"}. Older files, without {@code ver}, have a description of the
 * card before the number, which is passed over.
 */
final class HolotableDeck {
    static final Pattern PICTURE = Pattern.compile("/starwars/\\w++-(?:Dark|Light)/t_\\w");

    private static final Pattern CARD =
            Pattern.compile(
                    "card \"(?:/TWOSIDED)?/starwars/(\\w++)-(Dark|Light)/t_([^\"/]++)"
                            + "(?:/[^\"]*+)?\"(?: \".*\")? (\\d{1,2})((?: \\d{1,9})*+)");
    private static final Pattern HEADING = Pattern.compile("(?:(?:ver|back) .*)?");

    /** Sets of cards made later than the game's own begin with this. */
    private static final String VIRTUAL = "Virtual";

    private static final int FIRST_VIRTUAL = 200;

    private static final String STARTS = " 1 1";

    private HolotableDeck() {}

    static DeckList read(String text, CardPool pool) {
        var lines = new ArrayList<DeckList.Line>();
        int dark = 0;
        int light = 0;
        List<String> all = ForeignLines.of(text);
        Map<String, List<Card>> called = called(pool);
        for (int i = 0; i < all.size(); i++) {
            Matcher line = CARD.matcher(all.get(i));
            if (!line.matches()) {
                if (!HEADING.matcher(all.get(i)).matches()) {
                    throw new UnreadableDeck(i + 1, UnreadableDeck.Reason.LINE);
                }
                continue;
            }
            Side side = Side.valueOf(line.group(2).toUpperCase(Locale.ROOT));
            if (side == Side.DARK) {
                dark++;
            } else {
                light++;
            }
            boolean marked = !line.group(5).isBlank();
            Optional<Card> card =
                    find(
                            called.getOrDefault(line.group(3), List.of()),
                            line.group(1),
                            side,
                            marked);
            lines.add(
                    new DeckList.Line(
                            i + 1,
                            List.of(reading(line, card)),
                            card.map(Card::id),
                            marked ? DeckSection.STARTING : DeckSection.DECK));
        }
        Side side = dark >= light ? Side.DARK : Side.LIGHT;
        return new DeckList("", Optional.of(side), "", "", lines);
    }

    private static CardReading reading(Matcher line, Optional<Card> card) {
        return new CardReading(
                Integer.parseInt(line.group(4)),
                card.map(Card::title).orElse(line.group(3)),
                line.group(1).startsWith(VIRTUAL) ? CardReading.VIRTUAL : "");
    }

    /**
     * A card of a later set is not one of the same title in an earlier set; of an Effect and a
     * Defensive Shield of one title the game starts with the Shield.
     */
    private static Optional<Card> find(List<Card> called, String set, Side side, boolean starts) {
        return called.stream()
                .filter(card -> card.side() == side)
                .filter(card -> isVirtual(card) == set.startsWith(VIRTUAL))
                .min(Comparator.comparing(card -> card.is(CardType.DEFENSIVE_SHIELD) != starts));
    }

    /** Whether it was made after the game's own sets. */
    static boolean isVirtual(Card card) {
        String id = card.id();
        return Integer.parseInt(id.substring(0, id.indexOf('_'))) >= FIRST_VIRTUAL;
    }

    /** The cards by the names of their pictures. */
    private static Map<String, List<Card>> called(CardPool pool) {
        Map<String, List<Card>> called = new HashMap<>();
        for (Card card : pool.all()) {
            for (String slug : new HashSet<>(List.of(slug(card.title()), slug(shortened(card))))) {
                called.computeIfAbsent(slug, s -> new ArrayList<>()).add(card);
            }
        }
        return called;
    }

    /** Without the words in brackets at the end. */
    private static String shortened(Card card) {
        return card.title().replaceFirst(" \\(.*\\)$", "");
    }

    private static String slug(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    static String write(Deck deck, Function<Card, String> set) {
        var text = new StringBuilder("ver 2\nback ");
        text.append(deck.side() == Side.DARK ? "imp.gif" : "reb.gif").append('\n');
        Map<Card, Integer> counted = new LinkedHashMap<>();
        deck.cards().forEach(card -> counted.merge(card, 1, Integer::sum));
        counted.forEach(
                (card, count) -> {
                    boolean starts =
                            card.title().equals(deck.start())
                                    || card.fullTitle().equals(deck.start());
                    line(card, count, set, starts, text);
                });
        Map<Card, Integer> outside = new LinkedHashMap<>();
        deck.under().forEach(card -> outside.merge(card, 1, Integer::sum));
        outside.forEach((card, count) -> line(card, count, set, true, text));
        return text.toString();
    }

    /** Numbers of sets are Roman. */
    private static String nameOfSet(Card card, Function<Card, String> set) {
        return set.apply(card)
                .replaceAll("[^A-Za-z0-9]", "")
                .replaceFirst("2$", "II")
                .replaceFirst("3$", "III");
    }

    private static void line(
            Card card, int count, Function<Card, String> set, boolean starts, StringBuilder text) {
        String title = card.is(CardType.LOCATION) ? card.title() : shortened(card);
        text.append("card \"")
                .append(card.back().isPresent() ? "/TWOSIDED" : "")
                .append("/starwars/")
                .append(nameOfSet(card, set))
                .append('-')
                .append(card.side().word())
                .append("/t_")
                .append(slug(title));
        card.back().ifPresent(back -> text.append('/').append(slug(back.title())));
        text.append("\" ").append(count).append(starts ? STARTS : "").append('\n');
    }
}
