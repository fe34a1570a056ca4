/** Words that people type and others read: which characters they may have. */
@NullMarked
package holosite.server.text;

import org.jspecify.annotations.NullMarked;
