package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.input.TextFile;
import holosite.bots.solver.PuzzleCheck;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleNotation;
import holosite.server.puzzle.Puzzles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the puzzles, and checks by search that they can be solved as they say. */
@Command(
        name = "puzzles",
        description = "List the puzzles, or check by search that their solutions work.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite puzzles                     those that come with the game",
            "  holosite puzzles --check             search them all",
            "  holosite puzzles --check my.puzzle   one of your own",
            "",
            "The exit code is 0 if all are sound, 1 if one is not, 2 if one cannot be read.",
            "How they are written: docs/notations.md"
        })
final class PuzzlesCommand implements Callable<Integer> {
    private static final int SOUND = 0;
    private static final int FAULTY = 1;

    @Spec private CommandSpec spec;

    @Option(
            names = "--check",
            description = "Prove that each solution works, and nothing silly does.")
    private boolean check;

    @Option(names = "--others", description = "With --check: list other answers that work as well.")
    private boolean others;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Puzzles of your own.")
    private List<Path> files = new ArrayList<>();

    @Override
    public Integer call() {
        Map<String, String> texts = texts();
        var out = spec.commandLine().getOut();
        int faulty = 0;
        var progress = new ProgressBar(spec.commandLine().getErr(), "puzzles", texts.size());
        int done = 0;
        for (Map.Entry<String, String> one : texts.entrySet()) {
            Puzzle puzzle = read(one.getKey(), one.getValue());
            if (!check) {
                out.println(line(puzzle));
                continue;
            }
            PuzzleCheck.Report report = PuzzleCheck.of(puzzle);
            faulty += report.isSound() ? 0 : 1;
            out.println(
                    "%-7s %s, %,d positions"
                            .formatted(
                                    report.isSound() ? "sound" : "FAULTY",
                                    puzzle.id(),
                                    report.positions()));
            report.faults().forEach(fault -> out.println(fault.indent(8).stripTrailing()));
            if (others) {
                report.alternatives().forEach(other -> out.println("        " + other));
            }
            out.flush();
            progress.at(++done);
        }
        if (check) {
            out.println("%d of %d are sound".formatted(texts.size() - faulty, texts.size()));
        }
        out.flush();
        return faulty == 0 ? SOUND : FAULTY;
    }

    private static String line(Puzzle puzzle) {
        return "%-24s %-10s %d  %s"
                .formatted(
                        puzzle.id(),
                        puzzle.theme().name().toLowerCase(Locale.ROOT),
                        puzzle.level(),
                        puzzle.title().en());
    }

    /** What each puzzle is called, and its text. */
    private Map<String, String> texts() {
        var texts = new LinkedHashMap<String, String>();
        if (files.isEmpty()) {
            Puzzles.names().forEach(name -> texts.put(name + ".puzzle", Puzzles.text(name)));
        }
        files.forEach(file -> texts.put(file.toString(), TextFile.read(file)));
        return texts;
    }

    private static Puzzle read(String name, String text) {
        try {
            return PuzzleNotation.read(text, DeckArgument.pool());
        } catch (MalformedText e) {
            throw new BadInput(name + ", " + e.getMessage());
        }
    }
}
