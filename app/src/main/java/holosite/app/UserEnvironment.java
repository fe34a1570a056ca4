package holosite.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The user's machine: where games are stored, how wide the terminal is. */
final class UserEnvironment {
    private UserEnvironment() {}

    /** The file of a game record, in our folder in the home folder. */
    static Path record(long seed) {
        String folder = System.getenv("HOLOSITE_GAMES");
        Path games =
                folder == null || folder.isBlank() ? folder().resolve("games") : Path.of(folder);
        return games.resolve("game-" + seed + ".record");
    }

    /** Our folder in the home folder. */
    static Path folder() {
        return Path.of(System.getProperty("user.home"), ".holosite");
    }

    /** Whether the program runs at a terminal: neither input nor output is redirected. */
    @SuppressWarnings("SystemConsoleNull") // there is none where either is redirected
    static boolean isTerminal() {
        var console = System.console();
        return console != null && console.isTerminal();
    }

    /** The columns of the terminal, if known. */
    static Optional<Integer> columns() {
        String told = System.getenv("COLUMNS");
        if (told != null && told.matches("\\d{1,4}")) {
            return Optional.of(Integer.valueOf(told));
        }
        if (!isTerminal()) {
            return Optional.empty();
        }
        try {
            var stty =
                    new ProcessBuilder("stty", "size")
                            .redirectInput(ProcessBuilder.Redirect.INHERIT)
                            .start();
            String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            stty.waitFor(1, TimeUnit.SECONDS);
            var words = size.strip().split(" ", -1);
            return words.length == 2 && words[1].matches("[1-9]\\d{0,3}")
                    ? Optional.of(Integer.valueOf(words[1]))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
