/**
 * What is in force and what it amounts to: the standing texts of a moment, figures with the parts
 * they are made of, prohibitions, permissions and tolls, immunity. It works out figures and
 * rulings, and moves no card.
 */
@NullMarked
package holosite.rules.modifier;

import org.jspecify.annotations.NullMarked;
