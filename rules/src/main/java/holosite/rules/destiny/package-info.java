/**
 * Drawing destiny for whatever purpose, and what is known of the draws being made. What a destiny
 * is drawn for, and what it leads to, is in the package of that purpose.
 */
@NullMarked
package holosite.rules.destiny;

import org.jspecify.annotations.NullMarked;
