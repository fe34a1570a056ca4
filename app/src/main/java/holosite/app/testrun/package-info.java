/**
 * Compiles and runs chosen tests in seconds: only files that changed are compiled, without static
 * checks. The launcher starts these classes by themselves, so they use nothing of Holosite; a test
 * run of all modules is Maven's business.
 */
@NullMarked
package holosite.app.testrun;

import org.jspecify.annotations.NullMarked;
