package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.cards.AllCards;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import holosite.rules.setup.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotationCommandsTest {
    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String ready(String name) throws IOException {
        try (var in =
                Objects.requireNonNull(
                        AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static final String SCENARIO =
            """
            scenario: Vader has power 6
            turn: Dark, deploy phase
            table:
              Tatooine: Cantina (Dark)
                Darth Vader
            play:
              expect power of Darth Vader is 6
            """;

    // ---- scenario

    @Test
    void cardsThatCouldNotBeWhereTheyLieAreAWarning() throws IOException {
        String odd =
                """
                turn: Dark, deploy phase
                table:
                  Tatooine: Cantina (Dark)
                    Blizzard 2
                    Stormtrooper
                  Tatooine: Mos Eisley (Dark)
                    X-wing
                  Kessel (Dark)
                    Red 1
                      Luke Skywalker (pilot)
                      Han Solo (pilot)
                play:
                  expect Stormtrooper is at Tatooine: Cantina
                """;
        var result = Typed.run("scenario", file("a.scenario", odd));

        assertThat(result.exit()).isZero();
        assertThat(result.err())
                .contains("warning: No text of Blizzard 2 lets it be at or on Tatooine: Cantina")
                .contains("warning: Han Solo has no such seat aboard Red 1")
                .doesNotContain("Stormtrooper", "X-wing");
    }

    @Test
    void aScenarioThatComesTrueIsToldByItsName() throws IOException {
        var result = Typed.run("scenario", file("a.scenario", SCENARIO));

        assertThat(result.exit()).isZero();
        assertThat(result.out()).contains("true    Vader has power 6", "1 of 1 came true");
    }

    @Test
    void aScenarioThatFailsNamesTheLineAndShowsTheTable() throws IOException {
        String wrong = file("b.scenario", SCENARIO.replace("is 6", "is 7"));

        var result = Typed.run("scenario", file("a.scenario", SCENARIO), wrong);

        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).contains("FAILED  " + wrong, "1 of 2 came true");
        assertThat(result.err()).contains(wrong + ", line 7: it is 6, not 7", "Tatooine: Cantina");
    }

    @Test
    void aScenarioThatCannotBeReadIsRefused() throws IOException {
        String wrong = file("c.scenario", SCENARIO.replace("Darth", "Dart"));

        var result = Typed.run("scenario", wrong);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains(wrong + ", line 5", "Darth Vader");
        assertThat(Typed.run("scenario", folder.resolve("none").toString()).err())
                .contains("There is no file");
        assertThat(Typed.run("scenario", folder.toString()).err())
                .contains("is a folder, not a file");
        assertThat(Typed.run("scenario").exit()).isEqualTo(2);
        var claim = Typed.run("scenario", file("d.scenario", SCENARIO + "claims: nothing#1\n"));
        assertThat(claim.exit()).isEqualTo(2);
    }

    // ---- replay

    private static String record(int answers) throws IOException {
        var setup =
                new Setup(
                        DeckArgument.pool().catalog(),
                        DeckNotation.read(ready("death-squadron"), AllCards::all).forPlay(),
                        DeckNotation.read(ready("old-heroes"), AllCards::all).forPlay());
        Game game = Game.start(setup, 5);
        var names = Names.of(game);
        var given = new ArrayList<Answer>();
        while (given.size() < answers && !game.isOver()) {
            Answer answer = new Choices(game, names).least();
            given.add(answer);
            game.answer(answer);
        }
        return RecordNotation.write(GameRecord.of(setup, 5, given));
    }

    @Test
    void aRecordIsPlayedAgainAndTold() throws IOException {
        String record = file("game.record", record(30));

        var result = Typed.run("replay", record);
        assertThat(result.exit()).as(result.err()).isZero();
        assertThat(result.out()).contains("The game goes on after 30 answers");
        assertThat(Typed.run("replay", record, "--lang", "fr").exit()).isZero();
        assertThat(Typed.run("replay", record, "--until", "10").out())
                .contains("The game goes on after 10 answers");
        assertThat(Typed.run("replay", record, "--until", "10", "--table").out())
                .startsWith("turn: ")
                .contains("table:\n", "reserve: ");
    }

    @Test
    void aRecordThatGoesAnotherWayIsToldWhere() throws IOException {
        String changed = record(5).replaceFirst("(?m)^  (Dark|Light) .*$", "  $1 99");
        String record = file("game.record", changed);

        var result = Typed.run("replay", record);

        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.err()).contains(record + ", line ", "99 is not offered");
    }

    @Test
    void aMalformedRecordIsRefused() throws IOException {
        var result = Typed.run("replay", file("x.record", "chess"));

        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("line 1: a game record begins with");
        assertThat(Typed.run("replay", file("y.record", record(3)), "--lang", "de").exit())
                .isEqualTo(2);
        assertThat(Typed.run("replay", file("y.record", record(3)), "--until", "-1").exit())
                .isEqualTo(2);
    }

    // ---- deck

    @Test
    void aLegalDeckIsCalledSo() throws IOException {
        var result = Typed.run("deck", "check", file("a.deck", ready("old-heroes")));

        assertThat(result.exit()).isZero();
        assertThat(result.out()).contains("Tatooine: Old Heroes: legal");
    }

    @Test
    void anIllegalDeckIsToldEveryReason() throws IOException {
        var result = Typed.run("deck", "check", file("a.deck", "side: Dark\n2x Darth Vader\n"));

        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out())
                .contains("not legal", "this one has 2", "The starting location is not named");
    }

    @Test
    void aMisspeltCardIsRefusedWithTheNearest() throws IOException {
        var result = Typed.run("deck", "check", file("a.deck", "2x Darth Vadr\n1x Sens\n"));

        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err())
                .contains("line 1: there is no card 'Darth Vadr'. Did you mean 'Darth Vader'")
                .contains("line 2: there is no card 'Sens'")
                .contains("'Sense'");
    }

    @Test
    void aPlainListBecomesADeckAndBack() throws IOException {
        String list = file("list.txt", "2 Stormtrooper\nDarth Vader\n");

        assertThat(Typed.run("deck", "write", list).out())
                .contains("side: Dark", "2x Stormtrooper (1_194)");
        assertThat(Typed.run("deck", "write", "--plain", list).out())
                .isEqualTo("2x Stormtrooper\n1x Darth Vader\n");
    }
}
