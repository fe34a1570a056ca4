package holosite.rules.table;

/** Temporary marks on a card, each a bit. */
public final class Flag {
    private Flag() {}

    public static final long HIT = 1L;
    public static final long MOVED = 1L << 1;
    public static final long BATTLED = 1L << 2;
    public static final long DRAINED = 1L << 3;
    public static final long UNDERCOVER = 1L << 4;
    public static final long CAPTIVE = 1L << 5;
    public static final long FROZEN = 1L << 6;
    public static final long MISSING = 1L << 7;
    public static final long CRASHED = 1L << 8;
    public static final long FACE_DOWN = 1L << 9;
    public static final long FLIPPED = 1L << 10;
    public static final long IN_BATTLE = 1L << 11;
    public static final long EXCLUDED = 1L << 12;
    public static final long USED_WEAPON = 1L << 13;
    public static final long USED_DEVICE = 1L << 14;
    public static final long FIRED_IN_BATTLE = 1L << 15;
    public static final long DEPLOYED_THIS_TURN = 1L << 16;
    public static final long BLOWN_AWAY = 1L << 17;
    public static final long COLLAPSED = 1L << 18;
    public static final long STARTING_LOCATION = 1L << 19;

    /** Set aside from the table for a while without leaving it. */
    public static final long SUSPENDED = 1L << 20;

    /**
     * Immune to the attrition of the battle going on, determined at the start of the damage
     * segment.
     */
    public static final long SAFE_FROM_ATTRITION = 1L << 21;

    /** A combined seat used by a passenger although its holder could pilot. */
    public static final long CONCEALED = 1L << 22;

    public static final long CAPTURED_SHIP = 1L << 23;
    public static final long DISARMED = 1L << 24;

    /** A battle, or a Force drain, has been begun at the location this turn. */
    public static final long BATTLE_BEGUN_HERE = 1L << 25;

    public static final long DRAIN_BEGUN_HERE = 1L << 26;

    /** Owned by the player whose card it was not at the start of the game. */
    public static final long STOLEN = 1L << 27;

    /** Stacked face down, and nobody may look at it, not even its owner. */
    public static final long UNSEEN = 1L << 28;

    /** A ship or vehicle without the unique persons built into it. */
    public static final long CREWLESS = 1L << 29;

    /** Deployed as the game was set up, and a battleground then. */
    public static final long STARTED_AS_BATTLEGROUND = 1L << 30;

    /** A location that was a battleground as it was deployed, whenever that was. */
    public static final long DEPLOYED_AS_BATTLEGROUND = 1L << 31;

    /** A Jedi Test that its apprentice has passed. */
    public static final long COMPLETED = 1L << 32;

    /** A Podracer that costs Force to race with. */
    public static final long DAMAGED = 1L << 33;

    /** A stolen weapon or device that its bearer could not have deployed: carried, not used. */
    public static final long UNUSABLE = 1L << 34;

    /**
     * Has been in a search party, or was found by one: it does not move, search again or take part
     * in a battle its player begins, for the rest of the turn.
     */
    public static final long SEARCHED = 1L << 35;

    /** At the controls of a ship or vehicle that a text keeps it from piloting or driving. */
    public static final long IDLE = 1L << 37;

    /** One of the weapons it carries has been forfeited this turn. */
    public static final long FORFEITED_WEAPON = 1L << 38;

    /** A Dejarik or hologram that stands at a holosite, or is being deployed there. */
    public static final long AT_HOLOSITE = 1L << 40;

    /** A stolen card that both players have seen on top of a Reserve Deck, where it still is. */
    public static final long SHOWN_ON_TOP = 1L << 41;

    /** A ship or vehicle of which a text has removed the pilots built into it. */
    public static final long PILOTS_REMOVED = 1L << 42;

    /** Crossed over to the other side of the Force, for the rest of the game. */
    public static final long CROSSED_OVER = 1L << 43;

    /** A bomber over a site, where it has not landed, until it returns to the system. */
    public static final long BOMBING_RUN = 1L << 44;

    /** A location that is turned around: icons and texts have changed sides. */
    public static final long ROTATED = 1L << 46;

    /** Deployed this turn, and from hand. */
    public static final long FROM_HAND = 1L << 47;

    /** In a Lost Pile that a text has turned face down. */
    public static final long FACE_DOWN_IN_PILE = 1L << 45;

    /** Hit by a weapon, and not by a text alone; it means something only for cards that are hit. */
    public static final long HIT_BY_WEAPON = 1L << 48;

    public static final long OF_A_TURN =
            MOVED
                    | FORFEITED_WEAPON
                    | BATTLED
                    | SEARCHED
                    | DRAINED
                    | USED_WEAPON
                    | USED_DEVICE
                    | DEPLOYED_THIS_TURN
                    | FROM_HAND
                    | BATTLE_BEGUN_HERE
                    | DRAIN_BEGUN_HERE;
    public static final long OF_A_BATTLE =
            IN_BATTLE | EXCLUDED | FIRED_IN_BATTLE | SAFE_FROM_ATTRITION;

    /** A card with one of these is on the table but takes no part in the game. */
    public static final long INACTIVE =
            CAPTIVE
                    | FROZEN
                    | MISSING
                    | SUSPENDED
                    | FACE_DOWN
                    | CONCEALED
                    | CAPTURED_SHIP
                    | UNUSABLE;

    /** Flags that decide whether a text is in force. */
    public static final long OF_TEXTS =
            INACTIVE
                    | UNDERCOVER
                    | CRASHED
                    | FLIPPED
                    | COMPLETED
                    | EXCLUDED
                    | BLOWN_AWAY
                    | COLLAPSED
                    | BOMBING_RUN
                    | IDLE;

    /** Flags that decide what a card is. */
    public static final long OF_FACES =
            CREWLESS | PILOTS_REMOVED | AT_HOLOSITE | CROSSED_OVER | ROTATED;

    /** What a card forgets when it leaves the table. */
    public static final long OF_THE_TABLE = ~(STOLEN | CREWLESS | CROSSED_OVER);
}
