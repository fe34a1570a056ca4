package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.input.TextFile;
import holosite.glossary.Glossary;
import holosite.glossary.UnknownClaim;
import holosite.language.prose.Language;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.PositionRemark;
import holosite.rules.notation.Scenario;
import holosite.rules.notation.ScenarioNotation;
import holosite.rules.tell.PositionWords;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays scenario files and reports which pass. */
@Command(
        name = "scenario",
        description = "Play scenarios: a table laid out by hand, what is played, what is expected.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite scenario duel.scenario         one scenario",
            "  holosite scenario puzzles/*.scenario    several",
            "",
            "The exit code is 0 if all pass, 1 if one fails, 2 if one cannot be read.",
            "How they are written: docs/notations.md"
        })
final class ScenarioCommand implements Callable<Integer> {
    private static final int CAME_TRUE = 0;
    private static final int FAILED = 1;
    private static final int UNREADABLE = 2;

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Scenario files.")
    private List<Path> files;

    @Override
    public Integer call() {
        int worst = CAME_TRUE;
        int cameTrue = 0;
        for (Path file : files) {
            int result = play(file);
            worst = Math.max(worst, result);
            cameTrue += result == CAME_TRUE ? 1 : 0;
        }
        var out = spec.commandLine().getOut();
        out.println(cameTrue + " of " + files.size() + " came true");
        out.flush();
        return worst;
    }

    private int play(Path file) {
        var out = spec.commandLine().getOut();
        var err = spec.commandLine().getErr();
        try {
            String text = TextFile.read(file);
            Scenario scenario = ScenarioNotation.read(text, DeckArgument.pool());
            scenario.claims().forEach(Glossary.get()::requireClaim);
            for (String remark : misplaced(text)) {
                err.println(file + ", warning: " + remark);
            }
            try {
                scenario.play();
            } finally {
                scenario.notes().forEach(note -> err.println(file + ", warning: " + note));
                err.flush();
            }
            out.println("true    " + (scenario.name().isEmpty() ? file : scenario.name()));
            return CAME_TRUE;
        } catch (Scenario.Failed e) {
            out.println("FAILED  " + file);
            out.flush();
            err.println(file + ", " + e.getMessage());
            err.flush();
            return FAILED;
        } catch (MalformedText | UnknownClaim e) {
            err.println(file + ", " + e.getMessage());
            err.flush();
            return UNREADABLE;
        } catch (BadInput e) {
            err.println(e.getMessage());
            err.flush();
            return UNREADABLE;
        }
    }

    /** Cards that are not where the rules would ever let them be. */
    private static List<String> misplaced(String text) {
        var words = new PositionWords(Language.EN);
        return ScenarioNotation.read(text, DeckArgument.pool()).remarks().stream()
                .filter(
                        remark ->
                                remark instanceof PositionRemark.Leaves
                                        || remark instanceof PositionRemark.Misfit)
                .map(words::remark)
                .toList();
    }
}
