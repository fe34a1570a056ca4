/**
 * What happens when an action of a card takes effect, one record for each thing. A list of effects
 * happens in order. Abilities may be used only by {@code Lasting}, which puts one into force for a
 * while.
 */
@NullMarked
package holosite.language.effect;

import org.jspecify.annotations.NullMarked;
