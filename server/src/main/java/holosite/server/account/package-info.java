/**
 * Accounts, guests, passwords and sessions, and the routes to register, log in and log out.
 * Passwords and session secrets are stored only as hashes, and no other package sees either.
 */
@NullMarked
package holosite.server.account;

import org.jspecify.annotations.NullMarked;
