/** What the lab found out, in words, as data and as pictures. */
@NullMarked
package holosite.app.lab;

import org.jspecify.annotations.NullMarked;
