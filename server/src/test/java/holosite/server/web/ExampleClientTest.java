package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The example bot of docs/protocol.md. */
class ExampleClientTest {
    private static final Path EXAMPLE =
            Path.of("..", "docs", "examples", "bot.py").toAbsolutePath().normalize();

    @Test
    void theExamplePlaysAGame() throws IOException, InterruptedException {
        boolean python =
                Arrays.stream(System.getenv("PATH").split(":"))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
        assumeTrue(python, "the example is written in Python");
        try (var running = new RunningServer(Limits.standard())) {
            Process bot =
                    new ProcessBuilder(
                                    "python3",
                                    EXAMPLE.toString(),
                                    "http://127.0.0.1:" + running.port(),
                                    "150")
                            .redirectErrorStream(true)
                            .start();
            String told = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(bot.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(told).contains("I play at", "The game is over after");
            assertThat(told).doesNotContain("refused:");
            assertThat(bot.exitValue()).as(told).isZero();
        }
    }
}
