/**
 * What the admin of a server can do with its tables, and the problems that players report. Accounts
 * are looked after in their own package, and what is allowed at a table is decided there.
 */
@NullMarked
package holosite.server.admin;

import org.jspecify.annotations.NullMarked;
