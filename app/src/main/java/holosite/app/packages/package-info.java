/**
 * The picture of the packages in {@code docs/architecture.md}, drawn from the compiled classes:
 * which package depends on which, and so in which layer it lies. It looks at our own modules only
 * and runs none of their code.
 */
@NullMarked
package holosite.app.packages;

import org.jspecify.annotations.NullMarked;
