package holosite.language.filter;

import holosite.language.prose.Pointer;

/**
 * One card that a text refers back to: itself, what it is on, what was chosen, what just happened.
 */
public sealed interface Ref extends Pointer permits Known, Chosen {}
