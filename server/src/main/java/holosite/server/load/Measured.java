package holosite.server.load;

import java.util.List;
import java.util.Locale;

/**
 * How a server did for a while; times in milliseconds.
 *
 * @param tables how many tables were played at
 * @param seconds for how long
 * @param answers how many answers were given
 * @param p50 within which time half of them had been sent to everybody who watched
 * @param p99 within which time 99 of 100 had been
 * @param most how long the slowest took
 * @param games how many games came to their end
 * @param errors what went wrong: tables that broke or could not be opened, sockets that closed
 * @param busy which share of the machine's processors was in use, by whomever
 * @param collecting which share of the time the garbage collector of a node worked
 * @param write how long the journal kept a connection for one write
 * @param waiting how long a write waited for a connection
 * @param megabytes live memory of all nodes
 */
public record Measured(
        int tables,
        double seconds,
        long answers,
        double p50,
        double p99,
        double most,
        int games,
        int errors,
        double busy,
        double collecting,
        double write,
        double waiting,
        long megabytes) {
    private static final double HALF = 0.5;
    private static final double NEARLY_ALL = 0.99;
    private static final double MILLIS = 1_000;
    private static final int PERCENT = 100;

    static Measured of(
            int tables,
            double seconds,
            List<NodeFigures> nodes,
            int games,
            int errors,
            double busy) {
        var spread = new Spread();
        nodes.forEach(node -> spread.add(node.counts()));
        long writes = Math.max(1, nodes.stream().mapToLong(NodeFigures::writes).sum());
        return new Measured(
                tables,
                seconds,
                spread.answers(),
                spread.within(HALF),
                spread.within(NEARLY_ALL),
                spread.slowest(),
                games,
                errors,
                busy,
                nodes.stream().mapToLong(NodeFigures::collecting).sum()
                        / (MILLIS * seconds * nodes.size()),
                nodes.stream().mapToDouble(NodeFigures::writing).sum() / writes,
                nodes.stream().mapToDouble(NodeFigures::waiting).sum() / writes,
                nodes.stream().mapToLong(NodeFigures::megabytes).sum());
    }

    /** One line for the eye. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%d tables: %.0f answers/s, p50 %.1f ms, p99 %.1f ms, at most %.0f ms; processors"
                        + " %.0f %% busy, collector %.1f %%, a write %.2f ms after waiting %.2f ms,"
                        + " %d MB; %d errors",
                tables,
                answers / seconds,
                p50,
                p99,
                most,
                PERCENT * busy,
                PERCENT * collecting,
                write,
                waiting,
                megabytes,
                errors);
    }
}
