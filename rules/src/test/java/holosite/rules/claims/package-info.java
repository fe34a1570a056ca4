/** What is checked of the tests that show claims. No rule is tested here. */
@NullMarked
package holosite.rules.claims;

import org.jspecify.annotations.NullMarked;
