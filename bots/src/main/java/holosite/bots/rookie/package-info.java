/** A bot that plays by simple, sensible rules: one class for each kind of question. */
@NullMarked
package holosite.bots.rookie;

import org.jspecify.annotations.NullMarked;
