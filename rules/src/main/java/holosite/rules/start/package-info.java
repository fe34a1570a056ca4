/**
 * Starting the game: Starting Effects, starting locations, Objectives and Starting Interrupts, the
 * first hands, and flipping an Objective later. After the first turn has begun only the flipping is
 * used.
 */
@NullMarked
package holosite.rules.start;

import org.jspecify.annotations.NullMarked;
