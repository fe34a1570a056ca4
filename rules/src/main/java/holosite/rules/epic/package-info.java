/** Epic Events: what they do to whole places. */
@NullMarked
package holosite.rules.epic;

import org.jspecify.annotations.NullMarked;
