/**
 * Writing SVG: elements and attributes, and how much room text takes. What is drawn is the business
 * of the packages that use it.
 */
@NullMarked
package holosite.app.svg;

import org.jspecify.annotations.NullMarked;
