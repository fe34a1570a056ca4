package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.text.PlainText;
import holosite.server.web.RequestRefused;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and words of 64 kB in shapes that make a careless reader slow. */
class HostileTextTest {
    private static final int LARGE = 64 * 1024;
    private static final long MOST_MILLIS = 50;

    private static long millis(Runnable work) {
        var threads = ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5 && least > MOST_MILLIS; i++) {
            long begun = threads.getCurrentThreadCpuTime();
            work.run();
            least = Math.min(least, (threads.getCurrentThreadCpuTime() - begun) / 1_000_000);
        }
        return least;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "\n",
                "a ",
                "a",
                "\u0301",
                "e\u0301",
                "\u202e",
                "\u2028\u0000",
                "rn",
                "\ufdfa",
                "\ud83d\ude00",
                "\ud800",
                "'-._",
                "\u1e9b\u0323"
            })
    void everyShapeIsReadOrRefusedAtOnce(String piece) {
        String text = piece.repeat(LARGE / piece.length());
        assertThat(millis(() -> PlainText.line(text))).isLessThanOrEqualTo(MOST_MILLIS);
        assertThat(millis(() -> tried(text))).isLessThanOrEqualTo(MOST_MILLIS);
        assertThat(millis(() -> tried("Milo" + text + "!"))).isLessThanOrEqualTo(MOST_MILLIS);
    }

    private static void tried(String name) {
        try {
            AccountName.of(name);
        } catch (RequestRefused e) {
            assertThat(e.error()).isEqualTo("bad_name");
        }
    }
}
