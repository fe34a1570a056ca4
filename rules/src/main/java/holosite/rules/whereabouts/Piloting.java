package holosite.rules.whereabouts;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Who pilots or drives a ship or vehicle. Starships, combat and shuttle vehicles need a pilot,
 * transports a driver, creature vehicles nobody. A starship is landed at a site or in a hold: then
 * nobody pilots it.
 */
public final class Piloting {
    private Piloting() {}

    /**
     * Landed: at a site, or carried in a hold; through a trench and on a bombing run ships only
     * fly.
     */
    public static boolean landed(Table table, int ship) {
        if (table.definition(ship).type() != CardType.STARSHIP
                || table.has(ship, Flag.BOMBING_RUN)) {
            return false;
        }
        int host = table.host(ship);
        if (host == Table.NOBODY) {
            return false;
        }
        return table.role(ship) == Role.CARGO
                || (table.laidOut(host)
                        && table.definition(host).is(Subtype.SITE)
                        && !table.definition(host).has(Trait.TRENCH));
    }

    /** Able to move and to use its power, maneuver, weapons and text. */
    public static boolean piloted(GameState game, int vessel) {
        var table = game.table();
        var definition = table.definition(vessel);
        if (!definition.isVessel()) {
            // a creature that moves like a starfighter is its own pilot
            return definition.is(CardType.CREATURE);
        }
        if (definition.is(Subtype.CREATURE_VEHICLE) || definition.has(Trait.LIFT_TUBE)) {
            return true;
        }
        if (table.has(vessel, Flag.CRASHED)
                || landed(table, vessel)
                || table.role(vessel) == Role.CARGO) {
            return false;
        }
        return manned(game, vessel);
    }

    /** Has someone in the seat that works it, landed or not. */
    public static boolean manned(GameState game, int vessel) {
        var table = game.table();
        var definition = table.definition(vessel);
        if (definition.permanentPilots() > 0 && !table.has(vessel, Flag.CAPTURED_SHIP)) {
            return true;
        }
        for (int card = table.top(Table.on(vessel));
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.role(card) == Role.PILOT && !table.has(card, Flag.INACTIVE | Flag.IDLE)) {
                return true;
            }
        }
        return false;
    }

    /** Who is missing at the controls. */
    public static Refusal absence(Table table, int vessel) {
        return needsDriver(table, vessel) ? Refusal.NO_DRIVER : Refusal.UNPILOTED;
    }

    public static boolean needsDriver(Table table, int vessel) {
        return table.definition(vessel).is(Subtype.TRANSPORT_VEHICLE);
    }

    /**
     * In the pilot seat of a ship or vehicle that is working: only then do the pilot's bonuses
     * count.
     */
    public static boolean pilots(GameState game, int card, int vessel) {
        var table = game.table();
        return table.host(card) == vessel
                && table.role(card) == Role.PILOT
                && !table.has(card, Flag.IDLE)
                && !needsDriver(table, vessel)
                && !landed(table, vessel)
                && !table.has(vessel, Flag.CRASHED)
                && table.role(vessel) != Role.CARGO;
    }

    /** At the wheel of a transport that can be driven: not in a hold, not crashed. */
    public static boolean drives(GameState game, int card, int vessel) {
        var table = game.table();
        return table.host(card) == vessel
                && table.role(card) == Role.PILOT
                && !table.has(card, Flag.IDLE)
                && needsDriver(table, vessel)
                && !table.has(vessel, Flag.CRASHED)
                && table.role(vessel) != Role.CARGO;
    }

    /** Aboard in a seat, and neither piloting nor driving: of a landed ship that is everybody. */
    public static boolean ridesAlong(GameState game, int card, int vessel) {
        var table = game.table();
        return table.host(card) == vessel
                && table.role(card).aboard()
                && table.role(card) != Role.CARGO
                && !pilots(game, card, vessel)
                && !drives(game, card, vessel);
    }
}
