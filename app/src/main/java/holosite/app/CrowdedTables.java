package holosite.app;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;

/** Positions out of random games in which many locations have come onto the table. */
final class CrowdedTables {
    static final int LOCATIONS = 12;

    private CrowdedTables() {}

    /** Positions from different games, each at the moment its twelfth location arrives. */
    static List<Game> find(List<Setup> setups, int wanted) {
        var found = new ArrayList<Game>();
        for (int number = 0; found.size() < wanted; number++) {
            Game game = Game.start(setups.get(number % setups.size()), number);
            game.quiet();
            var bot = new RandomBot(number);
            while (!game.isOver() && locations(game) < LOCATIONS) {
                game.answer(Bot.asked(bot, game));
            }
            if (!game.isOver()) {
                found.add(game);
            }
        }
        return found;
    }

    static int locations(Game game) {
        return game.view(Audience.BOTH).places().size();
    }
}
