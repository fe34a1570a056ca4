package holosite.server.message;

/** The kinds of cards that are printed. */
public enum CardKind {
    CHARACTER,
    CREATURE,
    STARSHIP,
    VEHICLE,
    LOCATION,
    WEAPON,
    DEVICE,
    EFFECT,
    INTERRUPT,
    OBJECTIVE,
    EPIC_EVENT,
    ADMIRALS_ORDER,
    DEFENSIVE_SHIELD,
    JEDI_TEST,
    PODRACER,
    GAME_AID
}
