/**
 * The testing kit: lays out any table by hand, plays on it by name and looks at the result. Tests,
 * scenarios and puzzles of every module use it; cards come from whatever pool they give.
 */
@NullMarked
package holosite.rules.kit;

import org.jspecify.annotations.NullMarked;
