/** Players that see a view and answer a decision. */
@NullMarked
package holosite.bots;

import org.jspecify.annotations.NullMarked;
