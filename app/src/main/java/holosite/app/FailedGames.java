package holosite.app;

import holosite.bots.sim.SimulationResult;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reports what went wrong in simulated games and how to reproduce it. */
final class FailedGames {
    private static final int TOLD = 5;
    private static final int TRACE_LINES = 12;

    private final Path folder;
    private final PrintWriter err;

    FailedGames(Path folder, PrintWriter err) {
        this.folder = folder;
        this.err = err;
    }

    void tell(List<SimulationResult.Failed> failed) {
        for (SimulationResult.Failed game : failed.subList(0, Math.min(TOLD, failed.size()))) {
            tell(game);
        }
        if (failed.size() > TOLD) {
            err.println("… and %,d more".formatted(failed.size() - TOLD));
        }
        err.flush();
    }

    private void tell(SimulationResult.Failed game) {
        var pairing = game.pairing();
        err.println();
        err.println(
                "Seed %d, %s (%s) against %s (%s), after %,d answers:"
                        .formatted(
                                game.seed(),
                                pairing.setup().dark().name(),
                                pairing.dark(),
                                pairing.setup().light().name(),
                                pairing.light(),
                                game.answers().size()));
        var trace = new StringWriter();
        game.cause().printStackTrace(new PrintWriter(trace));
        trace.toString().lines().limit(TRACE_LINES).forEach(line -> err.println("  " + line));
        err.println("  " + record(game));
    }

    /** Writes the record of the game to a file; returns where, or why that failed. */
    private String record(SimulationResult.Failed game) {
        Path file = folder.resolve("sim-%d.record".formatted(game.seed()));
        try {
            var record = GameRecord.of(game.pairing().setup(), game.seed(), game.answers());
            Files.createDirectories(folder);
            Files.writeString(file, RecordNotation.write(record));
            return "Play it again: holosite replay " + file;
        } catch (IOException e) {
            return "The record could not be written to " + file + ": " + e;
        } catch (RuntimeException e) {
            return "The record could not be created: " + e + "; the answers: " + game.answers();
        }
    }
}
