package holosite.app.terminal;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.GameRecord.Reply;
import holosite.rules.setup.Setup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The game being played, with every answer and the earlier states to go back to. */
public final class GameHistory {

    /** The game before an answer of the person who plays. */
    private record Point(Game game, int replies) {}

    private final Setup setup;
    private final long seed;
    private final List<Reply> replies = new ArrayList<>();
    private final Deque<Point> points = new ArrayDeque<>();
    private final Names names;
    private Game game;

    public GameHistory(Setup setup, long seed) {
        this.setup = setup;
        this.seed = seed;
        game = Game.start(setup, seed);
        names = Names.of(game);
    }

    /**
     * A recorded game, resumed where the record ends.
     *
     * @throws GameRecord.Deviation if the record does not fit the rules any more
     */
    public static GameHistory resume(GameRecord record, Optional<Side> you) {
        var played = new GameHistory(record.setup(), record.seed());
        Game end =
                record.replay(
                        game -> {
                            int done = played.replies.size();
                            if (!game.isOver() && isYours(game, you)) {
                                played.points.push(new Point(game.fork(), done));
                            }
                            if (done < record.replies().size()) {
                                played.replies.add(record.replies().get(done));
                            }
                        });
        played.game = end;
        if (!end.isOver() && isYours(end, you)) {
            played.points.pop();
        }
        return played;
    }

    private static boolean isYours(Game game, Optional<Side> you) {
        return you.isPresent() && game.decision().player() == you.get();
    }

    Game game() {
        return game;
    }

    long seed() {
        return seed;
    }

    int answers() {
        return replies.size();
    }

    /** Remembers the game as it is, to come back to. */
    void remember() {
        points.push(new Point(game.fork(), replies.size()));
    }

    void answer(Answer answer) {
        String words = new Choices(game, names).words(answer);
        var code = game.decision().code(answer);
        replies.add(new Reply(0, game.decision().player(), Optional.of(code), words));
        game.answer(answer);
    }

    /** Goes back to the last remembered state; false if there is none. */
    boolean undo() {
        if (points.isEmpty()) {
            return false;
        }
        Point point = points.pop();
        game = point.game();
        replies.subList(point.replies(), replies.size()).clear();
        return true;
    }

    GameRecord record() {
        return new GameRecord(setup, seed, replies);
    }
}
