package holosite.app.terminal;

import holosite.app.input.TitleSearch;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.rules.kit.CardPool;

/** Prints the cards a player names, whatever is played. */
final class CardPages {
    /** How many titles are offered for one that fits several cards. */
    private static final int MOST_TITLES = 8;

    private final CardPool pool;
    private final TerminalWords words;
    private final Screen screen;

    CardPages(CardPool pool, TerminalWords words, Screen screen) {
        this.pool = pool;
        this.words = words;
        this.screen = screen;
    }

    /** Prints every card of this title, or asks which one is meant. */
    void show(String title) {
        var titles = new TitleSearch(pool.all().stream().map(Card::title).distinct().toList());
        var found = titles.find(title);
        if (found.size() != 1) {
            var some = found.isEmpty() ? titles.nearest(title, 5) : found;
            screen.line(
                    screen.alert(
                            words.say("Which card? ", "Quelle carte ? ")
                                    + String.join(
                                            "; ",
                                            some.subList(0, Math.min(MOST_TITLES, some.size())))));
            return;
        }
        for (Card card : pool.all()) {
            if (card.title().equals(found.getFirst())) {
                show(card);
            }
        }
    }

    private void show(Card card) {
        screen.line(screen.bold(card.markedTitle()));
        CardFace.of(card, words.language())
                .lines(words.language())
                .forEach(line -> screen.paragraph("  " + line, 4));
        CardText.of(card, words.language())
                .lines(words.language())
                .forEach(line -> screen.paragraph("  " + line, 4));
    }
}
