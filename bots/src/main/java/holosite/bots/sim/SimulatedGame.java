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
    /** A game that takes more decisions than this will not end. */
    public static final int CAP = 20_000;

    private SimulatedGame() {}

    public static SimulationResult play(
            Pairing pairing, long seed, CardPool cards, InvariantChecks checks) {
        var answers = new ArrayList<Answer>();
        try {
            Game game = Game.start(pairing.setup(), seed);
            if (!checks.any()) {
                game.quiet();
            }
            Bot dark = pairing.bot(Side.DARK, cards, seed);
            Bot light = pairing.bot(Side.LIGHT, cards, seed);
            var chance = new SplittableRandom(~seed);
            while (!game.isOver()) {
                checks.at(game, chance);
                Bot asked = game.decision().player() == Side.DARK ? dark : light;
                Answer answer = Bot.asked(asked, game);
                answers.add(answer);
                game.answer(answer);
                InvariantBroken.unless(answers.size() < CAP, "no end after " + CAP + " decisions");
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
