package holosite.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import holosite.rules.setup.Setup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game at the terminal, typed in. */
class TerminalGameTest {
    private static final int WIDTH = 100;
    private static final Seating DARK = new Seating(Optional.of(Side.DARK), BotKind.ROOKIE);

    @TempDir private Path folder;

    private static Setup.PlayerDeck deck(String name) {
        try (InputStream in =
                Objects.requireNonNull(
                        AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck"))) {
            return DeckNotation.read(
                            new String(in.readAllBytes(), StandardCharsets.UTF_8), AllCards::all)
                    .forPlay();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GameHistory game() {
        return new GameHistory(
                new Setup(
                        DeckArgument.pool().catalog(),
                        deck("mos-eisley-manhunt"),
                        deck("old-heroes")),
                7);
    }

    private Path file() {
        return folder.resolve("game.record");
    }

    private static String type(
            GameHistory played, Seating seating, Language language, Path file, String... lines) {
        var out = new StringWriter();
        try {
            new TerminalGame(
                            played,
                            seating,
                            language,
                            new Screen(new PrintWriter(out), WIDTH, false, false),
                            new BufferedReader(new StringReader(String.join("\n", lines) + "\n")),
                            new RecordAutoSave(file),
                            AllCards::all)
                    .run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private String type(String... lines) {
        return type(game(), DARK, Language.EN, file(), lines);
    }

    private GameHistory resumed() {
        try {
            return GameHistory.resume(
                    RecordNotation.read(Files.readString(file()), AllCards::all), DARK.you());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aGameBeginsWithTheTableTheHandAndAQuestion() {
        assertThat(type())
                .contains(
                        "You are the Dark Side.",
                        "── Tatooine: Mos Eisley ─",
                        "Dark Side (you): Life Force 51 = Reserve Deck 51",
                        "Your activate phase. 4 Force left to activate. What do you do?",
                        "   1  Activate 1 Force",
                        "   0  Pass");
    }

    @Test
    void noLineIsWiderThanTheScreen() {
        assertThat(type("activate all", "pass", "help", "why", "table", "log").lines())
                .filteredOn(line -> !line.contains("--resume"))
                .allMatch(line -> line.length() <= WIDTH);
    }

    @Test
    void forceIsActivatedSeveralAtATime() {
        assertThat(type("activate 3")).contains("· You activate 3 Force.").contains("1 Force left");
        assertThat(type("activate all")).contains("· You activate 4 Force.");
    }

    @Test
    void undoTakesTheWholeLastChoiceBack() {
        var played = game();
        type(played, DARK, Language.EN, file(), "activate 3", "undo");
        assertThat(played.answers()).isZero();
        assertThat(played.game().turn().generation()).isEqualTo(4);
        assertThat(type("undo")).contains("There is nothing to undo.");
    }

    @Test
    void whatWasNotOfferedIsRefusedAndAskedAgain() {
        var played = game();
        String out = type(played, DARK, Language.EN, file(), "99", "1 1", "nonsense", "", "draw 2");
        assertThat(out)
                .contains(
                        "Type a number from 1 to 1, or pass",
                        "'nonsense' is no command. Type a number, or help.",
                        "That is not offered now.");
        assertThat(played.answers()).isZero();
    }

    @Test
    void aGameThatWasLeftGoesOnWhereItWas() {
        var played = game();
        type(played, DARK, Language.EN, file(), "activate all", "pass");
        var again = resumed();
        assertThat(again.game()).isEqualTo(played.game());
        assertThat(again.answers()).isEqualTo(played.answers());
        assertThat(again.undo()).isTrue();
    }

    @Test
    void theRecordTellsWhoPlayedWhat() throws IOException {
        type("activate all");
        assertThat(Seating.of(Files.readString(file()))).contains(DARK);
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldOnceAndTheGameGoesOn() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "not a folder");
        var played = game();
        Path elsewhere = folder.resolve("elsewhere/game.record");
        String out =
                type(
                        played,
                        DARK,
                        Language.EN,
                        taken.resolve("game.record"),
                        "activate 1",
                        "activate 1",
                        "save " + elsewhere);
        assertThat(out).containsOnlyOnce("The game cannot be saved").contains("Saved, from now on");
        assertThat(elsewhere).exists();
        assertThat(played.game().turn().generation()).isEqualTo(2);
    }

    @Test
    void nobodyLeavesAnUnsavedGameUnawares() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "not a folder");
        Path nowhere = taken.resolve("game.record");
        Path kept = folder.resolve("kept.record");
        assertThat(type(game(), DARK, Language.EN, nowhere, "quit", "save " + kept, "quit"))
                .contains("Type save FILE to keep it, or quit again to lose it.")
                .endsWith("holosite terminal --resume " + kept + System.lineSeparator());
        assertThat(type(game(), DARK, Language.EN, nowhere, "quit", "quit"))
                .endsWith("The game is not saved." + System.lineSeparator());
    }

    @Test
    void aNumberExplainsItself() {
        assertThat(type("why"))
                .contains(
                        "Total Force generation 4 = 1 by the rules + 2 Tatooine: Mos Eisley + 1"
                                + " Tatooine: Lars' Moisture Farm");
        assertThat(type("why mos eisley")).contains("Dark Side: Force drain 1 = 1 in Force icons");
    }

    @Test
    void whatLiesOnASideOfTheTableIsRefusedThere() {
        var played =
                new GameHistory(
                        new Setup(
                                DeckArgument.pool().catalog(),
                                deck("imperial-blockade"),
                                deck("old-heroes")),
                        1);
        assertThat(type(played, DARK, Language.EN, file(), "pass", "why not astromech"))
                .contains("Effects: Astromech Shortage (3)")
                .contains("The opponent's side of the table:")
                .contains("It takes 3 Force, and you have 0.")
                .doesNotContain("A card of this kind does not deploy there.");
    }

    @Test
    void aRefusalNamesTheRule() {
        assertThat(type("why not boba fett mos eisley"))
                .contains("Deploy it:\n  Cards deploy in the deploy phase. (see: Deploy phase)");
        assertThat(type("why not vadr")).contains("You see no card named 'vadr'.");
    }

    @Test
    void aCardIsShownByPartOfItsTitle() {
        assertThat(type("card garindan")).contains("Garindan").contains("Character");
    }

    @Test
    void everythingIsSaidInFrenchToo() {
        assertThat(
                        type(
                                game(),
                                DARK,
                                Language.FR,
                                file(),
                                "activer tout",
                                "aide",
                                "pourquoi",
                                "pourquoi pas boba fett mos eisley",
                                "bêtise",
                                "quitter"))
                .contains(
                        "Vous êtes le côté obscur.",
                        "Votre phase d'activation. Encore 4 points de Force à activer.",
                        "· Vous activez 4 points de Force.",
                        "Génération de Force totale 4 = 1 selon les règles",
                        "Les cartes se déploient pendant la phase de déploiement.",
                        "« bêtise » n'est pas une commande.",
                        "La partie vous attend.");
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "ROOKIE"})
    void aBotThatWasAwayAnswersAsIfItHadStayed(BotKind kind) {
        var played = game();
        var seating = new Seating(Optional.empty(), kind);
        var stayed = new TerminalBots(seating, AllCards::all, played.record());
        for (int i = 0; i < 400 && !played.game().isOver(); i++) {
            var answer = stayed.asked(played.game());
            if (i % 50 == 49) {
                var back = new TerminalBots(seating, AllCards::all, played.record());
                assertThat(back.asked(played.game())).as("answer " + i).isEqualTo(answer);
            }
            played.answer(answer);
        }
        assertThat(played.answers()).isGreaterThan(100);
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "ROOKIE"})
    void aChoiceTakenBackLeavesTheBotAsItWas(BotKind kind) {
        var seating = new Seating(Optional.of(Side.DARK), kind);
        var straight = game();
        type(straight, seating, Language.EN, file(), choices(60, ""));
        var around = game();
        type(around, seating, Language.EN, file(), choices(40, "undo undo"));

        assertThat(around.answers()).isBetween(20, straight.answers() - 1);
        assertThat(straight.record().replies()).startsWith(replies(around));
    }

    /** The first choice so many times, then these commands, then as many times again. */
    private static String[] choices(int times, String commands) {
        var lines = new ArrayList<>(Collections.nCopies(times, "1"));
        for (String command : commands.split(" ", -1)) {
            if (!command.isEmpty()) {
                lines.add(command);
            }
        }
        int back = lines.size() - times;
        lines.addAll(Collections.nCopies(back, "1"));
        return lines.toArray(String[]::new);
    }

    private static GameRecord.Reply[] replies(GameHistory played) {
        return played.record().replies().toArray(GameRecord.Reply[]::new);
    }

    @Test
    void twoBotsPlayAWholeGameToBeWatched() {
        var nobody = new Seating(Optional.empty(), BotKind.ROOKIE);
        var played = game();
        String out = type(played, nobody, Language.EN, file());
        assertThat(played.game().isOver()).isTrue();
        assertThat(out).containsPattern("(Dark|Light) Side wins\\.").doesNotContain("(you)");
    }
}
