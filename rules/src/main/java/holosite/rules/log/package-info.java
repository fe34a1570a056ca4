/**
 * What happened in a game, line by line, and who may know which card of it. The sentences are in
 * {@code tell}; nothing here reaches up to them.
 */
@NullMarked
package holosite.rules.log;

import org.jspecify.annotations.NullMarked;
