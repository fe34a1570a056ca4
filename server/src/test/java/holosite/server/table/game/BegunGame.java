package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.server.table.TableTestServer;
import java.util.List;

/** A table of ann's and bob's that begins with a game as it stands. */
public final class BegunGame {
    private BegunGame() {}

    public static TableEvent.Opened opened(Game game, TableOptions options) {
        return new TableEvent.Opened(
                TableEvent.FORMAT,
                TableTestServer.RULES,
                "table",
                options,
                7,
                TableTestServer.seat(Side.DARK, "ann"),
                TableTestServer.seat(Side.LIGHT, "bob"),
                PackedGame.pack(game),
                List.of(),
                "",
                "",
                0);
    }
}
