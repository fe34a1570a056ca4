package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonValue;

/** Whether the table passes for the player until something happens. */
public record UntilInfo(@JsonValue boolean on) implements Section {}
