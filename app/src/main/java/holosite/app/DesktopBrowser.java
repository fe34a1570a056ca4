package holosite.app;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The web browser of the user. */
final class DesktopBrowser {
    private DesktopBrowser() {}

    /** Opens a page if there is a desktop; the address has been printed anyway. */
    static void open(String address) {
        List<String> command = command(System.getProperty("os.name").toLowerCase(Locale.ROOT));
        if (command.isEmpty()) {
            return;
        }
        try {
            new ProcessBuilder(
                            command.stream().map(word -> word.replace("ADDRESS", address)).toList())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            System.err.println("No browser could be opened (" + e.getMessage() + ").");
        }
    }

    private static List<String> command(String system) {
        if (system.contains("mac")) {
            return List.of("open", "ADDRESS");
        }
        if (system.contains("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", "ADDRESS");
        }
        boolean desktop =
                System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return desktop ? List.of("xdg-open", "ADDRESS") : List.of();
    }
}
