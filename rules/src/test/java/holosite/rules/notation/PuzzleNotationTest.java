package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.Scene;
import holosite.rules.notation.PuzzleGoal.Standing;
import holosite.rules.table.Zone;
import holosite.rules.tell.PuzzleWords;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Puzzles as text, and how a game stands with regard to their goals. */
class PuzzleNotationTest {
    private static final String PUZZLE =
            """
            puzzle: small-puzzle
            theme: drain
            level: 1
            solver: Light
            title: A small puzzle
            title fr: Un petit problème
            about: Dark has little left.
            about fr: Il reste peu au Côté Obscur.
            after: The drain is enough.
            after fr: Le drain suffit.
            goal: win
            turn: Light 6, control phase
            table:
              Tatooine: Cantina (Dark)
                Han Solo
              Tatooine: Mos Eisley (Dark)
                Stormtrooper
            dark:
              hand: Snowtrooper
              reserve: 2x Stormtrooper; nothing else
            light:
              force: 2
              reserve: Wedge Antilles; 5x Rebel Trooper; nothing else
            hint: Who controls the Cantina?
            hint fr: Qui contrôle la Cantina ?
              lit: Tatooine: Cantina
            solution:
              key Light: drain at Tatooine: Cantina
              Dark: Reserve Deck
              Dark: Reserve Deck
            trap: Too late.
            trap fr: Trop tard.
              Light: pass
            """;

    private static Puzzle read(String text) {
        return PuzzleNotation.read(text, AllCards::all);
    }

    private static Puzzle aiming(String goals, String before) {
        return read(PUZZLE.replace("goal: win", goals).replace(SOLUTION, before));
    }

    private static final String SOLUTION =
            """
              key Light: drain at Tatooine: Cantina
              Dark: Reserve Deck
              Dark: Reserve Deck
            """;

    @Test
    void aPuzzleIsReadWithItsWordsAndItsSolution() {
        Puzzle puzzle = read(PUZZLE);

        assertThat(puzzle.id()).isEqualTo("small-puzzle");
        assertThat(puzzle.theme()).isEqualTo(Puzzle.Theme.DRAIN);
        assertThat(puzzle.solver()).isEqualTo(Side.LIGHT);
        assertThat(puzzle.title()).isEqualTo(new Words("A small puzzle", "Un petit problème"));
        assertThat(puzzle.hints()).hasSize(1);
        assertThat(puzzle.hints().getFirst().lit()).isPresent();
        assertThat(puzzle.solution()).hasSize(3);
        assertThat(puzzle.solution().getFirst().key()).isTrue();
        assertThat(puzzle.solution().getLast().key()).isFalse();
        assertThat(puzzle.traps()).hasSize(1);
        assertThat(puzzle.begin().cards(Side.DARK, Zone.HAND)).hasSize(1);
        assertThat(puzzle.begin().cards(Side.LIGHT, Zone.RESERVE_DECK)).hasSize(6);
    }

    @Test
    void theGoalIsSaidInBothLanguages() {
        Puzzle one = read(PUZZLE);
        assertThat(PuzzleWords.goal(one, Language.EN)).isEqualTo("Win the game this turn.");
        assertThat(PuzzleWords.goal(one, Language.FR))
                .isEqualTo("Gagnez la partie pendant ce tour.");
        Puzzle two = aiming("by: next turn\ngoal: survive\ngoal: keep Han Solo", SOLUTION);
        assertThat(PuzzleWords.goal(two, Language.EN))
                .isEqualTo(
                        "Do not lose the game, and keep Han Solo on the table until your"
                                + " opponent's next turn ends.");
        assertThat(PuzzleWords.goal(two, Language.FR)).contains("et gardez Han Solo");
    }

    @Test
    void winningIsReachedWhenTheGameIsWonAndMissedWhenTheTurnEnds() {
        Puzzle puzzle = read(PUZZLE);
        Scene won = Scene.of(puzzle.start());

        assertThat(puzzle.goal().standing(won.game())).isEqualTo(Standing.OPEN);
        won.drainAt("Tatooine: Cantina").lose("Reserve Deck").lose("Reserve Deck");
        assertThat(puzzle.goal().standing(won.game())).isEqualTo(Standing.SOLVED);

        Scene passed = Scene.of(puzzle.start()).endTurn();
        assertThat(puzzle.goal().standing(passed.game())).isEqualTo(Standing.FAILED);
    }

    @Test
    void forceTakenIsCountedInLifeForce() {
        Puzzle puzzle = aiming("goal: take 2 Force", SOLUTION);
        Scene one = Scene.of(puzzle.start());
        one.drainAt("Tatooine: Cantina").lose("Snowtrooper");

        assertThat(puzzle.goal().standing(one.game())).isEqualTo(Standing.OPEN);
        one.endTurn();
        assertThat(puzzle.goal().standing(one.game())).isEqualTo(Standing.FAILED);
    }

    @Test
    void aCardIsKeptIfItIsOnTheTableAtTheEnd() {
        Puzzle kept = aiming("goal: keep Han Solo", "  Light: pass\n");
        Scene scene = Scene.of(kept.start());

        assertThat(kept.goal().standing(scene.game())).isEqualTo(Standing.OPEN);
        scene.endTurn();
        assertThat(kept.goal().standing(scene.game())).isEqualTo(Standing.SOLVED);

        Puzzle absent = aiming("goal: keep Snowtrooper", "  Light: pass\n");
        assertThat(absent.goal().standing(Scene.of(absent.start()).endTurn().game()))
                .isEqualTo(Standing.FAILED);
    }

    @Test
    void whatMayNotBeLostIsMissedAtOnce() {
        Puzzle puzzle =
                read(
                        PUZZLE.replace("solver: Light", "solver: Dark")
                                .replace("goal: win", "goal: lose at most 1 Force")
                                .replace("2x Stormtrooper", "4x Stormtrooper"));
        Scene scene = Scene.of(puzzle.start());
        scene.drainAt("Tatooine: Cantina").lose("Reserve Deck");

        assertThat(puzzle.goal().standing(scene.game())).isEqualTo(Standing.OPEN);
        scene.lose("Reserve Deck");
        assertThat(puzzle.goal().standing(scene.game())).isEqualTo(Standing.FAILED);
    }

    @Test
    void whoeverHasLostTheGameHasMissedEveryGoal() {
        Puzzle puzzle =
                read(
                        PUZZLE.replace("solver: Light", "solver: Dark")
                                .replace("goal: win", "goal: control Tatooine: Mos Eisley"));
        Scene scene = Scene.of(puzzle.start());
        scene.drainAt("Tatooine: Cantina").lose("Reserve Deck").lose("Reserve Deck");

        assertThat(puzzle.goal().standing(scene.game())).isEqualTo(Standing.FAILED);
        assertThat(puzzle.goal().standing(Scene.of(puzzle.start()).endTurn().game()))
                .isEqualTo(Standing.SOLVED);
    }

    @Test
    void aLineThatIsWrongIsNamed() {
        for (List<String> wrong :
                List.of(
                        List.of("goal: win", "goal: be happy", "line 11", "take 6 Force"),
                        List.of("goal: win", "goal: keep Jar Jar", "line 11", "Jar Jar"),
                        List.of("theme: drain", "theme: love", "line 2", "forfeit"),
                        List.of("level: 1", "level: 9", "line 3", "hard"),
                        List.of("title fr: Un petit problème\n", "", "line 5", "both languages"),
                        List.of("hint fr: Qui contrôle la Cantina ?", "", "line", "hint"),
                        List.of("  Light: pass", "  stack Dark 3", "line 33", "reserve"),
                        List.of("drain at Tatooine: Cantina", "draw", "line 28", "not offered"))) {
            assertThatThrownBy(() -> read(PUZZLE.replace(wrong.get(0), wrong.get(1))))
                    .isInstanceOf(MalformedText.class)
                    .hasMessageContaining(wrong.get(2))
                    .hasMessageContaining(wrong.get(3));
        }
    }
}
