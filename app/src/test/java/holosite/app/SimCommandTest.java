package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.sim.InvariantBroken;
import holosite.bots.sim.Pairing;
import holosite.bots.sim.SimulationResult;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.setup.Setup;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SimCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Test
    void gamesArePlayedCheckedAndCounted() {
        assertThat(run("sim", "--games", "4", "--bots", "random,random")).isZero();
        assertThat(out.toString())
                .startsWith("4 games, no error; every invariant checked")
                .contains("games per CPU second")
                .contains("decisions per game")
                .contains("Wins by side");
        assertThat(err.toString()).contains("4 of 4 games");
    }

    @Test
    void theFiguresArePrintedAsJson() {
        assertThat(run("sim", "--games", "2", "--bots", "rookie,random", "--no-checks", "--json"))
                .isZero();
        assertThat(out.toString())
                .startsWith("{\"games\":2,\"errors\":0,\"undecided\":0,\"checked\":false")
                .contains("\"rookie against random\":{\"won\":");
    }

    @Test
    void twoDecksCanBeNamed() {
        assertThat(
                        run(
                                "sim",
                                "--games",
                                "1",
                                "--dark",
                                "death-squadron",
                                "--light",
                                "old-heroes",
                                "--bots",
                                "random,random",
                                "--no-checks"))
                .isZero();
        assertThat(out.toString()).contains("Death Squadron over Hoth / Tatooine: Old Heroes");
    }

    @Test
    void oneGameOfManyIsPlayedByItself() {
        String[] many = {
            "sim", "--games", "3", "--seed", "5", "--dark", "random", "--light", "random"
        };
        assertThat(run(with(many, "--only", "7"))).isZero();
        // the third pair of bots
        assertThat(out.toString()).startsWith("1 game, no error").contains("rookie against random");
    }

    @Test
    void aGameThatIsNotAmongThemIsRefused() {
        for (String other : new String[] {"4", "8"}) {
            assertThat(run("sim", "--games", "3", "--seed", "5", "--only", other)).isEqualTo(2);
            assertThat(err.toString())
                    .contains("--only must be a seed of these games: from 5 to 7.");
        }
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    void decksCanBeDrawnAtRandomFromAllCards() {
        assertThat(run("sim", "--games", "6", "--dark", "random", "--light", "random")).isZero();
        assertThat(out.toString())
                .startsWith("6 games, no error")
                .contains("Random / Random", "Texts that never came up");
    }

    @Test
    void aDeckOfTheWrongSideIsRefused() {
        assertThat(run("sim", "--dark", "old-heroes")).isEqualTo(2);
        assertThat(err.toString()).contains("'old-heroes' is a deck of the Light side");
    }

    @Test
    void anUnknownBotIsRefusedWithTheBotsThereAre() {
        assertThat(run("sim", "--bots", "rookie,ace")).isEqualTo(2);
        assertThat(err.toString())
                .contains("Unknown bot 'ace'. The bots are: random, rookie, veteran, master.");
    }

    @Test
    void oneBotAloneIsRefused() {
        assertThat(run("sim", "--bots", "rookie")).isEqualTo(2);
        assertThat(err.toString()).contains("--bots takes two names");
    }

    @Test
    void noGamesAndNoThreadsAreRefused() {
        assertThat(run("sim", "--games", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--games must be at least 1.");
        assertThat(run("sim", "--threads", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--threads must be from 1 to 1024.");
    }

    @Test
    void helpShowsExamples() {
        assertThat(run("sim", "--help")).isZero();
        assertThat(out.toString()).contains("Examples:").contains("holosite sim --games 1000");
    }

    @Test
    void aFailedGameIsToldWithARecordThatPlaysItAgain() throws Exception {
        new FailedGames(folder, new PrintWriter(err, true)).tell(List.of(failed()));
        Path record = folder.resolve("sim-42.record");
        assertThat(err.toString())
                .contains("Seed 42, Death Squadron over Hoth (random) against")
                .contains("something broke")
                .contains("holosite replay " + record);
        assertThat(Files.readString(record)).contains("seed: 42").contains("Dark pass");
        assertThat(run("replay", record.toString())).isZero();
    }

    @Test
    void whereTheRecordCannotBeWrittenThatIsSaid() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        new FailedGames(file, new PrintWriter(err, true)).tell(List.of(failed()));
        assertThat(err.toString()).contains("The record could not be written to " + file);
    }

    private static SimulationResult.Failed failed() {
        var setup =
                new Setup(
                        DeckArgument.pool().catalog(),
                        DeckArgument.of(Side.DARK).getFirst().forPlay(),
                        DeckArgument.of(Side.LIGHT).getFirst().forPlay());
        return new SimulationResult.Failed(
                new Pairing(setup, BotKind.RANDOM, BotKind.RANDOM),
                42,
                List.of(Answer.PASS),
                new InvariantBroken("something broke"));
    }
}
