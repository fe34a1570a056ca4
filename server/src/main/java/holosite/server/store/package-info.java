/** The database the house keeps its accounts, decks and invitations in. */
@NullMarked
package holosite.server.store;

import org.jspecify.annotations.NullMarked;
