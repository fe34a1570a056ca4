/** The rulebook to be read: entries with their texts, their claims and what shows them. */
@NullMarked
package holosite.server.glossary;

import org.jspecify.annotations.NullMarked;
