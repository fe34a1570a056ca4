package holosite.rules.move;

import holosite.language.card.Icon;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PilotSkill;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Piloting;

/**
 * Whoever sits at the controls of a starship or vehicle, or in the seat of an astromech, and has no
 * right to the seat any more becomes a passenger there, or goes to the Used Pile if there is no
 * room.
 */
final class Unseating {
    private Unseating() {}

    /**
     * Moves pilots who owed their skill, and astromechs who owed their seat, to a text that is
     * gone; whether any must leave.
     */
    static boolean check(GameState game) {
        var table = game.table();
        var standing = Standing.of(game);
        boolean leaves = false;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (table.role(card) == Role.PILOT
                            && !table.definition(card).has(Icon.PILOT)
                            && !Piloting.needsDriver(table, table.host(card))
                            && !PilotSkill.has(game, card)
                    || table.role(card) == Role.ASTROMECH && hasNoSeat(game, card)) {
                leaves |= unseat(game, card, table.host(card));
            }
        }
        return leaves;
    }

    private static boolean hasNoSeat(GameState game, int astromech) {
        return !Seats.takes(game, astromech, game.table().host(astromech), Role.ASTROMECH);
    }

    /** Whether the card goes to the Used Pile now. */
    static boolean unseat(GameState game, int card, int vessel) {
        if (Seats.takes(game, card, vessel, Role.PASSENGER)) {
            game.table().setRole(card, Role.PASSENGER);
            return false;
        }
        Leaving.put(game, new int[] {card}, Zone.USED_PILE, true);
        return true;
    }
}
