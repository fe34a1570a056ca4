package holosite.app;

import holosite.app.input.BadInput;
import holosite.glossary.Area;
import holosite.glossary.ClaimEvidence;
import holosite.glossary.ClaimsTable;
import holosite.glossary.Glossary;
import holosite.glossary.UnknownClaim;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How much of the rulebook the tests show, as of the last whole test run. */
@Command(
        name = "claims",
        description = "Count the claims of the glossary that passing tests show, area by area.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite claims                           the table of all areas",
            "  holosite claims --area timing             one area in one line",
            "  holosite claims --area timing --missing   what is still to be shown there",
            "  holosite claims --missing --json          everything, for a program to read",
            "",
            "The areas: timing, space, battle, identity, set-pieces, cards."
        })
final class ClaimsCommand implements Callable<Integer> {
    private static final int NOTHING_TO_COUNT = 1;

    private final Supplier<Path> project;

    @Spec private CommandSpec spec;

    @Option(names = "--area", paramLabel = "AREA", description = "Show this area only.")
    private @Nullable String area;

    @Option(
            names = "--missing",
            description = "List the claims that no test shows yet, with their texts.")
    private boolean missing;

    @Mixin private JsonOption json;

    ClaimsCommand() {
        this(ProjectFolder::ours);
    }

    ClaimsCommand(Supplier<Path> project) {
        this.project = project;
    }

    @Override
    public Integer call() {
        var chosen = area == null ? null : area(area);
        var evidence = ClaimEvidence.ofModules(project.get());
        if (evidence.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("No test run has been recorded yet. Start one with: ./holosite test");
            return NOTHING_TO_COUNT;
        }
        var all = count(evidence.get());
        var table = chosen == null ? all : all.only(chosen);
        json.print(spec, () -> missing ? table.missing() : table.text(), () -> table.json(missing));
        return 0;
    }

    private static ClaimsTable count(ClaimEvidence evidence) {
        try {
            return ClaimsTable.of(Glossary.get(), evidence);
        } catch (UnknownClaim e) {
            throw new BadInput(
                    e.getMessage()
                            + " The last test run is out of date; repeat it: ./holosite test");
        }
    }

    private static Area area(String word) {
        return Area.named(word)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "Unknown area '%s'. The areas are: %s."
                                                .formatted(word, allAreas())));
    }

    private static String allAreas() {
        return Arrays.stream(Area.values()).map(Area::toString).collect(Collectors.joining(", "));
    }
}
