/**
 * The command line: a class for each command, listed in {@code Main}. The only module that knows
 * all the others; what a command does at length lives in a package of its own below, and none of
 * these may use this one.
 */
@NullMarked
package holosite.app;

import org.jspecify.annotations.NullMarked;
