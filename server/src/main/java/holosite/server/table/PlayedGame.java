package holosite.server.table;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A game as it was played: decks, seed, and every move that was not undone. Playing it again gives
 * the same game.
 */
public record PlayedGame(
        String table,
        Map<Side, Seat> seats,
        Setup setup,
        long seed,
        List<TableEvent.Move> moves,
        Optional<TableEnding> ending) {

    public PlayedGame {
        seats = Map.copyOf(seats);
        moves = List.copyOf(moves);
    }

    /** The game in these events of a table, if one has begun. */
    static Optional<PlayedGame> of(List<TableEvent> events, CardPool cards) {
        var state = new TableState(cards);
        events.forEach(state::apply);
        if (!state.isOpened() || !state.hasGame()) {
            return Optional.empty();
        }
        return Optional.of(
                new PlayedGame(
                        state.id(),
                        Map.of(
                                Side.DARK, state.seatOf(Side.DARK).orElseThrow(),
                                Side.LIGHT, state.seatOf(Side.LIGHT).orElseThrow()),
                        state.game().setup(),
                        state.opened().seed(),
                        state.moves(),
                        state.ending()));
    }

    /** How many answers were given. */
    public int answers() {
        return (int) moves.stream().filter(TableEvent.Answered.class::isInstance).count();
    }

    /** The answer that was given after so many others, if any was. */
    public Optional<AnswerCode> answer(int number) {
        return moves.stream()
                .filter(TableEvent.Answered.class::isInstance)
                .skip(number)
                .findFirst()
                .map(move -> ((TableEvent.Answered) move).code());
    }

    /** The game after so many answers. */
    public Game after(int answers) {
        Game game = Game.start(setup, seed);
        play(game, upTo(answers));
        return game;
    }

    /** The moves that lead there: another table can begin with them. */
    public List<TableEvent.Move> upTo(int answers) {
        var kept = new ArrayList<TableEvent.Move>();
        int seen = 0;
        for (TableEvent.Move move : moves) {
            if (move instanceof TableEvent.Answered && seen++ == answers) {
                break;
            }
            kept.add(move);
        }
        return kept;
    }

    /** Shows the game as it stood before the first answer and after each, with their number. */
    public void replay(BiConsumer<Integer, Game> watcher) {
        Game game = Game.start(setup, seed);
        int answers = 0;
        watcher.accept(0, game);
        for (TableEvent.Move move : moves) {
            play(game, List.of(move));
            if (move instanceof TableEvent.Answered) {
                watcher.accept(++answers, game);
            }
        }
    }

    /** Shows every answer, with the game as it stood before it. */
    public void answers(BiConsumer<Game, Answer> watcher) {
        Game game = Game.start(setup, seed);
        for (TableEvent.Move move : moves) {
            if (move instanceof TableEvent.Answered answered) {
                watcher.accept(game, answered.meant(game));
            }
            play(game, List.of(move));
        }
    }

    private static void play(Game game, List<TableEvent.Move> moves) {
        for (TableEvent.Move move : moves) {
            switch (move) {
                case TableEvent.StopsSet set ->
                        game.stops(set.stops().in(game.stops(), set.side()));
                case TableEvent.Answered answered -> game.answer(answered.meant(game));
            }
        }
    }
}
