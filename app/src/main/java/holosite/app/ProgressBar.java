package holosite.app;

import java.io.PrintWriter;

/** The progress of a long command: a bar on a terminal, a line from time to time elsewhere. */
final class ProgressBar {
    private static final int WIDTH = 30;
    private static final int LINES = 10;

    private final PrintWriter out;
    private final String what;
    private final int all;
    private final boolean terminal;
    private final long begun = System.nanoTime();
    private int told = -1;

    ProgressBar(PrintWriter out, String what, int all) {
        this.out = out;
        this.what = what;
        this.all = all;
        this.terminal = UserEnvironment.isTerminal();
    }

    void at(int done) {
        if (terminal) {
            int full = (int) ((long) WIDTH * done / all);
            out.print(
                    "\r  [%s%s] %,d of %,d %s%s "
                            .formatted(
                                    "#".repeat(full),
                                    ".".repeat(WIDTH - full),
                                    done,
                                    all,
                                    what,
                                    left(done)));
            if (done == all) {
                out.println();
            }
        } else {
            int tenth = (int) ((long) LINES * done / all);
            if (tenth > told && done > 0) {
                told = tenth;
                out.println("  %,d of %,d %s".formatted(done, all, what));
            }
        }
        out.flush();
    }

    private String left(int done) {
        if (done == 0 || done == all) {
            return " ".repeat(12);
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        return ", %,d s left   ".formatted(Math.round(seconds / done * (all - done)));
    }
}
