/**
 * Actions that cards offer: whether one can be begun, choosing targets, paying costs, responses and
 * automatic actions, and the alternation of players in a phase. It knows no particular kind of
 * action such as a battle or a Force drain.
 */
@NullMarked
package holosite.rules.action;

import org.jspecify.annotations.NullMarked;
