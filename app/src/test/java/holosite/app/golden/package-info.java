/**
 * Golden playthroughs: a few seeded games as text, compared with files. No single rule is tested
 * here.
 */
@NullMarked
package holosite.app.golden;

import org.jspecify.annotations.NullMarked;
