package holosite.rules.state;

/**
 * Something that is worked out from a game and kept with it until it is out of date: not part of
 * the game's value. Whoever works it out knows the state; the state does not know it.
 */
public interface Derived {}
