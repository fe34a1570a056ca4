package holosite.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.solver.PuzzleCheck;
import holosite.cards.AllCards;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleNotation;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The puzzles that come with the game, each proved by search. */
class PuzzlesTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());

    static List<String> names() {
        return Puzzles.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySolutionWorksAgainstEveryReply(String name) {
        Puzzle puzzle = PuzzleNotation.read(Puzzles.text(name), CARDS);

        assertThat(puzzle.id()).isEqualTo(name);
        assertThat(PuzzleCheck.of(puzzle).faults()).isEmpty();
    }

    @Test
    void thereIsSomethingForEverybody() {
        List<Puzzle> all = new Puzzles(CARDS).all().stream().map(Puzzles.Written::puzzle).toList();

        assertThat(all).hasSizeGreaterThanOrEqualTo(20);
        var themes = new HashSet<Puzzle.Theme>();
        var levels = new HashSet<Integer>();
        for (Puzzle puzzle : all) {
            themes.add(puzzle.theme());
            levels.add(puzzle.level());
        }
        assertThat(themes).containsExactlyInAnyOrder(Puzzle.Theme.values());
        assertThat(levels).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(all).extracting(Puzzle::level).isSorted();
    }
}
