package holosite.server.message;

/** Why a table ended. */
public enum EndingReason {
    LIFE_FORCE,
    CONCEDED,
    TIME,
    ABSENT,
    CANCELED
}
