package holosite.server.message;

/** The figures that are printed on cards, in the order in which a card shows them. */
public enum FigureName {
    POWER,
    ABILITY,
    POLITICS,
    MANEUVER,
    ARMOR,
    HYPERSPEED,
    LANDSPEED,
    FEROCITY,
    DEPLOY,
    FORFEIT,
    DEFENSE,
    PARSEC
}
