package holosite.server.serialization;

/** Marks what is written to the journal or sent to another process as JSON. */
public interface JsonSerializable {}
