package holosite.app;

import holosite.app.input.BadInput;
import holosite.cards.facts.CardFacts;
import holosite.cards.facts.CardStub;
import holosite.cards.facts.FactsTable;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints how cards begin in a card file: everything but what they say. */
@Command(
        name = "stub",
        description = "Print the Java of cards that are to be written, with all their figures.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite stub 1_168            one card",
            "  holosite stub 1_168 1_170      several cards, in this order"
        })
final class StubCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "ID", arity = "1..*", description = "The ids of the cards.")
    private List<String> ids;

    @Override
    public void run() {
        var table = FactsTable.read();
        String stubs =
                ids.stream()
                        .map(id -> CardStub.of(facts(table, id)))
                        .collect(Collectors.joining("\n"));
        var out = spec.commandLine().getOut();
        out.print(stubs);
        out.flush();
    }

    private static CardFacts facts(FactsTable table, String id) {
        return table.byId(id)
                .orElseThrow(() -> new BadInput("There is no card with the id '" + id + "'"));
    }
}
