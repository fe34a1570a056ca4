package holosite.language.filter;

/** Locations that belong to a system: the system itself, its sites and cloud sectors. */
public record OfSystem(String system) implements Filter {}
