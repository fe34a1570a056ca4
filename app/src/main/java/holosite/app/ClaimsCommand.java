package holosite.app;

import holosite.app.bite.TextTrials;
import holosite.app.input.BadInput;
import holosite.app.mutant.ClaimBite;
import holosite.app.mutant.ClaimTests;
import holosite.app.mutant.ClaimTrial;
import holosite.app.mutant.ClaimsWithoutRule;
import holosite.glossary.Area;
import holosite.glossary.ClaimEvidence;
import holosite.glossary.ClaimsTable;
import holosite.glossary.Glossary;
import holosite.glossary.UnknownClaim;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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
            "  holosite claims --bite --area battle      break the rules behind each claim there",
            "  holosite claims --bite --entry pilot      the same for one entry of the glossary",
            "",
            "With --bite the conditions and numbers of the rules that the tests of a claim reach,",
            "and few other claims do, are changed one at a time, and these tests are run in this",
            "process; if they notice none, more conditions and then texts of the cards they use"
                    + " are",
            "changed. A test that a change keeps from ending has noticed nothing. Claims whose"
                    + " tests",
            "notice no change are listed, and the exit code is 1 if there are any. Claims behind",
            "which there is no rule, mostly about what is printed, are listed with the reason in",
            "rules/src/test/resources/claims-without-rule.txt; others that reach none are"
                    + " reported.",
            "",
            "The areas: timing, space, battle, identity, set-pieces, cards."
        })
final class ClaimsCommand implements Callable<Integer> {
    private static final int NOTHING_TO_COUNT = 1;
    private static final int UNBITTEN = 1;

    private static final String WITHOUT_RULE = "rules/src/test/resources/claims-without-rule.txt";

    private final Supplier<Path> project;

    @Spec private CommandSpec spec;

    @Option(names = "--area", paramLabel = "AREA", description = "Show this area only.")
    private @Nullable String area;

    @Option(
            names = "--missing",
            description = "List the claims that no test shows yet, with their texts.")
    private boolean missing;

    @Option(
            names = "--bite",
            description = "Change the rules behind each claim and see whether its tests notice.")
    private boolean bite;

    @Option(
            names = "--entry",
            paramLabel = "ENTRY",
            description = "With --bite: the claims of this entry of the glossary only.")
    private @Nullable String entry;

    @Option(
            names = "--changes",
            paramLabel = "N",
            defaultValue = "12",
            description =
                    "With --bite: how many changes are tried for each claim, 12 by default;"
                            + " more where none of them is noticed.")
    private int changes;

    @Mixin private JsonOption json;

    ClaimsCommand() {
        this(ProjectFolder::ours);
    }

    ClaimsCommand(Supplier<Path> project) {
        this.project = project;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var chosen = area == null ? null : area(area);
        if (bite) {
            return bite(chosen);
        }
        if (entry != null) {
            throw new BadInput("--entry is for --bite, as in: claims --bite --entry pilot");
        }
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

    private int bite(@Nullable Area chosen) throws IOException, InterruptedException {
        if (System.getProperty(BiteCommand.TESTS) == null) {
            throw new BadInput(
                    "This command runs tests, which are part of the project:"
                            + " start it with ./holosite claims --bite");
        }
        if (changes < 1 || changes > 1000) {
            throw new BadInput("--changes must be from 1 to 1000.");
        }
        var listed = ClaimsWithoutRule.read(project.get().resolve(WITHOUT_RULE));
        var tests = ClaimTests.ofRules();
        List<String> wanted =
                tests.claimsOf(
                        one ->
                                (chosen == null || one.area() == chosen)
                                        && (entry == null || one.id().equals(entry)));
        if (wanted.isEmpty()) {
            throw new BadInput("No test shows a claim of this entry or area.");
        }
        var err = spec.commandLine().getErr();
        var reached = new ProgressBar(err, "claims looked at", tests.byClaim().size());
        var tried = new ProgressBar(err, "claims tried", wanted.size());
        long begun = System.nanoTime();
        List<ClaimTrial> trials =
                new ClaimBite(tests, changes, Runtime.getRuntime().availableProcessors())
                        .run(wanted, reached::at, tried::at);
        var texts = new TextTrials(BiteCommand.record(this::say));
        trials = trials.stream().map(trial -> withTexts(trial, texts)).toList();
        var report = new ClaimBiteReport(trials, listed, (System.nanoTime() - begun) / 1e9);
        json.print(spec, report::text, report::json);
        return report.clean() ? 0 : UNBITTEN;
    }

    /** Where no rule is behind a claim, what a card says is. */
    private static ClaimTrial withTexts(ClaimTrial trial, TextTrials texts) {
        return trial.bitten()
                ? trial
                : texts.noticed(trial.tests()).map(trial::noticing).orElse(trial);
    }

    private void say(String line) {
        spec.commandLine().getErr().println(line);
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
