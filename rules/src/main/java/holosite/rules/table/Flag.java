package holosite.rules.table;

/** Passing marks on a card, each a bit. */
public final class Flag {
    private Flag() {}

    public static final int HIT = 1;
    public static final int MOVED = 1 << 1;
    public static final int BATTLED = 1 << 2;
    public static final int DRAINED = 1 << 3;
    public static final int UNDERCOVER = 1 << 4;
    public static final int CAPTIVE = 1 << 5;
    public static final int FROZEN = 1 << 6;
    public static final int MISSING = 1 << 7;
    public static final int CRASHED = 1 << 8;
    public static final int FACE_DOWN = 1 << 9;
    public static final int FLIPPED = 1 << 10;
    public static final int IN_BATTLE = 1 << 11;
    public static final int EXCLUDED = 1 << 12;
    public static final int USED_WEAPON = 1 << 13;
    public static final int USED_DEVICE = 1 << 14;
    public static final int FIRED_IN_BATTLE = 1 << 15;
    public static final int DEPLOYED_THIS_TURN = 1 << 16;
    public static final int BLOWN_AWAY = 1 << 17;
    public static final int COLLAPSED = 1 << 18;
    public static final int STARTING_LOCATION = 1 << 19;

    /** Set aside from the table for a while without leaving it. */
    public static final int SUSPENDED = 1 << 20;

    /**
     * Immune to the attrition of the battle going on, settled at the start of the damage segment.
     */
    public static final int SAFE_FROM_ATTRITION = 1 << 21;

    /** A combined seat used by a passenger although its holder could pilot. */
    public static final int CONCEALED = 1 << 22;

    public static final int CAPTURED_SHIP = 1 << 23;
    public static final int DISARMED = 1 << 24;

    /** The location has seen a battle, or a drain, begun this turn. */
    public static final int BATTLE_BEGUN_HERE = 1 << 25;

    public static final int DRAIN_BEGUN_HERE = 1 << 26;

    /** Owned by the player whose card it was not at the start of the game. */
    public static final int STOLEN = 1 << 27;

    /** Stacked face down by somebody who did not see it: nobody knows which card it is. */
    public static final int UNSEEN = 1 << 28;

    /** A ship or vehicle without the unique persons built into it. */
    public static final int CREWLESS = 1 << 29;

    /** Deployed as the game was set up, and a battleground then. */
    public static final int STARTED_AS_BATTLEGROUND = 1 << 30;

    /** A Jedi Test that its apprentice has passed; the bit means another thing on a location. */
    public static final int COMPLETED = STARTED_AS_BATTLEGROUND;

    /** A location that was a battleground as it was deployed, whenever that was. */
    public static final int DEPLOYED_AS_BATTLEGROUND = 1 << 31;

    public static final int OF_A_TURN =
            MOVED
                    | BATTLED
                    | DRAINED
                    | USED_WEAPON
                    | USED_DEVICE
                    | DEPLOYED_THIS_TURN
                    | BATTLE_BEGUN_HERE
                    | DRAIN_BEGUN_HERE;
    public static final int OF_A_BATTLE =
            IN_BATTLE | EXCLUDED | FIRED_IN_BATTLE | SAFE_FROM_ATTRITION;

    /** A card with one of these is on the table but takes no part in the game. */
    public static final int INACTIVE =
            CAPTIVE | FROZEN | MISSING | SUSPENDED | FACE_DOWN | CONCEALED | CAPTURED_SHIP;

    /** What a card forgets when it leaves the table. */
    public static final int OF_THE_TABLE = ~(STOLEN | CREWLESS);
}
