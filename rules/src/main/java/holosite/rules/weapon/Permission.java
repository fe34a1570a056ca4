package holosite.rules.weapon;

/**
 * What lets a weapon fire: the rule of battles, once in each, or the text of a card, whenever that
 * says.
 */
public enum Permission {
    BATTLE,
    TEXT,
    /** By a text that makes the shot free. */
    TEXT_FOR_FREE
}
