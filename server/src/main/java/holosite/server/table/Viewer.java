package holosite.server.table;

/** Somebody who looks at a table: the id the house knows him by, and what he is called. */
public record Viewer(String person, String name) {}
