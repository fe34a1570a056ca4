package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lab at the command line. */
final class LabCommandsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    private static final String DARK = DeckArgument.ready().getFirst();
    private static final String LIGHT = DeckArgument.ready().getLast();

    private String matchup(String threads) {
        assertThat(
                        run(
                                "lab",
                                "matchup",
                                "--dark",
                                DARK,
                                "--light",
                                LIGHT,
                                "--games",
                                "12",
                                "--threads",
                                threads,
                                "--json"))
                .isZero();
        return out.toString();
    }

    @Test
    void aMatchupIsTheSameOnAnyNumberOfThreads() {
        String alone = matchup("1");
        assertThat(matchup("3")).isEqualTo(alone);
        JsonNode report = JSON.readTree(alone);
        assertThat(report.path("games").asInt()).isEqualTo(12);
        int decided =
                report.path("dark").path("won").asInt() + report.path("light").path("won").asInt();
        assertThat(decided + report.path("undecided").asInt()).isEqualTo(12);
        assertThat(report.path("dark").path("cards").size()).isGreaterThan(20);
    }

    @Test
    void aMatchupIsToldInWordsAndDrawn() throws Exception {
        Path picture = folder.resolve("matchup.svg");
        assertThat(
                        run(
                                "lab",
                                "matchup",
                                "--dark",
                                DARK,
                                "--light",
                                LIGHT,
                                "--games",
                                "6",
                                "--svg",
                                picture.toString()))
                .isZero();
        assertThat(out.toString())
                .contains("of 6 games")
                .contains("mostly by Force drains")
                .contains("in hand by turn 4");
        assertThat(Files.readString(picture)).startsWith("<svg").contains("won by Dark");
    }

    @Test
    void aMatrixHasACellForEachPair() throws Exception {
        Path picture = folder.resolve("matrix.svg");
        assertThat(
                        run(
                                "lab",
                                "matrix",
                                DARK,
                                LIGHT,
                                "--games",
                                "4",
                                "--json",
                                "--svg",
                                picture.toString()))
                .isZero();
        JsonNode pairs = JSON.readTree(out.toString()).path("pairs");
        assertThat(pairs.size()).isEqualTo(1);
        assertThat(pairs.get(0).path("games").asInt()).isEqualTo(4);
        assertThat(Files.readString(picture)).contains("<circle");
        assertThat(run("lab", "matrix", DARK)).isEqualTo(2);
        assertThat(err.toString())
                .contains("Name decks of both sides, 100 at most; these are 1 of the Dark side");
    }

    @Test
    void aChangeIsTriedUntilItIsSettledOrTheLimitIsReached() {
        assertThat(
                        run(
                                "lab",
                                "deck",
                                DARK,
                                "--try",
                                change(),
                                "--against",
                                LIGHT,
                                "--most",
                                "6",
                                "--json"))
                .isZero();
        JsonNode report = JSON.readTree(out.toString());
        assertThat(report.path("pairs").asInt()).isEqualTo(6);
        assertThat(report.path("verdict").asString()).isEqualTo("open");
    }

    /** One card of the deck for another of it. */
    private static String change() {
        var cards = DeckArgument.find(DARK).cards();
        return "-1 %s +1 %s".formatted(cards.getFirst().id(), cards.getLast().id());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two Blasters|is not a change",
                "-1 No Such Card|No card of the",
                "-61 Stormtrooper|The deck has not so many",
                "+1 Stormtrooper|is not legal",
                "-0 Stormtrooper|is not a change"
            })
    void aChangeThatCannotBeMadeIsRefused(String change, String why) {
        assertThat(run("lab", "deck", DARK, "--try", change)).isEqualTo(2);
        assertThat(err.toString()).contains(why);
    }

    @Test
    void figuresOutOfRangeAreRefused() {
        assertThat(run("lab", "matchup", "--dark", DARK, "--light", LIGHT, "--games", "0"))
                .isEqualTo(2);
        assertThat(run("lab", "matchup", "--dark", LIGHT, "--light", DARK)).isEqualTo(2);
        assertThat(run("lab", "matchup", "--dark", DARK, "--light", LIGHT, "--threads", "0"))
                .isEqualTo(2);
        assertThat(run("lab", "deck", DARK, "--try", change(), "--asked", "0")).isEqualTo(2);
    }
}
