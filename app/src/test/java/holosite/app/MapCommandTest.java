package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.kit.Scene;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.PositionNotation;
import holosite.rules.notation.RecordNotation;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapCommandTest {
    private static final String POSITION =
            """
            turn: Dark, deploy phase
            table:
              Tatooine: Cantina (Dark)
                Darth Vader
            dark:
              hand: Stormtrooper
              force: 4
            """;

    private static final String SCENARIO =
            POSITION
                    + """
                    play:
                      Dark: deploy Stormtrooper
                      expect Stormtrooper is at Tatooine: Cantina
                    """;

    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    // ---- what can be drawn

    @Test
    void aPositionIsDrawnAtTheTerminal() throws IOException {
        var result = Typed.run("map", file("a.position", POSITION));

        assertThat(result.exit()).isZero();
        assertThat(result.out()).contains("── Cantina", "Darth Vader 6/6/8", "Hand: Stormtrooper");
    }

    @Test
    void aFileThatEndsInSvgBecomesAPicture() throws IOException {
        Path out = folder.resolve("a.svg");

        var result = Typed.run("map", file("a.position", POSITION), "-o", out.toString());

        assertThat(result.exit()).isZero();
        assertThat(result.out()).isEmpty();
        assertThat(out).content().startsWith("<svg ").endsWith("</svg>\n").contains("Darth Vader");
        assertThat(Typed.run("map", file("a.position", POSITION), "--as", "svg").out())
                .isEqualTo(Files.readString(out));
    }

    @Test
    void textCanGoToAFileToo() throws IOException {
        Path out = folder.resolve("a.txt");

        assertThat(Typed.run("map", file("a.position", POSITION), "-o", out.toString()).exit())
                .isZero();
        assertThat(out).content().contains("── Cantina").doesNotContain("\u001b");
    }

    @Test
    void aScenarioIsDrawnAtItsEndOrAfterSoManyLines() throws IOException {
        String scenario = file("a.scenario", SCENARIO);

        assertThat(Typed.run("map", scenario).out()).contains("  Stormtrooper 1/1/2");
        assertThat(Typed.run("map", scenario, "--at", "0").out())
                .contains("Hand: Stormtrooper")
                .doesNotContain("  Stormtrooper 1/1/2");
    }

    @Test
    void aSavedGameIsDrawn() throws IOException {
        Scene scene = PositionNotation.read(POSITION, AllCards::all);

        var result = Typed.run("map", file("a.game", SavedGame.write(scene.game())));

        assertThat(result.exit()).isZero();
        assertThat(result.out()).contains("Darth Vader 6/6/8");
    }

    @Test
    void aGameSavedByOtherRulesIsDrawnWithANote() throws IOException {
        String saved = SavedGame.write(PositionNotation.read(POSITION, AllCards::all).game());
        String other = saved.replaceFirst("(?m)^rules: .*$", "rules: 0.0.9");

        var result = Typed.run("map", file("other.game", other));

        assertThat(result.exit()).isZero();
        assertThat(result.out()).contains("Darth Vader 6/6/8");
        assertThat(result.err()).contains("was saved by rules 0.0.9");
    }

    @Test
    void aRecordIsDrawnAtAnyDecision() throws IOException {
        var setup =
                new Setup(
                        DeckArgument.pool().catalog(),
                        DeckArgument.of(Side.DARK).getFirst().forPlay(),
                        DeckArgument.of(Side.LIGHT).getFirst().forPlay());
        var game = Game.start(setup, 7);
        var answers = new ArrayList<Answer>();
        while (game.turn().number() < 3) {
            Answer answer = new Choices(game, Names.of(game)).least();
            answers.add(answer);
            game.answer(answer);
        }
        String record = file("a.record", RecordNotation.write(GameRecord.of(setup, 7, answers)));

        assertThat(Typed.run("map", record).out()).contains("Turn 3");
        assertThat(Typed.run("map", record, "--at", "0", "--side", "light").out())
                .contains("Turn 1", "As the Light Side sees it");
        var beyond = Typed.run("map", record, "--at", "9999");
        assertThat(beyond.exit()).isEqualTo(2);
        assertThat(beyond.err())
                .contains("has " + answers.size() + " answers: --at takes a number from 0 to");
    }

    @Test
    void itSpeaksFrench() throws IOException {
        assertThat(Typed.run("map", file("a.position", POSITION), "--lang", "fr").out())
                .contains("Tour 3 · côté obscur · phase de déploiement")
                .contains("intérieur, contrôlé par le côté obscur");
    }

    @Test
    void theDocumentationShowsWhatIsDrawn() throws IOException {
        Path examples = ProjectFolder.ours().resolve("docs/examples");
        Path out = folder.resolve("galaxy.svg");

        Typed.run("map", examples.resolve("galaxy.position").toString(), "-o", out.toString());

        assertThat(out)
                .as("draw docs/examples/galaxy.svg again with the command in galaxy.position")
                .hasSameTextualContentAs(examples.resolve("galaxy.svg"));
    }

    // ---- what cannot

    private static void refused(Typed result, String message) {
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains(message).doesNotContain("\tat ");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        refused(Typed.run("map", "nowhere.position"), "There is no file nowhere.position");
    }

    @Test
    void aMistakeIsNamedByItsLine() throws IOException {
        String wrong = file("b.position", POSITION.replace("Darth", "Dart"));

        refused(Typed.run("map", wrong), wrong + ", line 4: There is no card 'Dart Vader'.");
    }

    @Test
    void aScenarioThatFailsOnTheWayIsNamedByItsLine() throws IOException {
        String wrong = file("b.scenario", SCENARIO.replace("hand: Storm", "lost: Storm"));

        refused(Typed.run("map", wrong), wrong + ", line 9: 'deploy Stormtrooper' is not offered");
    }

    @Test
    void whatIsAskedForMustMakeSense() throws IOException {
        String position = file("a.position", POSITION);

        refused(Typed.run("map", position, "--colour"), "Unknown option: '--colour'");
        refused(Typed.run("map"), "Missing required parameter: 'FILE'");
        refused(
                Typed.run("map", position, "--as", "png"),
                "A map is drawn as svg or text, not 'png'");
        refused(
                Typed.run("map", position, "--side", "grey"),
                "No side 'grey': dark, light or both");
        refused(Typed.run("map", position, "--lang", "de"), "No language 'de': en or fr");
        refused(Typed.run("map", position, "--at", "3"), "--at is for game records and scenarios");
        refused(
                Typed.run("map", file("a.scenario", SCENARIO), "--at", "-1"),
                "has 2 lines of play: --at takes a number from 0 to 2");
    }

    @Test
    void whereNothingCanBeWrittenItSaysSo() throws IOException {
        String position = file("a.position", POSITION);
        String nowhere = folder.resolve("no/such/folder.svg").toString();

        refused(
                Typed.run("map", position, "-o", nowhere),
                nowhere + " cannot be written: there is no such folder");
        refused(
                Typed.run("map", position, "-o", folder.toString()),
                folder + " is a folder, not a file");
    }
}
