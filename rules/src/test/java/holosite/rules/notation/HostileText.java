package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;

/** Text that somebody made to keep a reader busy, and the time a reader may take for it. */
final class HostileText {
    private static final int LARGE = 64 * 1024;
    private static final int TRIES = 4;

    private HostileText() {}

    /** As much of this as a request may hold. */
    static String of(String piece) {
        return piece.repeat(LARGE / piece.length());
    }

    /** The best of a few tries counts: the first ones are slow whatever the text. */
    static void isReadWithin(long millis, String name, Runnable reading) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES && least > millis; i++) {
            long begun = cpu();
            reading.run();
            least = Math.min(least, (cpu() - begun) / 1_000_000);
        }
        assertThat(least).as("milliseconds for %s", name).isLessThanOrEqualTo(millis);
    }

    /** The time this thread has had, whatever else the machine does. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
