/** The command line, the only module that knows all the others. */
@NullMarked
package holosite.app;

import org.jspecify.annotations.NullMarked;
