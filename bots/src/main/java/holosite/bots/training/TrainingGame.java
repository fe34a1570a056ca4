package holosite.bots.training;

import holosite.bots.Bot;
import holosite.bots.QuestionShape;
import holosite.bots.RandomBot;
import holosite.bots.rookie.RookieBot;
import holosite.bots.search.Estimate;
import holosite.bots.search.QuickPlayer;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A game to learn from. Both sides play it as imagined games are played on, and now and then, in
 * some turns more than in others, answer at random: otherwise features would show up only together
 * with what usually makes players bring them about, and would be taken for it.
 *
 * @param wonByDark who won; nobody if the game did not end
 * @param positions what lay on the table at the start of each turn, as the Dark Side saw it
 */
record TrainingGame(Optional<Boolean> wonByDark, List<double[]> positions) {
    private static final int MOST_TURNS = 160;

    /** The most slips of a turn are this share of its answers. */
    private static final double MOST_SLIPS = 0.2;

    TrainingGame {
        positions = List.copyOf(positions);
    }

    static TrainingGame play(CardPool cards, Setup setup, long seed) {
        Game game = Game.start(setup, seed);
        game.quiet();
        Bot starter = new RookieBot(cards);
        while (!game.isOver() && game.turn().number() == 0) {
            game.answer(Bot.asked(starter, game));
        }
        var player = new QuickPlayer(game.state(), seed);
        Bot slips = new RandomBot(seed);
        var chance = new SplittableRandom(seed);
        var positions = new ArrayList<double[]>();
        double ofDark = 0;
        double ofLight = 0;
        int turn = 0;
        while (!game.isOver() && game.turn().number() < MOST_TURNS) {
            if (game.turn().number() != turn) {
                turn = game.turn().number();
                positions.add(Estimate.features(game.state(), Side.DARK));
                ofDark = MOST_SLIPS * chance.nextDouble();
                ofLight = MOST_SLIPS * chance.nextDouble();
            }
            double likely = game.decision().player() == Side.DARK ? ofDark : ofLight;
            boolean slip = game.turn().phase() != Phase.ACTIVATE && chance.nextDouble() < likely;
            game.answer(
                    slip
                            ? game.decision().meant(slips.answer(QuestionShape.of(game.decision())))
                            : player.answer());
        }
        return new TrainingGame(game.outcome().map(end -> end.winner() == Side.DARK), positions);
    }
}
