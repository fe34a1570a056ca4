/**
 * What a test run does with claims: notes which test shows which claim, and fails a test that names
 * a claim the glossary does not have. JUnit finds it by itself; it is used by tests alone and is
 * never part of a running game or server.
 */
@NullMarked
package holosite.glossary.harness;

import org.jspecify.annotations.NullMarked;
