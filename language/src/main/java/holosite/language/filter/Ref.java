package holosite.language.filter;

/**
 * One card that a text points back to: itself, what it is on, what was chosen, what just happened.
 */
public sealed interface Ref permits Known, Chosen {}
