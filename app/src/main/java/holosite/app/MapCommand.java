package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.GameFile;
import holosite.app.map.MapPainter;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a position as a map of its galaxy. */
@Command(
        name = "map",
        description = "Draw a position: the galaxy, and who is where.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite map duel.position                       at the terminal",
            "  holosite map duel.position -o duel.svg           as a picture",
            "  holosite map game.record --at 120 --side dark    what Dark knew after 120 answers",
            "  holosite map puzzle.scenario --at 0 --lang fr    as a scenario begins, in French",
            "",
            "A position, a scenario, a game record and a saved game can all be drawn; how they",
            "are written: docs/notations.md"
        })
final class MapCommand implements Runnable {
    private static final int USUAL_WIDTH = 100;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "A position, a scenario, a game record or a saved game.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "FORM",
            description = "svg or text; by default svg if OUT ends in .svg, else text.")
    private @Nullable String form;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            defaultValue = "both",
            description = "Whose view: dark, light or both (the default).")
    private String side;

    @Option(
            names = "--at",
            paramLabel = "N",
            description =
                    "After this many answers of a record or lines of a scenario; at the end if left"
                            + " out.")
    private @Nullable Integer at;

    @Mixin private LanguageOption language;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            description = "Write to this file instead of the terminal.")
    private @Nullable Path out;

    @Override
    public void run() {
        boolean svg = isSvg();
        Optional<Side> viewer = viewer();
        var game = GameFile.read(file, Optional.ofNullable(at), spec.commandLine().getErr());
        var painter =
                new MapPainter(game, viewer, language.get(), id -> AllCards.byId(id).orElseThrow());
        PrintWriter screen = spec.commandLine().getOut();
        if (out != null) {
            write(out, svg ? painter.svg() : text(painter));
        } else if (svg) {
            screen.print(painter.svg());
        } else {
            painter.text(
                    screen,
                    UserEnvironment.columns().orElse(USUAL_WIDTH),
                    UserEnvironment.isTerminal() && System.getenv("NO_COLOR") == null);
        }
        screen.flush();
    }

    private static String text(MapPainter painter) {
        var text = new StringWriter();
        var lines = new PrintWriter(text);
        painter.text(lines, USUAL_WIDTH, false);
        lines.flush();
        return text.toString();
    }

    private static void write(Path to, String text) {
        try {
            Files.writeString(to, text);
        } catch (IOException e) {
            throw new BadInput(
                    Files.isDirectory(to)
                            ? to + " is a folder, not a file"
                            : to + " cannot be written: " + reason(e));
        }
    }

    private static String reason(IOException e) {
        return e instanceof java.nio.file.NoSuchFileException
                ? "there is no such folder"
                : e instanceof java.nio.file.AccessDeniedException
                        ? "it is not allowed"
                        : String.valueOf(e.getMessage());
    }

    private boolean isSvg() {
        if (form == null) {
            return out != null && out.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
        }
        return switch (form.toLowerCase(Locale.ROOT)) {
            case "svg" -> true;
            case "text" -> false;
            default -> throw new BadInput("A map is drawn as svg or text, not '" + form + "'");
        };
    }

    private Optional<Side> viewer() {
        return switch (side.toLowerCase(Locale.ROOT)) {
            case "dark" -> Optional.of(Side.DARK);
            case "light" -> Optional.of(Side.LIGHT);
            case "both" -> Optional.empty();
            default -> throw new BadInput("No side '" + side + "': dark, light or both");
        };
    }
}
