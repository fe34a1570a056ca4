package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;

/**
 * Whoever sits at the controls of a ship or vehicle and may no longer pilot or drive it keeps the
 * seat, but nobody is piloting or driving.
 */
public final class IdleCrew {
    private IdleCrew() {}

    /** Marks who is idle at the controls. */
    public static void check(GameState game) {
        var table = game.table();
        var standing = Standing.of(game);
        if (standing.forbids(Deed.PILOT) == 0
                && standing.forbids(Deed.DRIVE) == 0
                && !table.anyMayHave(Flag.IDLE)) {
            return;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            boolean idle =
                    table.role(card) == Role.PILOT
                            && PilotSkill.isForbidden(game, card, table.host(card));
            if (idle) {
                table.set(card, Flag.IDLE);
            } else {
                table.clear(card, Flag.IDLE);
            }
        }
    }
}
