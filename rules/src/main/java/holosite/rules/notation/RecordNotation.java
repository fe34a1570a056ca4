package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Game records as text: the seed, both decks in their order, and a line for each answer: who gave
 * it, which of the choices it was, and in words what it meant. A number that was chosen follows an
 * equals sign.
 *
 * <pre>
 * holosite record 1
 * seed: 42
 * dark deck: Mos Eisley Manhunt, starts at Tatooine: Mos Eisley
 *   1x Tatooine: Lars' Moisture Farm (1_294)
 *   under:
 *   1x Battle Order (13_54)
 * light deck: …
 * answers:
 *   Dark 0 | activate
 *   Light pass
 *   Dark | deploy Stormtrooper
 * </pre>
 */
public final class RecordNotation {
    private static final String FIRST_LINE = "holosite record 1";
    private static final String STARTS = ", starts at ";
    private static final Pattern REPLY =
            Pattern.compile("(?i)(dark|light)(?:\\s+([^|]*?))?\\s*(?:\\|\\s*(.*))?");

    private RecordNotation() {}

    // ---- writing

    public static String write(GameRecord record) {
        var text = new StringBuilder(FIRST_LINE).append("\nseed: ").append(record.seed());
        text.append('\n');
        for (Side side : Side.values()) {
            deck(side, record.setup().of(side), text);
        }
        text.append("answers:\n");
        for (GameRecord.Reply reply : record.replies()) {
            text.append("  ").append(reply.player().word());
            reply.code().ifPresent(code -> text.append(' ').append(code));
            if (!reply.words().isEmpty()) {
                text.append(" | ").append(reply.words());
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static void deck(Side side, Setup.PlayerDeck deck, StringBuilder text) {
        text.append(side.name().toLowerCase(Locale.ROOT)).append(" deck: ").append(deck.name());
        text.append(deck.start().isEmpty() ? "" : STARTS + deck.start()).append('\n');
        cards(deck.cards(), text);
        if (!deck.under().isEmpty()) {
            text.append("  under:\n");
            cards(deck.under(), text);
        }
    }

    private static void cards(List<Card> cards, StringBuilder text) {
        for (int from = 0, to; from < cards.size(); from = to) {
            to = from + 1;
            while (to < cards.size() && cards.get(to).equals(cards.get(from))) {
                to++;
            }
            Card card = cards.get(from);
            text.append("  ").append(to - from).append("x ").append(card.fullTitle());
            text.append(" (").append(card.id()).append(")\n");
        }
    }

    // ---- reading

    /**
     * Reads a record.
     *
     * @throws Malformed naming the line that cannot be understood
     */
    public static GameRecord read(String text, CardPool pool) {
        List<IndentedLines> lines = IndentedLines.lines(text);
        if (lines.isEmpty() || !lines.getFirst().text().equals(FIRST_LINE)) {
            throw new MalformedText(1, "a game record begins with '" + FIRST_LINE + "'.");
        }
        Optional<Long> seed = Optional.empty();
        var decks = new EnumMap<Side, Setup.PlayerDeck>(Side.class);
        var replies = new ArrayList<GameRecord.Reply>();
        for (int i = 1; i < lines.size(); i++) {
            IndentedLines line = lines.get(i);
            List<IndentedLines> under = new ArrayList<>();
            while (i + 1 < lines.size() && lines.get(i + 1).indent() > 0) {
                under.add(lines.get(++i));
            }
            Optional<String> number = line.after("seed");
            if (number.isPresent()) {
                seed = Optional.of(seed(line, number.get()));
            } else if (line.after("dark deck").isPresent()) {
                decks.put(
                        Side.DARK,
                        deck(line, line.after("dark deck").get(), under, Side.DARK, pool));
            } else if (line.after("light deck").isPresent()) {
                decks.put(
                        Side.LIGHT,
                        deck(line, line.after("light deck").get(), under, Side.LIGHT, pool));
            } else if (line.after("answers").isPresent()) {
                under.forEach(reply -> replies.add(reply(reply)));
            } else {
                throw line.wrong(
                        "a record has 'seed:', 'dark deck:', 'light deck:' and 'answers:', not '"
                                + line.text()
                                + "'.");
            }
        }
        int last = lines.getLast().number();
        Setup.PlayerDeck dark = decks.get(Side.DARK);
        Setup.PlayerDeck light = decks.get(Side.LIGHT);
        if (dark == null || light == null) {
            throw new MalformedText(
                    last, "the " + (dark == null ? "dark" : "light") + " deck is missing.");
        }
        return new GameRecord(
                new Setup(pool.catalog(), dark, light),
                seed.orElseThrow(
                        () -> new MalformedText(last, "the seed is missing: add 'seed: 1'.")),
                replies);
    }

    private static long seed(IndentedLines line, String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw line.wrong("the seed is a whole number, not '" + word + "'.");
        }
    }

    private static Setup.PlayerDeck deck(
            IndentedLines head, String words, List<IndentedLines> under, Side side, CardPool pool) {
        int starts = words.indexOf(STARTS);
        var text = new StringBuilder("side: " + side.name() + "\n");
        // the lines keep their numbers, so that a complaint names the right one
        int at = 1;
        for (IndentedLines line : under) {
            for (; at < line.number() - 1; at++) {
                text.append('\n');
            }
            text.append(line.text()).append('\n');
            at++;
        }
        if (under.isEmpty()) {
            throw head.wrong("the cards of the deck should follow, indented: '  2x Title (id)'.");
        }
        Deck deck = DeckNotation.read(text.toString(), pool);
        for (Card card : deck.forPlay().all()) {
            if (card.side() != side) {
                throw head.wrong(card.title() + " is not of this side.");
            }
        }
        return new Setup.PlayerDeck(
                starts < 0 ? words : words.substring(0, starts),
                deck.cards(),
                starts < 0 ? "" : words.substring(starts + STARTS.length()),
                deck.under());
    }

    private static GameRecord.Reply reply(IndentedLines line) {
        Matcher matcher = REPLY.matcher(line.text());
        if (!matcher.matches() || (matcher.group(2) == null && matcher.group(3) == null)) {
            throw line.wrong(
                    "an answer is 'Dark 3', 'Light pass', 'Dark [0,2]', 'Light =4' or"
                            + " 'Dark | deploy Stormtrooper'.");
        }
        String spelled = matcher.group(2) == null ? "" : matcher.group(2).strip();
        return new GameRecord.Reply(
                line.number(),
                Side.valueOf(matcher.group(1).toUpperCase(Locale.ROOT)),
                spelled.isEmpty() ? Optional.empty() : Optional.of(code(line, spelled)),
                matcher.group(3) == null ? "" : matcher.group(3).strip());
    }

    private static AnswerCode code(IndentedLines line, String word) {
        return AnswerCode.read(word)
                .orElseThrow(
                        () ->
                                line.wrong(
                                        "'"
                                                + word
                                                + "' is no answer: it is pass, 3, [0,2] or =4,"
                                                + " perhaps with '| words'."));
    }
}
