package holosite.server.serialization;

/** What is written to the journal or sent to another process, as JSON. */
public interface JsonSerializable {}
