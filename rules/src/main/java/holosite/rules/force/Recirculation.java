package holosite.rules.force;

import holosite.language.card.Side;
import holosite.rules.log.ForceEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/** Re-circulating: a Used Pile goes, in its order, under its Reserve Deck. */
public final class Recirculation {
    private Recirculation() {}

    public static void recirculate(GameState game, Side player) {
        int cards = game.table().size(player, Zone.USED_PILE);
        if (cards > 0) {
            game.table()
                    .pourUnder(
                            Table.zone(player, Zone.USED_PILE),
                            Table.zone(player, Zone.RESERVE_DECK));
            Logging.count(game, ForceEntry.Recirculates::new, player, cards);
        }
    }
}
