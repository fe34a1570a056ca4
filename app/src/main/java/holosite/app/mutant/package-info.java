/**
 * Which claims the tests really show: conditions and numbers of the rules are changed in their
 * compiled form, one at a time, and the tests of a claim are run in this process. It needs the
 * compiled tests and JUnit on the class path, which the launcher puts there; nothing else of the
 * command line may need either.
 */
@NullMarked
package holosite.app.mutant;

import org.jspecify.annotations.NullMarked;
