package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.Role;

import org.jspecify.annotations.Nullable;

/**
 * One line of what happened: who did it, with or to which card, with regard to which other. {@code
 * role} is how the card lies since. The number is an amount, a total, or, where the line speaks of
 * a pile or phase, which one. {@code seenBy} says who knows which card it was: 1 for Dark, 2 for
 * Light, 3 for both.
 */
public record Entry(
        Line line,
        @Nullable Side player,
        String card,
        String other,
        Role role,
        double number,
        int seenBy) {

    /** The line as this player may read it: without the card's name where he does not know it. */
    public Entry to(Side reader) {
        return to(Audience.of(reader));
    }

    /** The line as this audience may read it. */
    public Entry to(Audience audience) {
        return audience.knows(seenBy)
                ? this
                : new Entry(line, player, "", other, role, number, seenBy);
    }

    /** The things worth telling. */
    public enum Line {
        GAME_BEGINS,
        STARTING_LOCATION,
        NO_STARTING_LOCATION,
        /** With that many cards under it. */
        STARTING_EFFECT,
        STARTING_OBJECTIVE,
        STARTING_INTERRUPT,
        /** Something the starting card had to do could not be done. */
        START_FAILS,
        FLIPS,
        OPENING_HAND,
        TURN_BEGINS,
        PHASE_BEGINS,
        ACTIVATES,
        USES_FORCE,
        /** Loses one Force, from the pile of that number. */
        LOSES,
        RETRIEVES,
        DRAWS_CARD,
        RECIRCULATES,
        PLAYS,
        DEPLOYS,
        /** Another version of a persona takes its place. */
        REPLACES,
        DEPLOYS_LOCATION,
        CONVERTS,
        USES_TEXT,
        MOVES,
        /** Comes through a location on its way. */
        PASSES,
        /** A battle station moves, to the parsec of that number. */
        STATION_MOVES,
        /** In, out of, or from seat to seat aboard. */
        EMBARKS,
        DRAINS,
        DRAIN_CANCELED,
        BATTLE_BEGINS,
        BATTLE_CANCELED,
        BATTLE_ENDS,
        POWER_TOTALS,
        WINS_BATTLE,
        BATTLE_TIED,
        AIMS,
        HITS,
        MISSES,
        DRAWS_DESTINY,
        DRAWS_BATTLE_DESTINY,
        DRAWS_DESTINY_TO_POWER,
        DRAWS_DESTINY_TO_ATTRITION,
        /** Against a starship among asteroids. */
        DRAWS_ASTEROID_DESTINY,
        /** For a Podracer, or for the location of the race. */
        DRAWS_RACE_DESTINY,
        /** Instead of drawing it. */
        USES_AS_RACE_DESTINY,
        /** A race destiny comes to lie on a Podracer or on the location, with this number. */
        RACE_DESTINY,
        PODRACE_BEGINS,
        /** With that race total. */
        PODRACE_WON,
        DAMAGED,
        REPAIRED,
        /** Two cards change places. */
        EXCHANGED,
        /** A whole pile goes onto another; the number names both. */
        PILE_PLACED,
        /** A search finds nothing suitable in a pile; the number says whose and which. */
        FINDS_NOTHING,
        DESTINY_CANCELED,
        DESTINY_FAILS,
        FORFEITS,
        CARD_LOST,
        TO_USED_PILE,
        TO_HAND,
        OUT_OF_PLAY,
        CANCELED,
        CAPTURED,
        RELEASED,
        STOLEN,
        REACTS,
        /** Sees a card of the pile of that number, Dark's piles counted first. */
        LOOKS_AT,
        /** Shows both players a card of the pile of that number. */
        REVEALS,
        TAKES,
        SHUFFLES,
        TRANSFERS,
        /** Lies on another card, or face down under it. */
        STACKED,
        /** An apprentice and his mentor begin a Jedi Test; it is completed. */
        TRAINS,
        TEST_COMPLETED,
        /** Plays sabacc, with this character if with any. */
        SABACC_BEGINS,
        SABACC_DRAWS,
        SABACC_STANDS,
        /** Shows a card of his sabacc hand. */
        SABACC_SHOWS,
        SABACC_TOTAL,
        SABACC_PERFECT,
        SABACC_WON,
        SABACC_TIED,
        /** A character duels another; what a duel comes to. */
        DUEL_BEGINS,
        DUEL_TOTAL,
        DUEL_WON,
        DUEL_TIED,
        TURNED_UP,
        TURNED_DOWN,
        COVER_BROKEN,
        GOES_UNDERCOVER,
        RELOCATED,
        CRASHES,
        /** A card is inserted into the own Reserve Deck (0) or the opponent's. */
        INSERTS,
        /** An insert card comes to the top. */
        REVEALED,
        /** A creature attacks a card. */
        CREATURE_ATTACKS,
        /** A player attacks a creature. */
        ATTACKS,
        ATTACK_TOTAL,
        ATTACK_ENDS,
        DEFEATED,
        /** A creature eats a card. */
        EATEN,
        ATTACHES,
        DETACHES,
        BLOWN_AWAY,
        COLLAPSES,
        WINS_GAME
    }
}
