/**
 * A table as an event-sourced entity somewhere in the cluster: it stores events before anybody is
 * told of them, plays the bots and watches the clocks. What is allowed and what it leads to is
 * decided in {@code table.game}.
 */
@NullMarked
package holosite.server.table.entity;

import org.jspecify.annotations.NullMarked;
