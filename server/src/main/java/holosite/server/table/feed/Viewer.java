package holosite.server.table.feed;

/** Somebody who looks at a table: the id of his account, and his name. */
public record Viewer(String person, String name) {}
