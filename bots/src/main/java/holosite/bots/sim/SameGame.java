package holosite.bots.sim;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import java.util.ArrayList;
import java.util.List;

/** Whether two games are the same, to the rules and to both players, and stay so. */
final class SameGame {
    private static final int ANSWERS = 6;

    private SameGame() {}

    static void expect(Game one, Game other, String what) {
        InvariantBroken.unless(one.equals(other), what + ": the games are not equal");
        InvariantBroken.unless(one.hashCode() == other.hashCode(), what + ": the hashes differ");
        for (Side side : Side.values()) {
            InvariantBroken.unless(
                    one.view(side).equals(other.view(side)),
                    what + ": " + side + " sees something else");
        }
    }

    /** Plays a few answers on a game that is not needed any more. */
    static List<Answer> playOn(Game game, long seed) {
        var bot = new RandomBot(seed);
        var answers = new ArrayList<Answer>();
        while (!game.isOver() && answers.size() < ANSWERS) {
            Answer answer = Bot.asked(bot, game);
            answers.add(answer);
            game.answer(answer);
        }
        return answers;
    }

    static void replay(Game game, List<Answer> answers, String what) {
        for (Answer answer : answers) {
            InvariantBroken.unless(
                    !game.isOver() && game.decision().accepts(answer),
                    what + ": the same answers are not offered any more");
            game.answer(answer);
        }
    }
}
