package holosite.rules.presence;

import holosite.language.card.Figure;
import holosite.language.card.PermanentPilot;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * The ability of the best pilot of a ship or vehicle. Permanent pilots count one by one: three who
 * provide an ability of 3 together are three pilots of ability 1.
 */
public final class PilotAbility {
    private PilotAbility() {}

    public static double highest(GameState game, int vessel) {
        var table = game.table();
        double highest =
                table.has(vessel, Flag.CAPTURED_SHIP)
                        ? 0
                        : table.definition(vessel)
                                .card()
                                .permanentPilot()
                                .map(PermanentPilot::highest)
                                .orElse(0.0);
        for (int aboard = table.top(Table.on(vessel));
                aboard != Table.NOBODY;
                aboard = table.next(aboard)) {
            if (Piloting.pilots(game, aboard, vessel) && !table.has(aboard, Flag.INACTIVE)) {
                double ability = Figures.of(game, Figure.ABILITY, aboard);
                if (ability > highest) {
                    highest = ability;
                }
            }
        }
        return highest;
    }
}
