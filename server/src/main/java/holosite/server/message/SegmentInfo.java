package holosite.server.message;

/** A segment of a battle or an attack, and its word. */
public record SegmentInfo(String key, String word) {}
