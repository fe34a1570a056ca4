package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.state.GameState;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A phase being played: the turn player has the first action, then players take turns; two passes
 * in a row end it.
 */
public record PhaseLoop(int passes, Side player) implements Alternation {
    private static final List<PhaseLoop> DARK = all(Side.DARK);
    private static final List<PhaseLoop> LIGHT = all(Side.LIGHT);

    private static List<PhaseLoop> all(Side player) {
        return IntStream.rangeClosed(0, 2)
                .mapToObj(passes -> new PhaseLoop(passes, player))
                .toList();
    }

    /** A phase as it begins: nobody has passed, and this player has the first action. */
    public static PhaseLoop of(Side player) {
        return of(0, player);
    }

    /** There are but six of them, and every action of a game needs two. */
    private static PhaseLoop of(int passes, Side player) {
        return (player == Side.DARK ? DARK : LIGHT).get(passes);
    }

    @Override
    public void run(GameState game) {
        goOn(game);
    }

    @Override
    public PhaseLoop at(int passed, Side next) {
        return of(passed, next);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        return game.book().inPhase(game, asked);
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return ActPrompt.PhaseAction.in(game.turn().phase());
    }

    @Override
    public boolean stopsFor(GameState game, Side asked) {
        return game.stopsFor(asked);
    }
}
