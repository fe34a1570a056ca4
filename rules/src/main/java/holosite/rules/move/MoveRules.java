package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.OpenBays;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.Set;

/**
 * What prevents a move. Every card makes one regular move in a turn, in its owner's move phase. The
 * same answer is used for the list of what may be done and for the question why something may not.
 */
public final class MoveRules {
    private MoveRules() {}

    /** Why a card may not make its regular move to this location, or to this ship, now. */
    public static Refusal refusal(GameState game, int card, int destination) {
        Refusal now = ready(game, card);
        return now.none()
                ? against(game, card, destination, RegularMove.to(game, card, destination), false)
                : now;
    }

    /**
     * Why a card may not go there whenever it may move: by the regular move that leads there, by
     * docking bay transit, or by getting in or out.
     */
    public static Refusal anyWay(GameState game, int card, int to) {
        var table = game.table();
        if (boards(game, card, to)) {
            return !Standing.of(game).isActive(card)
                    ? Refusal.INACTIVE
                    : table.laidOut(to)
                            ? Disembarking.refusal(game, card)
                            : Embarking.refusal(game, card, to);
        }
        Refusal regular = against(game, card, to, RegularMove.to(game, card, to), false);
        if (regular.none()) {
            return regular;
        }
        if (transits(game, card, to)) {
            int from = Whereabouts.location(table, card);
            return forbidden(game, card, to)
                    ? held(game, card)
                    : Transit.refusal(game, table.owner(card), from, to);
        }
        return regular == Refusal.WRONG_KIND_OF_PLACE && table.laidOut(to)
                ? Places.reason(game, card, to)
                : regular;
    }

    /** Whether going there is getting in or out, which is not a regular move. */
    public static boolean boards(GameState game, int card, int to) {
        var table = game.table();
        if (table.laidOut(to)) {
            return table.role(card).aboard()
                    && table.role(table.host(card)) == Role.AT
                    && table.host(table.host(card)) == to;
        }
        return table.definition(to).isVessel()
                && RegularMove.to(game, card, to) == RegularMove.NONE;
    }

    /** Whether docking bay transit is the way from here to there. */
    private static boolean transits(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        return table.role(card) == Role.AT
                && from != to
                && Places.dockingBay(table, from)
                && table.laidOut(to)
                && Places.dockingBay(table, to)
                && !table.definition(card).is(CardType.STARSHIP);
    }

    /** The Force it costs to go there, whichever way that is. */
    public static int cost(GameState game, int card, int to) {
        var table = game.table();
        if (boards(game, card, to)) {
            return Boarding.cost(game, table.laidOut(to) ? table.host(card) : to);
        }
        RegularMove way = RegularMove.to(game, card, to);
        boolean dear = against(game, card, to, way, false) == Refusal.NOT_ENOUGH_FORCE;
        if (!dear && transits(game, card, to)) {
            return Transit.cost(game, table.owner(card), table.host(card), to, new int[] {card});
        }
        return way == RegularMove.NONE ? 0 : MoveCost.of(game, card, to, way);
    }

    /** The card whose text keeps this one from going there, or nobody. */
    public static int forbidder(GameState game, int card, int to) {
        var table = game.table();
        Side owner = table.owner(card);
        int from = Whereabouts.location(table, card);
        int place = Whereabouts.location(table, to);
        int moving = Rulings.forbidder(game, Deed.MOVE, owner, card, to);
        if (moving == Table.NOBODY && !table.laidOut(to)) {
            moving = Rulings.forbidder(game, Deed.BOARD, owner, card, to);
        }
        if (moving == Table.NOBODY && RegularMove.to(game, card, to) != RegularMove.LANDSPEED) {
            moving = Rulings.forbidder(game, Deed.MOVE_OTHERWISE, owner, card, Table.NOBODY);
        }
        if (moving != Table.NOBODY || from == place) {
            return moving;
        }
        int leaving = Rulings.forbidder(game, Deed.MOVE_FROM, owner, card, from);
        return leaving != Table.NOBODY
                ? leaving
                : Rulings.forbidder(game, Deed.MOVE_TO, owner, card, place);
    }

    /** Cards move in their player's move phase, but undercover spies in the opponent's. */
    public static boolean hisPhase(GameState game, int card) {
        var table = game.table();
        return (game.turn().player() == table.owner(card)) != table.has(card, Flag.UNDERCOVER);
    }

    /** Whether a card may make a regular move at all now, wherever to. */
    static Refusal ready(GameState game, int card) {
        var table = game.table();
        if (game.turn().phase() != Phase.MOVE) {
            return Refusal.NOT_NOW;
        }
        if (!hisPhase(game, card)) {
            return Refusal.NOT_YOUR_CARD;
        }
        return table.has(card, Flag.MOVED) ? Refusal.ALREADY_MOVED : Refusal.NONE;
    }

    /** What prevents a move at any time: whose turn it is and earlier moves do not matter here. */
    public static Refusal against(GameState game, int card, int to, RegularMove way, boolean free) {
        if (way == RegularMove.NONE) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (!Standing.of(game).isActive(card)) {
            return Refusal.INACTIVE;
        }
        if (game.table().has(card, Flag.SEARCHED)) {
            return Refusal.IN_SEARCH_PARTY;
        }
        if (throughTrench(game, card, to)) {
            return Refusal.TRENCH;
        }
        // on a bombing run a TIE is where it could not land
        if (way != RegularMove.BOMBING_RUN
                && game.table().laidOut(to)
                && !Places.mayBe(game, card, to)) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (way != RegularMove.LANDSPEED && onFootOnly(game, card)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        Refusal onTheWay = way.refusal(game, card, to);
        if (!onTheWay.none()) {
            return onTheWay;
        }
        if (forbidden(game, card, to)) {
            return held(game, card);
        }
        return free
                        || MoveCost.of(game, card, to, way)
                                <= ForceUse.available(game, game.table().owner(card))
                ? Refusal.NONE
                : Refusal.NOT_ENOUGH_FORCE;
    }

    /** No regular move leads into or out of a trench. */
    private static boolean throughTrench(GameState game, int card, int to) {
        int from = Whereabouts.location(game.table(), card);
        return (from != Table.NOBODY && PlaceRules.trench(game, from))
                || (game.table().laidOut(to) && PlaceRules.trench(game, to));
    }

    /**
     * Texts that keep a card from moving, from leaving where it is, or from entering where it would
     * go.
     */
    static boolean forbidden(GameState game, int card, int to) {
        var table = game.table();
        Side owner = table.owner(card);
        int from = Whereabouts.location(table, card);
        int place = Whereabouts.location(table, to);
        return mayNotMove(game, card, to)
                || (from != place
                        && (Rulings.forbids(game, Deed.MOVE_FROM, owner, card, from)
                                || Rulings.forbids(game, Deed.MOVE_TO, owner, card, place)));
    }

    /**
     * Who has searched for a missing character stays for the rest of the turn, who is aboard a ship
     * on a bombing run until it has returned; texts hold others.
     */
    static boolean mayNotMove(GameState game, int card, int to) {
        var table = game.table();
        return table.has(card, Flag.SEARCHED)
                || BombingRun.isAboard(table, card)
                || Rulings.forbids(game, Deed.MOVE, table.owner(card), card, to);
    }

    /** Why a card stays where it is, whose move there is refused by its search or by a text. */
    static Refusal held(GameState game, int card) {
        if (BombingRun.isAboard(game.table(), card)) {
            return Refusal.ON_BOMBING_RUN;
        }
        return game.table().has(card, Flag.SEARCHED)
                ? Refusal.IN_SEARCH_PARTY
                : Refusal.FORBIDDEN_BY_CARD;
    }

    /** A text limits the card to moves by its own landspeed. */
    static boolean onFootOnly(GameState game, int card) {
        Side owner = game.table().owner(card);
        return Rulings.forbids(game, Deed.MOVE_OTHERWISE, owner, card, Table.NOBODY);
    }

    /**
     * The Hoth energy shield: the Dark Side walks and drives under it, but does not land, take off,
     * shuttle or transit there.
     */
    static boolean shielded(GameState game, Side player, int site) {
        return player == Side.DARK && PlaceRules.shielded(game, site);
    }

    // ---- destinations

    /** Whether a regular move leads anywhere by one of these ways. */
    static boolean anywhere(GameState game, int card, Set<RegularMove> ways) {
        var table = game.table();
        boolean up = ways.contains(RegularMove.SHUTTLING) && table.role(card) == Role.AT;
        boolean inside =
                ways.contains(RegularMove.SHIP_SITE) && ShipSites.is(table, table.host(card));
        if (up || inside) {
            var standing = Standing.of(game);
            for (int i = 0; i < standing.cardsInPlay(); i++) {
                int to = standing.cardInPlay(i);
                if (table.definition(to).isVessel() && leads(game, card, to, ways)) {
                    return true;
                }
            }
            // who stands at a location shuttles up to a ship, or to a bay of it
            if (up && !OpenBays.any(game)) {
                return false;
            }
        }
        for (int to = table.top(Table.locations()); to != Table.NOBODY; to = table.next(to)) {
            if (leads(game, card, to, ways)) {
                return true;
            }
        }
        return false;
    }

    /** Every place where a regular move leads by one of these ways, in the order of the table. */
    static int[] destinations(GameState game, int card, Set<RegularMove> ways) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            if (leads(game, card, standing.cardInPlay(i), ways)) {
                found[count++] = standing.cardInPlay(i);
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean leads(GameState game, int card, int to, Set<RegularMove> ways) {
        if (!candidate(game.table(), card, to)) {
            return false;
        }
        RegularMove way = RegularMove.to(game, card, to, ways);
        // most places are ruled out by the way there
        return ways.contains(way)
                && way.refusal(game, card, to).none()
                && against(game, card, to, way, false).none();
    }

    /** Locations, and ships of the same player that are at one. */
    static boolean candidate(Table table, int card, int to) {
        return table.laidOut(to)
                || (table.definition(to).isVessel()
                        && table.role(to) == Role.AT
                        && table.owner(to) == table.owner(card));
    }
}
