/**
 * Why something may not be done: the rule that refuses it, the card that forbids it, the Force that
 * is missing. The functions that decide whether something is offered return these values; nothing
 * here decides anything, and the sentences are in {@code tell}.
 */
@NullMarked
package holosite.rules.refusal;

import org.jspecify.annotations.NullMarked;
