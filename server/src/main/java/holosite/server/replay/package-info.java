/** Games that are over: the list of them, every step, and going on from one. */
@NullMarked
package holosite.server.replay;

import org.jspecify.annotations.NullMarked;
