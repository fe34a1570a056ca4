package holosite.server.load;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Raises the number of tables step by step until the 99th percentile is above what players would
 * feel. A step that is above it is measured once more, since one slow minute is not a limit.
 *
 * @param first how many tables there are at first
 * @param step how many more there are at each step
 * @param millis what the 99th percentile may be
 */
public record LimitSearch(int first, int step, double millis) {

    /** Measures a server with so many tables. */
    @FunctionalInterface
    public interface Trial {
        Measured with(int tables) throws IOException, InterruptedException;
    }

    /**
     * What was found.
     *
     * @param within the last step that was good; none if the first was not
     * @param beyond the step that ended the search
     */
    public record Limit(Optional<Measured> within, Measured beyond) {}

    /** Searches, and tells every measurement as soon as it is made. */
    public Limit search(Trial trial, Consumer<Measured> tell)
            throws IOException, InterruptedException {
        Optional<Measured> within = Optional.empty();
        for (int tables = first; ; tables += step) {
            Measured measured = trial.with(tables);
            tell.accept(measured);
            if (measured.p99() > millis && measured.errors() == 0) {
                measured = trial.with(tables);
                tell.accept(measured);
            }
            if (measured.p99() > millis || measured.errors() > 0) {
                return new Limit(within, measured);
            }
            within = Optional.of(measured);
        }
    }
}
