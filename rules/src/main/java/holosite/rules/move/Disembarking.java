package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.place.OpenBays;
import holosite.rules.place.Places;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Disembarking: out to the location where the ship or vehicle is, if the card can be there; or out
 * of something in a hold onto the bridge of the carrier. So nobody ever disembarks into space. A
 * starfighter leaves a hold only with a pilot.
 */
public final class Disembarking {
    private Disembarking() {}

    /** Where the card would get out to, or nobody where it cannot. */
    public static int to(GameState game, int card) {
        var table = game.table();
        int vessel = table.host(card);
        Side owner = table.owner(card);
        if (table.role(card) == Role.AT) {
            int space = OpenBays.exit(game, card);
            return space == Table.NOBODY || MoveRules.mayNotMove(game, card, space)
                    ? Table.NOBODY
                    : space;
        }
        if (!table.role(card).aboard()
                || Boarding.cost(game, vessel) > ForceUse.available(game, owner)) {
            return Table.NOBODY;
        }
        int outside = table.host(vessel);
        if (table.has(vessel, Flag.CAPTURED_SHIP)) {
            // out of a captured ship, at a site that is not the captor's
            boolean open =
                    table.laidOut(outside)
                            && Places.mayBe(game, card, outside)
                            && !Presence.occupies(game, owner.opposite(), outside);
            return open ? outside : Table.NOBODY;
        }
        if (outside == Table.NOBODY || MoveRules.mayNotMove(game, card, outside)) {
            return Table.NOBODY;
        }
        if (table.role(vessel) == Role.CARGO) {
            boolean stepsOver =
                    table.definition(card).is(CardType.CHARACTER)
                            && Seats.canBoard(game, card, outside);
            return stepsOver ? outside : Table.NOBODY;
        }
        boolean unmanned =
                table.definition(card).is(CardType.STARSHIP) && !Piloting.manned(game, card);
        if (table.role(vessel) == Role.AT && Places.mayBe(game, card, outside) && !unmanned) {
            return outside;
        }
        return OpenBays.exit(game, card);
    }

    /** Why a card may not get out of what it is aboard. */
    static Refusal refusal(GameState game, int card) {
        var table = game.table();
        if (to(game, card) != Table.NOBODY) {
            return Refusal.NONE;
        }
        int vessel = table.host(card);
        Side owner = table.owner(card);
        int outside = table.host(vessel);
        if (Boarding.cost(game, vessel) > ForceUse.available(game, owner)) {
            return Refusal.NOT_ENOUGH_FORCE;
        }
        if (outside != Table.NOBODY && MoveRules.mayNotMove(game, card, outside)) {
            return MoveRules.held(game, card);
        }
        if (table.role(vessel) == Role.CARGO) {
            return Refusal.NO_ROOM;
        }
        boolean unmanned =
                table.definition(card).is(CardType.STARSHIP) && !Piloting.manned(game, card);
        return unmanned ? Refusal.UNPILOTED : Refusal.NOWHERE_TO_STEP_OUT;
    }

    public static void out(GameState game, int card) {
        var table = game.table();
        int outside = to(game, card);
        int vessel = table.host(card);
        Side player = table.owner(card);
        ForceUse.use(game, player, Boarding.cost(game, vessel));
        table.toBottom(
                card,
                Table.on(outside),
                table.laidOut(outside) ? Role.AT : Seats.seatFor(game, card, outside));
        Logging.placed(game, MoveEntry.Embarks::new, player, card, outside);
    }
}
