/**
 * How far people are with what comes with the game to be learned or solved. What that is lives in
 * the packages of its subject.
 */
@NullMarked
package holosite.server.progress;

import org.jspecify.annotations.NullMarked;
