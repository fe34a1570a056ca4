/**
 * What cards say, compiled: the kinds of text, the programs of actions, and the names by which
 * saved games and the rules refer to them. Nothing here knows how a text is compiled or which rule
 * reads it.
 */
@NullMarked
package holosite.rules.text;

import org.jspecify.annotations.NullMarked;
