/**
 * The routes of the glossary: its entries as pages with links, and the search. Tables and accounts
 * are unknown here.
 */
@NullMarked
package holosite.server.glossary;

import org.jspecify.annotations.NullMarked;
