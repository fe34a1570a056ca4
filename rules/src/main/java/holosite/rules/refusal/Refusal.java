package holosite.rules.refusal;

/**
 * Why something may not be done: the rule that refuses it, with the glossary entry to read about
 * it. The sentences for players are in {@code holosite.rules.tell}.
 */
public enum Refusal {
    NONE,

    // ---- attacks
    NO_CREATURE("attacks"),
    NOBODY_TO_ATTACK("attacks"),
    ALREADY_ATTACKED_HERE("attacks"),
    DURING_ATTACK("attacks"),
    OUTSIDE_HABITAT("attaching-creatures"),

    // ---- Jedi training
    NO_APPRENTICE("apprentice"),
    MENTOR_TOO_WEAK("apprentice"),
    STILL_AN_APPRENTICE("apprentice"),
    ALREADY_A_MENTOR("apprentice"),
    APPRENTICE_DROID("apprentice"),
    APPRENTICE_JEDI("apprentice"),
    APPRENTICE_TOO_ABLE("apprentice"),
    TEST_OUT_OF_ORDER("apprentice"),

    // ---- firing weapons
    NO_WEAPON("weapon"),
    TEXT_CANCELED("game-text"),
    DISARMED("disarmed"),
    WEAPON_ALREADY_FIRED("weapon"),
    OTHER_WEAPON_USED("weapon"),
    UNDERCOVER("undercover-spy"),
    NOT_PARTICIPATING("participating-in-battle"),
    INSIDE("enclosed-vehicles"),
    STOLEN_WEAPON_UNFIT("stealing-weapons-and-devices"),
    NO_OPERATOR("artillery-weapons"),
    NO_POWER_SOURCE("artillery-weapons"),
    WEAPON_CONDITION("weapon"),
    RESERVE_DECK_EMPTY("empty-deck-or-pile"),
    NO_TARGET("weapon"),
    TARGET_YOURS("weapon"),
    TARGET_OF_WRONG_KIND("weapon"),
    OUT_OF_RANGE("present"),
    TARGET_PROTECTED,

    // ---- deploying, draining, battling
    DEPLOYS_ONLY_ELSEWHERE("deployment-restrictions"),
    TOO_LITTLE_TO_LOSE("losing-force"),
    OPPONENT_LACKS_FORCE("deploy-cost"),
    SHIELD_NOT_FROM_HAND("defensive-shields"),
    ONLY_AT_THE_START("effect-starting"),
    NO_PRESENCE_OR_ICON("deployment-restrictions"),
    NOT_CONTROLLED("control-a-location"),
    ALREADY_DRAINED("force-drain"),
    UNDERCOVER_SPY("undercover-spy"),
    ALREADY_BATTLED_HERE("battle"),
    NO_PRESENCE("presence"),
    NO_OPPONENT("battle"),
    NOT_DEPLOYED_THERE("deployment-restrictions"),
    NEEDS_PILOT("deployment-restrictions"),
    ON_TABLE_ALREADY("unique"),
    PERSONA_ON_TABLE("personas"),
    PERSONA_OUT_OF_PLAY("personas"),
    PERSONA_CROSSED_OVER("personas"),
    PLAYED_THIS_TURN("unique"),
    NO_SYSTEM("diamond-symbol"),
    PLAYED_NOT_DEPLOYED("played"),
    NOT_IN_HAND("hand"),

    // ---- the moment
    UNKNOWN_CARD,
    NOT_YOUR_TURN("turn"),
    DURING_BATTLE("during-battle"),
    CONTROL_PHASE_ONLY("control-phase"),
    DEPLOY_PHASE_ONLY("deploy-phase"),
    BATTLE_PHASE_ONLY("battle"),
    MOVE_PHASE_ONLY("moving"),
    SPY_MOVES_LATER("undercover-spy"),
    WEAPONS_SEGMENT_ONLY("weapon"),

    // ---- texts
    NO_TEXT_TO_USE("game-text"),
    TEXT_ANOTHER_TIME("game-text"),
    TEXT_IN_BATTLE("during-battle"),
    TEXT_IN_DAMAGE_SEGMENT("damage-segment"),
    TEXT_IN_ANSWER("responding"),
    TEXT_OTHER_PHASE("turn"),
    TEXT_USED_UP("game-text"),
    TEXT_CONDITION("game-text"),
    TEXT_WITHOUT_TARGET("game-text"),
    SEARCH_FAILED("reserve-deck"),
    NAMED_CARDS_BARRED("unique"),
    TEXT_NOT_PAYABLE("using-force"),
    TEXT_NAMES_OTHERS,
    IMMUNE,

    // ---- captives
    NO_CAPTIVE("escorting"),
    NO_PRISON("prisons"),
    NO_ESCORT("prisoner-transfers"),
    ESCORT_BUSY("escorting"),

    // ---- moving
    NOT_NOW,
    NOT_YOUR_CARD,
    NOT_ON_TABLE,
    INACTIVE,
    ALREADY_MOVED("moving"),
    IN_SEARCH_PARTY,
    ALREADY_REACTED("react"),
    UNPILOTED("pilot"),
    NO_DRIVER("driver"),
    NOT_ENOUGH_FORCE("using-force"),
    TOO_FAR("landspeed"),
    NO_WAY("moving"),
    TOO_MANY_PARSECS("hyperspeed"),
    SECTOR_TOO_FAR("asteroid-sectors"),
    SHIP_ELSEWHERE("system"),
    NO_SHUTTLES("exterior-site"),
    SITES_ONLY("prepositions"),
    EXTERIOR_ONLY("exterior-site"),
    IN_SPACE_ONLY("system"),
    LANDED("landing"),
    ON_BOMBING_RUN("proton-bombs"),
    ABOARD("embarking"),
    NOT_BESIDE("embarking"),
    NOT_YOUR_SHIP("embarking"),
    NOWHERE_TO_STEP_OUT("embarking"),
    NO_HYPERSPEED("hyperspeed"),
    NO_NAV_COMPUTER("astromech"),
    FORBIDDEN_BY_CARD,
    NO_ROOM("embarking"),
    WRONG_KIND_OF_PLACE("location"),
    CLOUDS_BETWEEN("planet"),
    DOCKING_BAYS_ONLY("docking-bay-transit"),
    ENERGY_SHIELD("deployment-restrictions"),
    INSIDE_STATION("death-star-ii-sectors"),
    NOBODY_TO_FOLLOW("death-star-ii-sectors"),
    TRENCH("attack-run"),
    SECLUDED("dagobah"),
    HOLOSITE("dejarik-rules");

    private final String entry;

    Refusal() {
        this("");
    }

    Refusal(String entry) {
        this.entry = entry;
    }

    /** The glossary entry to read, or an empty name. */
    public String entry() {
        return entry;
    }

    /** Whether there is nothing against it. */
    public boolean none() {
        return this == NONE;
    }
}
