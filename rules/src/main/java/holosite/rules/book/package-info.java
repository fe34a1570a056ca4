/**
 * The one place that knows all the rules: what a player may begin, how it is carried out, and what
 * is put right at every moment. Nothing below may use it; the steps of a game reach it through the
 * interface in {@code state}.
 */
@NullMarked
package holosite.rules.book;

import org.jspecify.annotations.NullMarked;
