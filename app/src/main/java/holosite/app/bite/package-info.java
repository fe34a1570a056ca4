/**
 * Which texts of cards the tests notice: each is taken away or changed in turn, and the tests that
 * use its card are run in this process. It needs the compiled tests and JUnit on the class path,
 * which the launcher puts there; nothing else of the command line may need either.
 */
@NullMarked
package holosite.app.bite;

import org.jspecify.annotations.NullMarked;
