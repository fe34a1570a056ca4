package holosite.app;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
        var words = new ArrayList<String>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // as the launcher started us
        words.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        words.addAll(
                List.of(
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstDecision.class.getName()));
        var command = new ProcessBuilder(words);
        command.redirectError(ProcessBuilder.Redirect.INHERIT);
        long begun = System.nanoTime();
        Process process = command.start();
        boolean said;
        try (var out = process.inputReader(StandardCharsets.UTF_8)) {
            said = out.lines().anyMatch(FirstDecision.SAID::equals);
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        process.waitFor();
        if (!said) {
            throw new IllegalStateException("no game was started");
        }
        return seconds;
    }
}
