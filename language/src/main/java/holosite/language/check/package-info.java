/**
 * What nodes refuse: the checks their constructors share. A node that makes no sense fails where it
 * is written, with a message that says why. Nothing of the language may be used here.
 */
@NullMarked
package holosite.language.check;

import org.jspecify.annotations.NullMarked;
