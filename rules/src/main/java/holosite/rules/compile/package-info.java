/**
 * Makes what cards say ready for play: abilities become texts, filters and conditions tests,
 * amounts values, effects programs, one class for each family of effects. It is used while a
 * catalog is built; the rules of a running game do not use it.
 */
@NullMarked
package holosite.rules.compile;

import org.jspecify.annotations.NullMarked;
