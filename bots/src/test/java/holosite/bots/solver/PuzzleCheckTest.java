package holosite.bots.solver;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleNotation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search on small tables whose answer is plain, and what it says of puzzles that are wrong. */
class PuzzleCheckTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());

    /** Either of two cards pays the attrition; only one of them also pays all the damage. */
    private static final String FORFEIT =
            """
            puzzle: which-of-them
            theme: forfeit
            level: 1
            solver: Light
            title: Which of them
            title fr: Lequel
            about: Lose the right one.
            about fr: Perdez le bon.
            after: So it is.
            after fr: C'est cela.
            goal: survive
            turn: Dark 7, battle phase
            table:
              Tatooine: Lars' Moisture Farm (Dark)
                Darth Vader
                Admiral Motti
                2x Stormtrooper
                Owen Lars
                Beru Lars
            dark:
              force: 1
              reserve: Colonel Wullf Yularen; 5x Stormtrooper; nothing else
            light:
              reserve: 1x Rebel Trooper; nothing else
            hint: Look.
            hint fr: Regardez.
            solution:
              Dark: battle at Tatooine: Lars' Moisture Farm
              Dark: yes
              Light: yes
              Dark: forfeit Stormtrooper
              Light: forfeit Beru Lars
              Light: forfeit Owen Lars
            """;

    private static final String DRAIN =
            """
            puzzle: one-drain
            theme: drain
            level: 1
            solver: Light
            title: One drain
            title fr: Un drain
            about: Win.
            about fr: Gagnez.
            after: So it is.
            after fr: C'est cela.
            goal: win
            turn: Light 6, control phase
            table:
              Tatooine: Cantina (Dark)
                Han Solo
            dark:
              hand: 2x Snowtrooper
              reserve: 2x Stormtrooper; nothing else
            light:
              force: 2
              reserve: 5x Rebel Trooper; nothing else
            hint: Look.
            hint fr: Regardez.
            solution:
              key Light: drain at Tatooine: Cantina
            """;

    private static Puzzle read(String text) {
        return PuzzleNotation.read(text, CARDS);
    }

    private static Verdict verdict(String text) {
        Puzzle puzzle = read(text);
        return new PuzzleSolver(puzzle.goal(), 100_000).solve(puzzle.start());
    }

    private static final String NO_HAND = DRAIN.replace("  hand: 2x Snowtrooper\n", "");

    @Test
    void aDrainWinsUnlessTheOpponentCanLoseWhatHeHolds() {
        assertThat(verdict(NO_HAND)).isEqualTo(Verdict.WON);
        assertThat(verdict(DRAIN)).isEqualTo(Verdict.LOST);
        String guarded =
                NO_HAND.replace("    Han Solo\n", "    Han Solo\n    Stormtrooper\n")
                        .replace("key Light: drain at Tatooine: Cantina", "Light: pass");
        assertThat(verdict(guarded)).isEqualTo(Verdict.LOST);
    }

    @Test
    void aSolutionThatNeedsTheOpponentsHelpIsRefused() {
        assertThat(PuzzleCheck.of(read(NO_HAND)).faults()).isEmpty();
        assertThat(PuzzleCheck.of(read(DRAIN)).faults())
                .singleElement()
                .asString()
                .contains("'drain at Tatooine: Cantina' does not work");
    }

    @Test
    void theOrderOfForfeitsIsFound() {
        Puzzle puzzle = read(FORFEIT);
        Game game = puzzle.start();
        for (Puzzle.Played played : puzzle.solution().subList(0, 4)) {
            game.answer(game.decision().meant(played.answer()));
        }
        List<Answer> right = new PuzzleSolver(puzzle.goal(), 100_000).leadingTo(game, Verdict.WON);

        assertThat(right)
                .extracting(new Choices(game, Names.of(game))::words)
                .containsExactly("forfeit Beru Lars");
    }

    @Test
    void aSolutionWithTheWrongForfeitIsRefused() {
        String wrong =
                FORFEIT.replace("Light: forfeit Beru Lars\n", "Light: forfeit Owen Lars\n")
                        .replaceFirst("(?s)(forfeit Owen Lars\n).*", "$1");
        assertThat(PuzzleCheck.of(read(wrong)).faults())
                .anyMatch(fault -> fault.contains("'forfeit Owen Lars' does not work"));
    }

    @Test
    void aKeyThatIsNotNeededIsRefused() {
        String two =
                NO_HAND.replace(
                        "dark:\n", "  Tatooine: Mos Eisley (Dark)\n    Leia Organa\ndark:\n");
        assertThat(PuzzleCheck.of(read(two)).faults())
                .anyMatch(fault -> fault.contains("not needed"));
    }

    @Test
    void aTrapThatSolvesThePuzzleIsRefused() {
        String trap = "trap: No.\ntrap fr: Non.\n  Light: %s\n";
        assertThat(PuzzleCheck.of(read(NO_HAND + trap.formatted("pass"))).faults()).isEmpty();
        assertThat(
                        PuzzleCheck.of(read(NO_HAND + trap.formatted("drain at Tatooine: Cantina")))
                                .faults())
                .singleElement()
                .asString()
                .contains("a trap solves it");
    }

    @Test
    void aSolutionThatMissesTheGoalIsToldOneThatReachesIt() {
        String wrong = NO_HAND.replace("key Light: drain at Tatooine: Cantina", "Light: pass");
        assertThat(PuzzleCheck.of(read(wrong)).faults())
                .anyMatch(
                        fault ->
                                fault.contains("'pass' does not work")
                                        && fault.contains("Light: drain at Tatooine: Cantina"));
    }

    @Test
    void aPuzzleWithoutKeyOrTrapShowsNothing() {
        assertThat(PuzzleCheck.of(read(NO_HAND.replace("key ", ""))).faults())
                .singleElement()
                .asString()
                .contains("not trivial");
    }

    @Test
    void aSearchThatIsTooShortDecidesNothing() {
        Puzzle puzzle = read(FORFEIT);
        assertThat(new PuzzleSolver(puzzle.goal(), 3).solve(puzzle.start()))
                .isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void theSearchLeavesTheGameAsItIs() {
        Puzzle puzzle = read(FORFEIT);
        Game game = puzzle.start();
        new PuzzleSolver(puzzle.goal(), 100_000).solve(game);
        assertThat(game).isEqualTo(puzzle.start());
    }
}
