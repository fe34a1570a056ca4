package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.TitleSearch;
import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.language.prose.Language;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a card: what it is, its figures, icons and characteristics, and what it says. */
@Command(
        name = "card",
        description = "Print a card in English or French.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite card Dengar             a card by its title",
            "  holosite card dengar --lang fr   the same in French",
            "  holosite card han solo           words that no other title has",
            "  holosite card 4_100              a card by its number",
            "",
            "Capitals, accents, dots and punctuation do not matter. If both sides",
            "have a card of that title, both are printed."
        })
final class CardCommand implements Runnable {
    private static final int SUGGESTIONS = 5;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "TITLE",
            arity = "1..*",
            description = "The card's title, or its number.")
    private List<String> words;

    @Mixin private LanguageOption language;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var cards = find(String.join(" ", words));
        for (int i = 0; i < cards.size(); i++) {
            if (i > 0) {
                out.println();
            }
            print(cards.get(i), language.get(), out);
        }
        out.flush();
    }

    private static List<Card> find(String wanted) {
        var titles =
                new TitleSearch(AllCards.all().stream().map(Card::fullTitle).distinct().toList());
        var byId = AllCards.byId(wanted.strip());
        if (byId.isPresent()) {
            return List.of(byId.get());
        }
        var found = titles.find(wanted);
        if (found.size() == 1) {
            return AllCards.byTitle(found.getFirst());
        }
        if (found.isEmpty()) {
            var nearest = titles.nearest(wanted, SUGGESTIONS);
            var hint = nearest.isEmpty() ? "" : ". Did you mean: " + String.join("; ", nearest);
            throw new BadInput("No card is titled '" + wanted + "'" + hint);
        }
        var some = String.join("; ", found.subList(0, Math.min(found.size(), SUGGESTIONS)));
        var more =
                found.size() > SUGGESTIONS ? "; and " + (found.size() - SUGGESTIONS) + " more" : "";
        throw new BadInput("Several cards have '" + wanted + "' in their title: " + some + more);
    }

    /** Both faces, where a card has two. */
    private static void print(Card card, Language language, PrintWriter out) {
        face(card, language, out);
        card.back()
                .ifPresent(
                        back -> {
                            out.println();
                            face(back, language, out);
                        });
    }

    private static void face(Card card, Language language, PrintWriter out) {
        out.println(card);
        CardFace.of(card, language).lines(language).forEach(out::println);
        var text = CardText.of(card, language).lines(language);
        if (!text.isEmpty()) {
            out.println();
            text.forEach(out::println);
        }
    }
}
