/**
 * What people name on the command line, read: files in our notations, decks, bots and titles of
 * cards. Whatever cannot be read is a {@code BadInput} whose message says what is wrong.
 */
@NullMarked
package holosite.app.input;

import org.jspecify.annotations.NullMarked;
