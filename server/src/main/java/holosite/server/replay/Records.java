package holosite.server.replay;

import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import holosite.server.table.PlayedGame;

import java.util.ArrayList;

/**
 * A game as a record. At a table a player may ask to be stopped where he can do nothing; a record
 * knows no such stops, so that the passes given there are left out: the game goes the same way.
 */
final class Records {
    private Records() {}

    static String write(PlayedGame played) {
        var answers = new ArrayList<Answer>();
        played.answers(
                (game, answer) -> {
                    if (!isIdle(game)) {
                        answers.add(answer);
                    }
                });
        return RecordNotation.write(GameRecord.of(played.setup(), played.seed(), answers));
    }

    /** Whether the player is asked although there is nothing he could do. */
    private static boolean isIdle(Game game) {
        return game.view(game.decision().player())
                .question()
                .filter(question -> question.mayPass() && question.choices().isEmpty())
                .isPresent();
    }
}
