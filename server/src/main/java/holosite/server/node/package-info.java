/**
 * One process of the server: what it is told when it starts, its database, its part in the cluster,
 * and how it starts and stops.
 */
@NullMarked
package holosite.server.node;

import org.jspecify.annotations.NullMarked;
