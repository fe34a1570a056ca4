package holosite.language.filter;

/** Cards that stand in a relation to some card of another filter. */
public record Related(Relation relation, Filter to) implements Filter {}
