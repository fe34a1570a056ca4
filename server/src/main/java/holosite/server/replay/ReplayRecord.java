package holosite.server.replay;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.RecordNotation;
import holosite.server.table.game.PlayedGame;
import java.util.ArrayList;

/**
 * A finished game as a game record, as far as today's rules lead through it; where they do not, its
 * last line says so. At a table a player may want to be asked even where he can do nothing; a
 * record has no such stops, so the passes given there are left out, and the game stays the same.
 */
public final class ReplayRecord {
    private ReplayRecord() {}

    /** Writes the record of a game that began with two decks. */
    public static String write(PlayedGame played, Language language) {
        var answers = new ArrayList<Answer>();
        int[] steps = {played.gaps().stream().findFirst().orElse(played.steps())};
        played.replay(
                step -> {
                    if (steps[0]-- > 0 && step.answer().isPresent() && !isIdle(step.game())) {
                        answers.add(step.meant().orElseThrow());
                    }
                });
        String record = RecordNotation.write(GameRecord.of(played.setup(), played.seed(), answers));
        return played.isWhole() ? record : record + "# " + endsHere(language) + "\n";
    }

    private static String endsHere(Language language) {
        return new Prose(language)
                .say(
                        "The record ends here, but the game did not: it was played under other rules,"
                                + " and today's do not lead on from here.",
                        "La notation s'arrête ici, mais pas la partie\u00a0: elle a été jouée sous"
                                + " d'autres règles, et celles d'aujourd'hui ne mènent pas plus loin.");
    }

    /** Whether the player is asked although he can only pass. */
    private static boolean isIdle(Game game) {
        return game.view(game.decision().player())
                .question()
                .filter(question -> question.mayPass() && question.choices().isEmpty())
                .isPresent();
    }
}
