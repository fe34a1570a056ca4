package holosite.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** From the start of a Java process to the first decision of a game, with every card loaded. */
final class StartBench {
    private static final int TIMES = 5;

    private StartBench() {}

    /** The median of several starts. */
    static double seconds() throws IOException, InterruptedException {
        var seconds = new double[TIMES];
        for (int i = 0; i < TIMES; i++) {
            seconds[i] = once();
        }
        Arrays.sort(seconds);
        return seconds[TIMES / 2];
    }

    private static double once() throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command =
                new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstDecision.class.getName());
        command.redirectError(ProcessBuilder.Redirect.INHERIT);
        long begun = System.nanoTime();
        Process process = command.start();
        int said;
        try (var out = process.getInputStream()) {
            said = out.read();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        process.waitFor();
        if (said < 0) {
            throw new IllegalStateException("no game was started");
        }
        return seconds;
    }
}
