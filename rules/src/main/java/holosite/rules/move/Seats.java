package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PilotSkill;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Capacity: who and what fits aboard, and in which seat. Seats of pilots, passengers and astromechs
 * make up the bridge; vehicles and starships are in the hold. Permanent pilots, weapons and devices
 * need no seat; cards that take no part in the game still occupy theirs. An escorted captive
 * occupies a passenger seat.
 */
public final class Seats {
    private Seats() {}

    /** A squadron takes as many places of a hold as the starfighters it represents. */
    private static final int SQUADRON = 3;

    /** The best free seat for a card, or {@link Role#NONE} if there is no room. */
    public static Role seatFor(GameState game, int card, int vessel) {
        if (!boardable(game, card, vessel)) {
            return Role.NONE;
        }
        if (game.table().definition(card).isVessel()) {
            return holdTakes(game, card, vessel) ? Role.CARGO : Role.NONE;
        }
        // a pilot takes a free pilot seat; an astromech uses the seat made for it before any other
        if (takes(game, card, vessel, Role.PILOT)) {
            return Role.PILOT;
        }
        if (takes(game, card, vessel, Role.ASTROMECH)) {
            return Role.ASTROMECH;
        }
        return takes(game, card, vessel, Role.PASSENGER) ? Role.PASSENGER : Role.NONE;
    }

    /** Whether a card finds room aboard and nothing keeps it from boarding. */
    public static boolean canBoard(GameState game, int card, int vessel) {
        return seatFor(game, card, vessel) != Role.NONE
                && !Rulings.forbids(game, Deed.BOARD, game.table().owner(card), card, vessel);
    }

    /** Whether this seat is free for a character that is, or is to be, aboard. */
    public static boolean takes(GameState game, int card, int vessel, Role seat) {
        var table = game.table();
        if (!table.definition(card).is(CardType.CHARACTER)) {
            return false;
        }
        Capacity room = table.definition(vessel).card().capacity();
        boolean fit =
                switch (seat) {
                    case PILOT ->
                            room.pilots() + room.pilotsOrPassengers() > 0
                                    && PilotSkill.canWork(game, card, vessel);
                    case ASTROMECH ->
                            Standing.of(game).hasTrait(game, card, Trait.ASTROMECH_DROID)
                                    && astromechs(game, vessel) > 0;
                    case PASSENGER -> room.passengers() + room.pilotsOrPassengers() > 0;
                    default -> false;
                };
        if (!fit) {
            return false;
        }
        int pilots = seat == Role.PILOT ? 1 : 0;
        int astromechs = seat == Role.ASTROMECH ? 1 : 0;
        int passengers = (seat == Role.PASSENGER ? 1 : 0) + captives(table, card);
        for (int other = table.top(Table.on(vessel));
                other != Table.NOBODY;
                other = table.next(other)) {
            if (other == card) {
                continue;
            }
            Role taken = table.role(other);
            pilots += taken == Role.PILOT ? 1 : 0;
            astromechs += taken == Role.ASTROMECH ? 1 : 0;
            passengers += taken == Role.PASSENGER ? 1 : 0;
            if (taken == Role.PILOT || taken == Role.PASSENGER) {
                passengers += captives(table, other);
            }
        }
        int combined =
                Math.max(0, pilots - room.pilots()) + Math.max(0, passengers - room.passengers());
        return (astromechs == 0 || astromechs <= astromechs(game, vessel))
                && combined <= room.pilotsOrPassengers();
    }

    /** How many astromechs have a seat made for them, as texts say. */
    private static double astromechs(GameState game, int vessel) {
        return Figures.of(game, Figure.ASTROMECH_CAPACITY, vessel);
    }

    /** Whether all these characters, with their captives, find room aboard at once. */
    static boolean takesAll(GameState game, int[] cards, int vessel) {
        var table = game.table();
        Capacity room = table.definition(vessel).card().capacity();
        int pilots = 0;
        int passengers = 0;
        for (int card : cards) {
            boolean pilot = room.pilots() > 0 && PilotSkill.canWork(game, card, vessel);
            pilots += pilot ? 1 : 0;
            passengers += (pilot ? 0 : 1) + captives(table, card);
        }
        for (int on = table.top(Table.on(vessel)); on != Table.NOBODY; on = table.next(on)) {
            Role taken = table.role(on);
            pilots += taken == Role.PILOT ? 1 : 0;
            passengers += taken == Role.PASSENGER ? 1 : 0;
            if (taken == Role.PILOT || taken == Role.PASSENGER) {
                passengers += captives(table, on);
            }
        }
        // who finds no pilot seat sits with the passengers
        return Math.max(0, pilots - room.pilots()) + passengers
                <= room.passengers() + room.pilotsOrPassengers();
    }

    private static int captives(Table table, int escort) {
        int count = 0;
        for (int on = table.top(Table.on(escort)); on != Table.NOBODY; on = table.next(on)) {
            count += table.role(on) == Role.ESCORTED ? 1 : 0;
        }
        return count;
    }

    /**
     * Vehicles fit vehicle places; TIEs fit their own and then starfighter places, which take every
     * other starfighter and squadron; a capital starship needs a place made for one.
     */
    private static boolean holdTakes(GameState game, int card, int vessel) {
        var table = game.table();
        Capacity room = table.definition(vessel).card().capacity();
        if (room.vehicles() + room.starfighters() + room.ties() + room.capitals() == 0) {
            return false;
        }
        var hold = new Hold();
        hold.take(table.definition(card));
        for (int other = table.top(Table.on(vessel));
                other != Table.NOBODY;
                other = table.next(other)) {
            if (other != card && table.role(other) == Role.CARGO) {
                hold.take(table.definition(other));
            }
        }
        return hold.fits(room);
    }

    /** What is in a hold, counted by the places it takes. */
    private static final class Hold {
        private int vehicles;
        private int starfighters;
        private int ties;
        private int capitals;

        void take(Definition cargo) {
            int places = cargo.is(Subtype.SQUADRON) ? SQUADRON : 1;
            if (cargo.is(CardType.VEHICLE)) {
                vehicles++;
            } else if (cargo.is(Subtype.CAPITAL)) {
                capitals++;
            } else if (cargo.has(Trait.TIE)) {
                ties += places;
            } else {
                starfighters += places;
            }
        }

        boolean fits(Capacity room) {
            return vehicles <= room.vehicles()
                    && capitals <= room.capitals()
                    && starfighters + Math.max(0, ties - room.ties()) <= room.starfighters();
        }
    }

    /**
     * Only a player's own cards board his ships and vehicles; undercover spies and captives do not.
     */
    private static boolean boardable(GameState game, int card, int vessel) {
        var table = game.table();
        return card != vessel
                && table.definition(vessel).isVessel()
                && table.definition(card).isUnit()
                && table.owner(card) == table.owner(vessel)
                && !table.has(card, Flag.UNDERCOVER | Flag.CAPTIVE)
                && !table.has(vessel, Flag.CAPTURED_SHIP);
    }
}
