package holosite.rules.weapon;

/**
 * What lets a weapon fire: the rule of battles, once in each, or the text of a card, whenever that
 * says.
 */
public enum Permission {
    BATTLE(false, false),
    TEXT(false, false),
    /** By a text that makes the shot free. */
    TEXT_FOR_FREE(true, false),
    /** By a text that first breaks the cover of whoever fires. */
    TEXT_OUT_OF_COVER(false, true),
    TEXT_FOR_FREE_OUT_OF_COVER(true, true),
    /** By a text that lets it fire twice in a battle: each shot counts as one of that battle. */
    TWICE(false, false),
    /** By the weapon's own text, after a shot that another text let it fire. */
    REPEATED(false, false);

    private final boolean free;
    private final boolean outOfCover;

    Permission(boolean free, boolean outOfCover) {
        this.free = free;
        this.outOfCover = outOfCover;
    }

    static Permission byText(boolean free, boolean outOfCover) {
        if (outOfCover) {
            return free ? TEXT_FOR_FREE_OUT_OF_COVER : TEXT_OUT_OF_COVER;
        }
        return free ? TEXT_FOR_FREE : TEXT;
    }

    /** Whether the shot is one of those the weapon has in a battle. */
    boolean countsInBattle() {
        return this == BATTLE || this == TWICE;
    }

    boolean free() {
        return free;
    }

    /** Whether it does not matter that whoever fires is Undercover before the action. */
    boolean outOfCover() {
        return outOfCover;
    }
}
