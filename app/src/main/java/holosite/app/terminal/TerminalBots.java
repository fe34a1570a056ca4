package holosite.app.terminal;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.GameRecord;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * The bots at the table, each the same from the first turn to the last. After an interruption or an
 * undo they are created again and shown the record, so that they remember what they knew.
 */
final class TerminalBots {
    private final Seating seating;
    private final CardPool pool;
    private final Map<Side, Bot> bots = new EnumMap<>(Side.class);

    TerminalBots(Seating seating, CardPool pool, GameRecord record) {
        this.seating = seating;
        this.pool = pool;
        recall(record);
    }

    /** The answer of the bot that the game asks. */
    Answer asked(Game game) {
        return Bot.asked(of(game.decision().player()), game);
    }

    /** Creates the bots again and shows them the record. */
    void recall(GameRecord record) {
        for (Side side : Side.values()) {
            bots.put(
                    side,
                    seating.bot().bot(pool, record.seed() * 31 + (side == Side.DARK ? 0 : 1)));
        }
        record.replay(
                (game, answer) -> {
                    Side side = game.decision().player();
                    if (seating.you().filter(side::equals).isEmpty()) {
                        of(side).answered(game.view(side), game.decision().code(answer));
                    }
                });
    }

    private Bot of(Side side) {
        return Objects.requireNonNull(bots.get(side));
    }
}
