/**
 * Watches test runs and notes which claims they show. A module takes part by having this one among
 * its test dependencies; the classes here are found by the test platform itself.
 */
@NullMarked
package holosite.glossary.harness;

import org.jspecify.annotations.NullMarked;
