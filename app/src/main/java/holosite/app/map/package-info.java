/** A position as a map of its galaxy, as SVG or text. It draws a view and knows no rules. */
@NullMarked
package holosite.app.map;

import org.jspecify.annotations.NullMarked;
