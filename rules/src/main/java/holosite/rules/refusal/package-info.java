/**
 * Why something may not be done: the rule in both languages, the card that forbids it, the Force
 * that is missing. The functions that decide whether something is offered answer with these values;
 * nothing here decides anything.
 */
@NullMarked
package holosite.rules.refusal;

import org.jspecify.annotations.NullMarked;
