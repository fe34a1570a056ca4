/**
 * The one way to the database, for everything but the journal of the tables, which Pekko keeps. The
 * SQL itself stands in the packages that own the data.
 */
@NullMarked
package holosite.server.store;

import org.jspecify.annotations.NullMarked;
