package holosite.server.lobby;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.server.deck.DeckStore;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.web.Request;
import holosite.server.web.Visitor;
import java.util.function.BiFunction;

/**
 * Opens tables that begin at a position: a player takes one side, a bot the other, and neither
 * brings a deck. Lessons, puzzles and positions of the editor are all begun here.
 */
public final class LaidOutTables {
    private final Tables tables;
    private final TableRows rows;
    private final DeckStore decks;

    public LaidOutTables(Tables tables, TableRows rows, DeckStore decks) {
        this.tables = tables;
        this.rows = rows;
        this.decks = decks;
    }

    /**
     * Opens a table at this game, where whoever asks plays this side. The same request sent again
     * finds the table it opened before.
     */
    public OpenedTable open(Request call, Game game, Side side, BotKind bot) {
        String id = OpenedTable.id(call, tables);
        if (TableReplies.on(tables.describe(id)).isEmpty()) {
            open(
                    id,
                    call.player(),
                    side,
                    bot,
                    (player, other) -> NewTable.laidOut(game, side, player, other));
        }
        return OpenedTable.of(id);
    }

    /** Opens the table of this id, which is made from the player's seat and the bot's. */
    public void open(
            String id,
            Visitor visitor,
            Side side,
            BotKind bot,
            BiFunction<Seat, Seat, NewTable> table) {
        rows.checkRoom(visitor.id());
        Seat player = seat(new SeatedPlayer.Human(visitor.id(), visitor.name()), side);
        Seat opponent = seat(new SeatedPlayer.Robot(bot), side.opposite());
        TableReplies.on(tables.open(id, table.apply(player, opponent)));
    }

    /** A seat at a table that brings its own cards; the deck is for a rematch. */
    private Seat seat(SeatedPlayer sitter, Side side) {
        return DeckChoice.seatWhereAllIsLaidOut(sitter, decks.readyOf(side).getFirst().deck());
    }
}
