package holosite.language.card;

/** What kind of thing a card is. */
public enum CardType {
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
