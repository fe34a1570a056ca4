/**
 * What the game asks and what players answer: decisions, prompts, acts, answers, and the outcome of
 * a game. These are values; nothing here knows a game or a rule.
 */
@NullMarked
package holosite.rules.decision;

import org.jspecify.annotations.NullMarked;
