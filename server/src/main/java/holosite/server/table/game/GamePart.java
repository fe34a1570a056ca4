package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A part of a game that can be played again from its beginning: the game that had had so many
 * answers there, and the moves since. A game has one part; a second begins where other rules no
 * longer lead to what had been played.
 */
record GamePart(Game start, Map<Side, Bot> bots, int first, Appended<TableEvent.Move> moves) {

    static GamePart from(Game start, Map<Side, Bot> bots, int first) {
        return new GamePart(start, bots, first, Appended.empty());
    }

    GamePart plus(TableEvent.Move move) {
        return new GamePart(start, bots, first, moves.plus(move));
    }

    /** How many answers the game has had where this part ends. */
    int last() {
        int last = first;
        for (TableEvent.Move move : moves) {
            last += move instanceof TableEvent.Answered ? 1 : 0;
        }
        return last;
    }

    /** The moves of this part before the answer of this number. */
    List<TableEvent.Move> upTo(int answers) {
        var kept = new ArrayList<TableEvent.Move>();
        int seen = first;
        for (TableEvent.Move move : moves) {
            if (move instanceof TableEvent.Answered && seen++ == answers) {
                break;
            }
            kept.add(move);
        }
        return kept;
    }

    /** How long its answers from this number on took. */
    long spentSince(int answers) {
        int seen = first;
        long spent = 0;
        for (TableEvent.Move move : moves) {
            if (move instanceof TableEvent.Answered answered && seen++ >= answers) {
                spent += answered.spent();
            }
        }
        return spent;
    }

    GamePart cut(int answers) {
        return new GamePart(start, bots, first, Appended.of(upTo(answers)));
    }
}
