/** Many tables at once, to see what the server bears. */
@NullMarked
package holosite.server.load;

import org.jspecify.annotations.NullMarked;
