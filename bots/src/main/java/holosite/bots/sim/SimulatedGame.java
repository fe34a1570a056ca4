package holosite.bots.sim;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.SplittableRandom;

/** Plays one game between two bots from its seed to its end, and checks the invariants. */
public final class SimulatedGame {
    /**
     * A game with more turns than this is broken off. No rule ends a game in which nothing is lost.
     */
    static final int MOST_TURNS = 500;

    /** A turn that takes more decisions than this will not end: the rules go round in a circle. */
    static final int MOST_DECISIONS_A_TURN = 5_000;

    private SimulatedGame() {}

    public static SimulationResult play(
            Pairing pairing, long seed, CardPool cards, InvariantChecks checks) {
        return play(pairing, seed, cards, checks, MOST_TURNS);
    }

    static SimulationResult play(
            Pairing pairing, long seed, CardPool cards, InvariantChecks checks, int mostTurns) {
        var answers = new ArrayList<Answer>();
        try {
            Game game = Game.start(pairing.setup(), seed);
            if (!checks.any()) {
                game.quiet();
            }
            Bot dark = pairing.bot(Side.DARK, cards, seed);
            Bot light = pairing.bot(Side.LIGHT, cards, seed);
            var chance = new SplittableRandom(~seed);
            int turn = 0;
            int atTurn = 0;
            while (!game.isOver()) {
                if (game.turn().number() != turn) {
                    turn = game.turn().number();
                    atTurn = answers.size();
                }
                if (turn > mostTurns) {
                    return new SimulationResult.Undecided(pairing, turn, answers.size());
                }
                InvariantBroken.unless(
                        answers.size() - atTurn < MOST_DECISIONS_A_TURN,
                        "a turn does not end after " + MOST_DECISIONS_A_TURN + " decisions");
                checks.at(game, chance);
                Bot asked = game.decision().player() == Side.DARK ? dark : light;
                Answer answer = Bot.asked(asked, game);
                answers.add(answer);
                game.answer(answer);
            }
            return new SimulationResult.Played(
                    pairing,
                    game.outcome().orElseThrow().winner(),
                    game.turn().number(),
                    answers.size());
        } catch (RuntimeException | StackOverflowError e) {
            return new SimulationResult.Failed(pairing, seed, answers, e);
        }
    }
}
