/**
 * The card as a whole: its printed figures and facts, the abilities it has, and its text in English
 * and French. Everything a card is made of lives in the packages below; none of them may know the
 * whole card. From the bottom to the top they are {@code prose}, {@code card}, {@code filter},
 * {@code amount}, {@code condition}, {@code effect} and {@code ability}; {@code words} is what card
 * files are written with.
 */
@NullMarked
package holosite.language;

import org.jspecify.annotations.NullMarked;
