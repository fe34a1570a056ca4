package holosite.rules.decision;

/** What may become of somebody captured or released. */
public enum Fate implements Option.Plain {
    /** Taken into custody by an escort. */
    SEIZE,
    /** Put into the prison where he was captured. */
    IMPRISON,
    /** To the Used Pile of his owner. */
    ESCAPE,
    /** Back among his own at the site. */
    RALLY,
    /** Of a captured starship: out to the system or sector. */
    LAUNCH
}
