package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Ships whose permanent pilots a text has removed: each of them leaves a seat for a pilot, and all
 * are back as soon as the text is gone. Whoever then has no seat at the controls any more becomes a
 * passenger, or goes to the Used Pile if there is no room.
 */
public final class RemovedPilots {
    private RemovedPilots() {}

    /** Removes pilots and brings them back as texts say at this moment. */
    public static void check(GameState game) {
        var table = game.table();
        if (Standing.of(game).forbids(Deed.KEEP_PERMANENT_PILOTS) == 0
                && !table.anyMayHave(Flag.PILOTS_REMOVED)) {
            return;
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
                    unseat(game, card);
                }
            }
        }
    }

    private static void unseat(GameState game, int vessel) {
        var table = game.table();
        for (int card : table.cards(Table.on(vessel))) {
            if (table.role(card) == Role.PILOT && !Seats.takes(game, card, vessel, Role.PILOT)) {
                if (Seats.takes(game, card, vessel, Role.PASSENGER)) {
                    table.setRole(card, Role.PASSENGER);
                } else {
                    table.toTop(card, Table.zone(table.owner(card), Zone.USED_PILE), Role.NONE);
                }
            }
        }
    }
}
