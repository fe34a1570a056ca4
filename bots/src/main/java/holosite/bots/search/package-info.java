/**
 * Bots that search: they imagine games that fit what they know, play each plan on in them, and
 * choose what leads to the best positions. The games they look into are imagined ones, never the
 * one that is played: of that they get a view and its worlds.
 */
@NullMarked
package holosite.bots.search;

import org.jspecify.annotations.NullMarked;
