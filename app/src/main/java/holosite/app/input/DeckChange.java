package holosite.app.input;

import holosite.language.Card;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckProblem;
import holosite.rules.tell.DeckWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A change to a deck as it is written on the command line: {@code -2 Rebel Trooper +2 Rebel Guard}.
 *
 * @param applied the deck after the change, which may be played with
 * @param words the change with the titles as they are
 */
public record DeckChange(Deck applied, String words) {

    /** Cards that go out or come in. */
    private record Part(boolean in, int count, Card card) {
        @Override
        public String toString() {
            return "%s%d %s".formatted(in ? "+" : "-", count, card.title());
        }
    }

    /** The change of this deck. */
    public static DeckChange read(String text, Deck deck) {
        var cards = new ArrayList<>(deck.cards());
        var parts = new ArrayList<Part>();
        for (String words : parts(text)) {
            Part part = part(words, deck);
            parts.add(part);
            for (int i = 0; i < part.count; i++) {
                if (part.in) {
                    cards.add(part.card);
                } else if (!cards.remove(part.card)) {
                    throw new BadInput(
                            "The deck has not so many of %s to take out."
                                    .formatted(part.card.title()));
                }
            }
        }
        var changed =
                new Deck(deck.name(), deck.side(), deck.start(), deck.style(), cards, deck.under());
        List<DeckProblem> problems = DeckCheck.problems(changed.forPlay(), changed.side());
        if (!problems.isEmpty()) {
            var told = new DeckWords(Language.EN);
            throw new BadInput(
                    problems.stream()
                            .map(told::problem)
                            .collect(
                                    Collectors.joining(
                                            "\n  ",
                                            "With this change the deck is not legal:\n  ",
                                            "")));
        }
        return new DeckChange(
                changed, parts.stream().map(Part::toString).collect(Collectors.joining(" ")));
    }

    /** A part begins at a plus or minus before a number. */
    private static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        int begin = 0;
        for (int i = 1; i <= text.length(); i++) {
            if (i == text.length() || i + 1 < text.length() && beginsPart(text, i)) {
                parts.add(text.substring(begin, i).strip());
                begin = i;
            }
        }
        return parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    private static boolean beginsPart(String text, int at) {
        char sign = text.charAt(at);
        return (sign == '+' || sign == '-')
                && Character.isWhitespace(text.charAt(at - 1))
                && Character.isDigit(text.charAt(at + 1));
    }

    private static Part part(String words, Deck deck) {
        int space = words.indexOf(' ');
        boolean in = words.startsWith("+");
        String count = space < 0 ? "" : words.substring(1, space);
        if (!in && !words.startsWith("-")
                || count.isEmpty()
                || count.length() > 2
                || !count.chars().allMatch(c -> c >= '0' && c <= '9')
                || Integer.parseInt(count) == 0) {
            throw new BadInput(
                    "'%s' is not a change; write one as in: -2 Rebel Trooper +2 Rebel Guard"
                            .formatted(words));
        }
        return new Part(
                in, Integer.parseInt(count), card(words.substring(space + 1).strip(), deck));
    }

    /** The card of a title or id; of cards that share a title, the one in the deck. */
    private static Card card(String name, Deck deck) {
        var pool = DeckArgument.pool();
        List<Card> found =
                pool.withId(name).map(List::of).orElseGet(() -> pool.titled(name)).stream()
                        .filter(card -> card.side() == deck.side())
                        .toList();
        if (found.isEmpty()) {
            throw new BadInput(
                    "No card of the %s side is called '%s'.".formatted(deck.side().word(), name));
        }
        List<Card> there = found.stream().filter(deck.cards()::contains).toList();
        List<Card> meant = found.size() == 1 || there.size() != 1 ? found : there;
        if (meant.size() > 1) {
            throw new BadInput(
                    "Several cards are called '%s'; name one by its id: %s"
                            .formatted(
                                    name,
                                    meant.stream()
                                            .map(Card::id)
                                            .collect(Collectors.joining(", "))));
        }
        return meant.getFirst();
    }
}
