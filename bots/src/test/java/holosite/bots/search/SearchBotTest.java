package holosite.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.bots.ReadyDecks;
import holosite.bots.rookie.RookieBot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.setup.Setup;
import holosite.rules.world.Worlds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bots that search answer legally, the same way each time, and go on from a record. */
final class SearchBotTest {
    private static final Budget SMALL = new Budget(12, 2, 9, 2);
    private static final int SOME = 120;
    private static final int MANY = 600;

    private static Setup decks() {
        return ReadyDecks.pairs().get(7);
    }

    private static Bot thinker(long seed) {
        return new SearchBot(
                ReadyDecks.POOL, List.of(decks().dark(), decks().light()), SMALL, seed);
    }

    /** Plays with the thinker as the Dark Side; an illegal answer would be refused. */
    private static List<Answer> play(Game game, Bot thinker, int most) {
        var rookie = new RookieBot(ReadyDecks.POOL);
        var answers = new ArrayList<Answer>();
        while (!game.isOver() && answers.size() < most) {
            boolean thinks = game.decision().player() == Side.DARK;
            Answer answer = Bot.asked(thinks ? thinker : rookie, game);
            answers.add(answer);
            game.answer(answer);
        }
        return answers;
    }

    @Test
    void itPlaysAGameToItsEnd() {
        Game game = Game.start(decks(), 4);
        game.quiet();
        play(game, thinker(1), 20_000);
        assertThat(game.isOver()).isTrue();
    }

    @Test
    void theSameSeedPlaysTheSameWay() {
        assertThat(play(Game.start(decks(), 4), thinker(1), MANY))
                .isEqualTo(play(Game.start(decks(), 4), thinker(1), MANY))
                .isNotEqualTo(play(Game.start(decks(), 4), thinker(2), MANY));
    }

    @Test
    void itGoesOnFromARecord() {
        Bot stayed = thinker(1);
        Game game = Game.start(decks(), 4);
        List<Answer> answers = play(game, stayed, SOME);
        Bot back = thinker(1);
        Game again = Game.start(decks(), 4);
        for (Answer answer : answers) {
            if (again.decision().player() == Side.DARK) {
                back.answered(again.view(Side.DARK), again.decision().code(answer));
            }
            again.answer(answer);
        }
        assertThat(again).isEqualTo(game);
        assertThat(play(again, back, 60)).isEqualTo(play(game, stayed, 60));
    }

    @Test
    void whatIsHiddenMakesNoDifference() {
        Game game = Game.start(decks(), 4);
        Bot bot = thinker(1);
        play(game, bot, SOME);
        while (game.decision().player() != Side.DARK) {
            game.answer(Bot.asked(new RookieBot(ReadyDecks.POOL), game));
        }
        var worlds = Worlds.of(game, Side.DARK);
        Game other =
                worlds.draw(new Worlds.Guess(decks().light().cards(), decks().light().under()), 99);
        assertThat(other).isNotEqualTo(game);
        assertThat(game.decision().code(Bot.asked(bot.copy(), game)))
                .isEqualTo(other.decision().code(Bot.asked(bot.copy(), other)));
    }
}
