/**
 * A turn and its phases, and what the rules themselves do as a phase begins or ends. What players
 * do in a phase is offered elsewhere.
 */
@NullMarked
package holosite.rules.turn;

import org.jspecify.annotations.NullMarked;
