/** People: guests and accounts, their names, passwords and sessions. */
@NullMarked
package holosite.server.account;

import org.jspecify.annotations.NullMarked;
