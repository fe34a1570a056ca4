/**
 * What listens for browsers: routes declared as data, and everything that holds for all of them:
 * who asks, from where, how often, how much, and what is answered when something is wrong. What a
 * route does lives in the package of its subject, never here.
 */
@NullMarked
package holosite.server.web;

import org.jspecify.annotations.NullMarked;
