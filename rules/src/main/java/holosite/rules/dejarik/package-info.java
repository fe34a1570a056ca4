/**
 * What a player may do at a holosite besides battling: take his Dejariks and holograms back. How
 * they get there is the business of the package {@code deploy}, where they may be that of {@code
 * place}.
 */
@NullMarked
package holosite.rules.dejarik;

import org.jspecify.annotations.NullMarked;
