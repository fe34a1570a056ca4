/** Pictures of a position: the galaxy as the rules lay it out, painted as SVG or as text. */
@NullMarked
package holosite.app.map;

import org.jspecify.annotations.NullMarked;
