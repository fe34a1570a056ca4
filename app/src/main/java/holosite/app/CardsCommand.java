package holosite.app;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.cards.facts.CardFacts;
import holosite.cards.facts.FactsTable;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.prose.Language;
import holosite.server.serialization.ClientJson;
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
            "  holosite cards --missing     the cards of the game that are not written yet",
            "  holosite cards --json        what the server answers at /api/cards/en",
        })
final class CardsCommand implements Runnable {
    private static final String LINE = "%-8s %-45s %s%n";

    @Spec private CommandSpec spec;

    @Option(names = "--set", paramLabel = "SET", description = "Only these sets, by their keys.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--missing",
            description = "List the cards that are not written yet instead, without game aids.")
    private boolean missing;

    @Mixin private LanguageOption language;
    @Mixin private JsonOption json;

    @Override
    public void run() {
        if (missing) {
            var out = spec.commandLine().getOut();
            FactsTable.read().all().stream()
                    // a game aid is for reading beside the game: no deck holds one
                    .filter(facts -> !facts.type().equals("Game Aid"))
                    .filter(facts -> chosen(facts.id()) && AllCards.byId(facts.id()).isEmpty())
                    .forEach(facts -> out.print(line(facts)));
            out.flush();
            return;
        }
        var cards = AllCards.all().stream().filter(card -> chosen(card.id())).toList();
        json.print(
                spec,
                () ->
                        cards.stream()
                                .map(card -> line(card, language.get()))
                                .collect(Collectors.joining()),
                () -> ClientJson.write(Catalogue.of(new CardIndex(cards), language.get())) + "\n");
    }

    private boolean chosen(String id) {
        return sets.isEmpty() || sets.contains(CardSets.of(id));
    }

    private static String line(CardFacts facts) {
        return LINE.formatted(
                facts.id(),
                facts.uniqueness().marks() + facts.title(),
                facts.type() + (facts.kind().isEmpty() ? "" : " – " + facts.kind()));
    }

    private static String line(Card card, Language language) {
        return LINE.formatted(
                card.id(),
                card.uniqueness().marks() + card.fullTitle(),
                CardFace.of(card, language).kind());
    }
}
