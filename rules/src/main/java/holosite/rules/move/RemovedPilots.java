package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Ships whose permanent pilots a text has removed: each of them leaves a seat for a pilot, and all
 * are back as soon as the text is gone. Whoever then has no seat at the controls any more becomes a
 * passenger, or goes to the Used Pile if there is no room.
 */
public final class RemovedPilots {
    private RemovedPilots() {}

    /**
     * Removes pilots and brings them back as texts say at this moment, and moves whoever has no
     * right to a seat at the controls any more; whether anybody must leave the table.
     */
    public static boolean check(GameState game) {
        return restore(game) || Unseating.check(game);
    }

    private static boolean restore(GameState game) {
        var table = game.table();
        boolean leaves = false;
        if (Standing.of(game).forbids(Deed.KEEP_PERMANENT_PILOTS) == 0
                && !table.anyMayHave(Flag.PILOTS_REMOVED)) {
            return false;
        }
        for (int i = 0; i < Standing.of(game).cardsInPlay(); i++) {
            int card = Standing.of(game).cardInPlay(i);
            Definition complete = table.definition(card).complete();
            if (complete.permanentPilots() == 0) {
                continue;
            }
            boolean removed =
                    Rulings.forbids(
                            game,
                            Deed.KEEP_PERMANENT_PILOTS,
                            table.owner(card),
                            card,
                            Table.NOBODY);
            if (removed != table.has(card, Flag.PILOTS_REMOVED)) {
                table.setPilotsRemoved(card, removed);
                if (!removed) {
                    leaves |= unseat(game, card);
                }
            }
        }
        return leaves;
    }

    private static boolean unseat(GameState game, int vessel) {
        var table = game.table();
        boolean leaves = false;
        for (int card : table.cards(Table.on(vessel))) {
            if (table.role(card) == Role.PILOT && !Seats.takes(game, card, vessel, Role.PILOT)) {
                leaves |= Unseating.unseat(game, card, vessel);
            }
        }
        return leaves;
    }
}
