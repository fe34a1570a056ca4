package holosite.server.replay;

import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import holosite.server.table.game.PlayedGame;
import java.util.ArrayList;

/**
 * A finished game as a game record, as far as today's rules lead through it. At a table a player
 * may want to be asked even where he can do nothing; a record has no such stops, so the passes
 * given there are left out, and the game stays the same.
 */
public final class ReplayRecord {
    private ReplayRecord() {}

    public static String write(PlayedGame played) {
        var answers = new ArrayList<Answer>();
        int[] steps = {played.gaps().stream().findFirst().orElse(played.steps())};
        played.replay(
                step -> {
                    if (steps[0]-- > 0 && step.answer().isPresent() && !isIdle(step.game())) {
                        answers.add(step.meant().orElseThrow());
                    }
                });
        return RecordNotation.write(GameRecord.of(played.setup(), played.seed(), answers));
    }

    /** Whether the player is asked although he can only pass. */
    private static boolean isIdle(Game game) {
        return game.view(game.decision().player())
                .question()
                .filter(question -> question.mayPass() && question.choices().isEmpty())
                .isPresent();
    }
}
