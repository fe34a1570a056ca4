/**
 * What listens for browsers: routes told as data, and everything that holds for all of them: who
 * asks, from where, how often, how much, and what is answered when something is wrong.
 */
@NullMarked
package holosite.server.web;

import org.jspecify.annotations.NullMarked;
