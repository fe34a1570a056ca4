/**
 * Deploying cards: what a player may deploy, where and for how much, and the deployment itself, of
 * units, locations, creatures, weapons and devices. What a text lets a player deploy is said by the
 * text.
 */
@NullMarked
package holosite.rules.deploy;

import org.jspecify.annotations.NullMarked;
