/** Politics: agendas, and who has the majority in the Senate. */
@NullMarked
package holosite.rules.politics;

import org.jspecify.annotations.NullMarked;
