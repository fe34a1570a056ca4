package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.SpellingDistance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decks as text: headings ({@code name:}, {@code side:}, {@code start:}, {@code style:}), then a
 * line for each card, {@code 2x Title (id)}; after a line {@code under:} come the cards outside the
 * deck that go under its Starting Effect. A plain list of such lines without headings or ids is
 * read too, also with the headings that people put between kinds of cards: its side is the side of
 * its cards. {@code #} and {@code //} begin a comment.
 */
public final class DeckNotation {
    private static final Pattern HEADING =
            Pattern.compile("(?i)(name|side|start|style)\\s*:\\s*(.*)");
    private static final Pattern ID = Pattern.compile("(.+?)\\s*[(\\[](\\d+_\\d+)[)\\]](.*)");
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//).*|^;.*");

    /** After so many wrong lines the rest is not read. */
    private static final int MOST_WRONG = 100;

    private DeckNotation() {}

    private static final Pattern UNDER = Pattern.compile("(?i)under\\s*:");

    /**
     * Reads a deck.
     *
     * @throws Malformed naming every line that cannot be understood
     */
    public static Deck read(String text, CardPool pool) {
        var wrong = new ArrayList<MalformedText>();
        DeckList list = parse(text, pool, wrong);
        Side side = list.likelySide(pool);
        var sorted = new SortedCards(list.start());
        for (DeckList.Line line : list.lines()) {
            find(line, side, pool, wrong).ifPresent(found -> sorted.add(found, line.section()));
        }
        if (list.lines().isEmpty() && wrong.isEmpty()) {
            int last = Math.max(1, (int) text.lines().count());
            wrong.add(new MalformedText(last, "no card is named: write '2x Title'."));
        }
        if (list.lines().size() > DeckImport.MOST) {
            int last = list.lines().getLast().number();
            wrong.add(new MalformedText(last, "more than " + DeckImport.MOST + " cards: no deck."));
        }
        if (!wrong.isEmpty()) {
            throw MalformedText.all(wrong);
        }
        String name = list.name().isEmpty() ? "A deck" : list.name();
        return sorted.deck(name, side, list.style());
    }

    /**
     * The lines of a deck, whatever they name; those that make no sense are added to {@code wrong}.
     *
     * @param pool whose titles are never taken for headings
     */
    static DeckList parse(String text, CardPool pool, List<MalformedText> wrong) {
        Map<String, String> headings = new HashMap<>();
        var entries = new ArrayList<DeckList.Line>();
        var section = DeckSection.DECK;
        boolean under = false;
        List<String> lines = ForeignLines.of(text);
        for (int i = 0; i < lines.size() && readOn(wrong, entries); i++) {
            String line = COMMENT.matcher(lines.get(i)).replaceAll("").strip();
            Matcher heading = HEADING.matcher(line);
            if (line.isEmpty()) {
                continue;
            }
            if (UNDER.matcher(line).matches()) {
                if (under) {
                    wrong.add(new MalformedText(i + 1, "'under:' was given before."));
                }
                under = true;
                section = DeckSection.OUTSIDE;
            } else if (heading.matches()) {
                String key = heading.group(1).toLowerCase(Locale.ROOT);
                if (headings.put(key, heading.group(2).strip()) != null) {
                    wrong.add(new MalformedText(i + 1, "'" + key + ":' was given before."));
                }
            } else {
                Optional<DeckSection> next = divides(line, pool);
                section = next.orElse(section);
                if (next.isEmpty() && section != DeckSection.PROSE && !DeckHeading.isAbout(line)) {
                    entry(i + 1, line, section, wrong).ifPresent(entries::add);
                }
            }
        }
        return new DeckList(
                headings.getOrDefault("name", ""),
                side(headings, lines, wrong),
                headings.getOrDefault("start", ""),
                headings.getOrDefault("style", ""),
                entries);
    }

    private static boolean readOn(List<MalformedText> wrong, List<DeckList.Line> entries) {
        return wrong.size() < MOST_WRONG && entries.size() <= DeckImport.MOST;
    }

    /** What comes after a line that divides the list; dividing lines may have no words at all. */
    private static Optional<DeckSection> divides(String line, CardPool pool) {
        return DeckHeading.of(line)
                .filter(section -> !ID.matcher(line).matches())
                .filter(section -> CardReading.meant(CardReading.of(line), pool).isEmpty());
    }

    private static Optional<DeckList.Line> entry(
            int number, String line, DeckSection section, List<MalformedText> wrong) {
        Optional<String> behind = DeckHeading.cardBehind(line);
        String card = behind.orElse(line);
        Matcher id = ID.matcher(card);
        boolean known = id.matches();
        List<CardReading> readings =
                CardReading.of(known ? (id.group(1) + id.group(3)).strip() : card);
        if (readings.getFirst().count() == 0) {
            wrong.add(new MalformedText(number, "no copy of a card: give a number from 1 on."));
            return Optional.empty();
        }
        return Optional.of(
                new DeckList.Line(
                        number,
                        readings,
                        known ? Optional.of(id.group(2)) : Optional.empty(),
                        behind.isPresent() ? DeckSection.STARTING : section));
    }

    private static Optional<Side> side(
            Map<String, String> headings, List<String> lines, List<MalformedText> wrong) {
        String word = headings.getOrDefault("side", "").toLowerCase(Locale.ROOT);
        return switch (word) {
            case "dark", "dark side", "obscur", "côté obscur" -> Optional.of(Side.DARK);
            case "light", "light side", "lumineux", "côté lumineux" -> Optional.of(Side.LIGHT);
            case "" -> Optional.empty();
            default -> {
                int line = 1;
                while (!lines.get(line - 1).toLowerCase(Locale.ROOT).startsWith("side")) {
                    line++;
                }
                wrong.add(
                        new MalformedText(
                                line, "the side is 'Dark' or 'Light', not '" + word + "'."));
                yield Optional.empty();
            }
        };
    }

    private static Optional<CardsFound> find(
            DeckList.Line entry, Side side, CardPool pool, List<MalformedText> wrong) {
        if (entry.id().isPresent()) {
            Optional<Card> card = pool.withId(entry.id().get());
            for (CardReading reading : entry.readings()) {
                if (card.isPresent() && named(card.get(), reading.title())) {
                    return Optional.of(new CardsFound(card.get(), reading.count()));
                }
            }
            if (card.isPresent()) {
                String other = card.get().title();
                wrong.add(
                        new MalformedText(
                                entry.number(),
                                entry.id().get()
                                        + " is '"
                                        + other
                                        + "', not '"
                                        + entry.title()
                                        + "': correct the title or leave the id out."));
                return Optional.empty();
            }
        }
        Optional<CardsFound> found = CardsFound.by(entry, side, pool);
        if (found.isEmpty()) {
            wrong.add(
                    new MalformedText(
                            entry.number(),
                            "there is no card '"
                                    + entry.title()
                                    + "'."
                                    + SpellingDistance.didYouMean(
                                            ofSide(pool, side).nearest(entry.title()))));
            return Optional.empty();
        }
        if (entry.id().isPresent()) {
            wrong.add(
                    new MalformedText(
                            entry.number(),
                            "there is no card "
                                    + entry.id().get()
                                    + "; '"
                                    + entry.title()
                                    + "' is "
                                    + ids(CardReading.meant(entry.readings(), pool))
                                    + "."));
            return Optional.empty();
        }
        List<Card> alike = CardsFound.alike(entry, side, pool);
        if (alike.size() > 1) {
            wrong.add(
                    new MalformedText(
                            entry.number(),
                            "several cards are called '"
                                    + entry.title()
                                    + "': put one of the ids "
                                    + ids(alike)
                                    + " in brackets behind it."));
            return Optional.empty();
        }
        // a card of the other side does not concern this notation: the deck check reports it
        return found;
    }

    private static boolean named(Card card, String title) {
        String full = card.title().toLowerCase(Locale.ROOT);
        String said = title.toLowerCase(Locale.ROOT);
        return full.equals(said)
                || full.startsWith(said + " (")
                || card.fullTitle().equalsIgnoreCase(title);
    }

    private static String ids(List<Card> cards) {
        return String.join(", ", cards.stream().map(Card::id).toList());
    }

    private static CardPool ofSide(CardPool pool, Side side) {
        return () -> pool.all().stream().filter(card -> card.side() == side).toList();
    }

    /** Writes a deck: headings, then its cards by type. */
    public static String write(Deck deck) {
        var text = new StringBuilder();
        text.append("name: ").append(deck.name()).append('\n');
        text.append("side: ").append(deck.side().word()).append('\n');
        if (!deck.start().isEmpty()) {
            text.append("start: ").append(deck.start()).append('\n');
        }
        if (!deck.style().isEmpty()) {
            text.append("style: ").append(deck.style()).append('\n');
        }
        var types = new ArrayList<>(List.of(CardType.values()));
        types.remove(CardType.LOCATION);
        types.addFirst(CardType.LOCATION);
        for (CardType type : types) {
            Map<Card, Integer> counted = counted(deck.cards(), type);
            if (!counted.isEmpty()) {
                text.append('\n');
                counted.forEach((card, count) -> line(card, count, text));
            }
        }
        if (!deck.under().isEmpty()) {
            text.append("\nunder:\n");
            for (CardType type : types) {
                counted(deck.under(), type).forEach((card, count) -> line(card, count, text));
            }
        }
        return text.toString();
    }

    private static void line(Card card, int count, StringBuilder text) {
        text.append(count).append("x ").append(card.fullTitle());
        text.append(" (").append(card.id()).append(")\n");
    }

    /** Writes the bare list, {@code 2x Title} a line, for other programs and for people. */
    public static String writePlain(Deck deck) {
        var text = new StringBuilder();
        plain(deck.cards(), text);
        if (!deck.under().isEmpty()) {
            text.append("under:\n");
            plain(deck.under(), text);
        }
        return text.toString();
    }

    private static void plain(List<Card> cards, StringBuilder text) {
        for (CardType type : CardType.values()) {
            counted(cards, type)
                    .forEach(
                            (card, count) ->
                                    text.append(count)
                                            .append("x ")
                                            .append(card.fullTitle())
                                            .append('\n'));
        }
    }

    private static Map<Card, Integer> counted(List<Card> cards, CardType type) {
        Map<Card, Integer> counted = new LinkedHashMap<>();
        cards.stream()
                .filter(card -> card.is(type))
                .forEach(card -> counted.merge(card, 1, Integer::sum));
        return counted;
    }
}
