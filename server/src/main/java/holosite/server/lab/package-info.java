/**
 * The lab beyond one process: on several, here and on other machines, and in the browser. Of
 * several processes one leads, hands out games and takes their results; the others help, and the
 * games of one that is lost are played again by another. A browser asks for a few games at a time
 * and adds them up.
 */
@NullMarked
package holosite.server.lab;

import org.jspecify.annotations.NullMarked;
