package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Walkers;
import holosite.rules.decision.Act;
import holosite.rules.place.OpenBays;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Piloting;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The regular moves one card makes by itself; where it is and where it goes determine which one it
 * is.
 */
public enum RegularMove {
    NONE,
    LANDSPEED,
    HYPERSPEED,
    /** Between a battle station and the planet it orbits. */
    ORBIT,
    SECTOR,
    LANDING,
    TAKING_OFF,
    /** From a system to a site without landing there, and back. */
    BOMBING_RUN,
    SHUTTLING,
    /** Between a site inside a ship or vehicle and that ship, or the site where it stands. */
    SHIP_SITE,
    /** Straight to a place, as a location's text says. */
    BY_TEXT;

    /** The way that leads from where a card is to a location, or to a ship. */
    public static RegularMove to(GameState game, int card, int to) {
        var table = game.table();
        var mover = table.definition(card);
        int host = table.host(card);
        // a seeker, or what moves like a character, goes as a creature does, from site to site
        boolean creature = mover.is(CardType.CREATURE) || Walkers.include(mover);
        if (host == Table.NOBODY || host == to || !(mover.isUnit() || creature)) {
            return NONE;
        }
        boolean ship =
                mover.is(CardType.STARSHIP) || (creature && mover.has(Trait.LIKE_A_STARFIGHTER));
        if (creature && (table.role(card) != Role.AT || !table.laidOut(to))) {
            return NONE;
        }
        if (!ship && !creature && ShipSites.leads(game, card, to)) {
            return SHIP_SITE;
        }
        if (!ship && !creature && OpenBays.shuttles(game, card, to)) {
            return SHUTTLING;
        }
        if (table.role(card) != Role.AT || !table.laidOut(host)) {
            boolean inCapital =
                    table.role(card).aboard() && table.definition(host).is(Subtype.CAPITAL);
            return inCapital && !ship && site(table, to) ? SHUTTLING : NONE;
        }
        if (!table.laidOut(to)) {
            return !ship && site(table, host) && table.definition(to).is(Subtype.CAPITAL)
                    ? SHUTTLING
                    : NONE;
        }
        if (site(table, host) && site(table, to)) {
            return ship ? NONE : LANDSPEED;
        }
        if (mover.is(CardType.CHARACTER) || (creature && !ship)) {
            return NONE;
        }
        if (site(table, to)) {
            return BombingRun.isOpen(game, card, to) && !Landing.refusal(game, card, to).none()
                    ? BOMBING_RUN
                    : LANDING;
        }
        if (site(table, host)) {
            return table.has(card, Flag.BOMBING_RUN) ? BOMBING_RUN : TAKING_OFF;
        }
        if (table.definition(host).is(Subtype.SYSTEM) && table.definition(to).is(Subtype.SYSTEM)) {
            return Orbit.joins(game, host, to) ? ORBIT : HYPERSPEED;
        }
        return SECTOR;
    }

    /**
     * The one of these ways that leads there. Where a bomber could land as well, its player says
     * which of the two it does.
     */
    static RegularMove to(GameState game, int card, int to, Set<RegularMove> ways) {
        boolean bombs = ways.contains(BOMBING_RUN) && BombingRun.isOpen(game, card, to);
        return bombs ? BOMBING_RUN : to(game, card, to);
    }

    private static boolean site(Table table, int place) {
        return table.definition(place).is(Subtype.SITE);
    }

    /**
     * What prevents going this way: range, pilots, the layout of the places. Not texts, not cost.
     */
    Refusal refusal(GameState game, int card, int to) {
        return switch (this) {
            case NONE -> Refusal.WRONG_KIND_OF_PLACE;
            case LANDSPEED -> Landspeed.refusal(game, card, to);
            case HYPERSPEED -> Hyperspeed.refusal(game, card, to);
            case ORBIT -> Piloting.piloted(game, card) ? Refusal.NONE : Refusal.UNPILOTED;
            case SECTOR -> SectorMovement.refusal(game, card, to);
            case LANDING -> Landing.refusal(game, card, to);
            case TAKING_OFF -> TakingOff.refusal(game, card, to);
            case BOMBING_RUN -> BombingRun.refusal(game, card, to);
            case SHUTTLING -> Shuttling.refusal(game, card, to);
            case SHIP_SITE -> ShipSiteMoves.refusal(game, card, to);
            case BY_TEXT -> Refusal.NONE;
        };
    }

    /** Ways a player takes by moving a card; he says so if it lands, takes off or shuttles. */
    static final Set<RegularMove> MOVES =
            Collections.unmodifiableSet(
                    EnumSet.of(LANDSPEED, HYPERSPEED, ORBIT, SECTOR, SHIP_SITE, BY_TEXT));

    static final Set<RegularMove> LANDS = Collections.unmodifiableSet(EnumSet.of(LANDING));
    static final Set<RegularMove> TAKES_OFF = Collections.unmodifiableSet(EnumSet.of(TAKING_OFF));
    static final Set<RegularMove> BOMBS = Collections.unmodifiableSet(EnumSet.of(BOMBING_RUN));
    static final Set<RegularMove> SHUTTLES = Collections.unmodifiableSet(EnumSet.of(SHUTTLING));

    /** The ways that are taken by this act. */
    static Set<RegularMove> of(Act.RegularMove act) {
        return switch (act) {
            case Act.Move move -> MOVES;
            case Act.Land land -> LANDS;
            case Act.TakeOff takeOff -> TAKES_OFF;
            case Act.BombingRun bombingRun -> BOMBS;
            case Act.Shuttle shuttle -> SHUTTLES;
        };
    }

    /**
     * A react to a place is by landspeed, hyperspeed, orbit, sector, landing, taking off, or in and
     * out of a ship's site.
     */
    public boolean reacts() {
        return this != NONE && this != SHUTTLING && this != BY_TEXT && this != BOMBING_RUN;
    }

    /** Moving away, as a react or not, is by landspeed, hyperspeed, orbit or sector. */
    public boolean leadsAway() {
        return this == LANDSPEED || this == HYPERSPEED || this == ORBIT || this == SECTOR;
    }
}
