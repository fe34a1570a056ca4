/**
 * Persona replacement: another version of a persona takes the place of the one on the table. How
 * many versions may be on the table is in {@code uniqueness}.
 */
@NullMarked
package holosite.rules.persona;

import org.jspecify.annotations.NullMarked;
