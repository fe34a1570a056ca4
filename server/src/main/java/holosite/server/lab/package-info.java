/**
 * The lab on several processes, here and on other machines: one leads, hands out games and takes
 * their results; the others help. The games of a helper that is lost are played again by another.
 */
@NullMarked
package holosite.server.lab;

import org.jspecify.annotations.NullMarked;
