package holosite.app;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.prose.Language;
import holosite.server.wire.CardIndex;
import holosite.server.wire.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the cards there are, or prints the catalogue that the server hands out. */
@Command(
        name = "cards",
        description = "List all cards, or print the server's catalogue of them.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite cards               every card, a line each",
            "  holosite cards --set 4       the cards of one set",
            "  holosite cards --json        what the server answers at /api/cards/en",
        })
final class CardsCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Option(names = "--set", paramLabel = "SET", description = "Only these sets, by their keys.")
    private List<String> sets = new ArrayList<>();

    @Mixin private LanguageOption language;
    @Mixin private JsonOption json;

    @Override
    public void run() {
        var cards =
                AllCards.all().stream()
                        .filter(card -> sets.isEmpty() || sets.contains(CardSets.of(card.id())))
                        .toList();
        json.print(
                spec,
                () ->
                        cards.stream()
                                .map(card -> line(card, language.get()))
                                .collect(Collectors.joining()),
                () -> Catalogue.of(new CardIndex(cards), language.get()).json() + "\n");
    }

    private static String line(Card card, Language language) {
        return "%-8s %-45s %s%n"
                .formatted(
                        card.id(),
                        card.uniqueness().marks() + card.fullTitle(),
                        CardFace.of(card, language).kind());
    }
}
