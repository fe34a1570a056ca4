package holosite.server.node;

/** What is written to the journal or sent to another process, as JSON. */
public interface Json {}
