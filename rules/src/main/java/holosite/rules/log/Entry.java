package holosite.rules.log;

/**
 * One line of what happened. {@code seenBy} says who knows which card it was: 1 for Dark, 2 for
 * Light, 3 for both.
 */
public record Entry(
        Line line, int player, String card, String other, String place, double number, int seenBy) {

    /** The things worth telling. */
    public enum Line {
        GAME_BEGINS,
        STARTING_LOCATION,
        NO_STARTING_LOCATION,
        OPENING_HAND,
        TURN_BEGINS,
        PHASE_BEGINS,
        ACTIVATES,
        USES_FORCE,
        LOSES,
        LOSES_UNSEEN,
        RETRIEVES,
        DRAWS_CARD,
        RECIRCULATES,
        PLAYS,
        DEPLOYS,
        DEPLOYS_LOCATION,
        CONVERTS,
        USES_TEXT,
        MOVES,
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
        LOOKS_AT,
        TAKES,
        SHUFFLES,
        TRANSFERS,
        COVER_BROKEN,
        GOES_UNDERCOVER,
        RELOCATED,
        CRASHES,
        WINS_GAME
    }
}
