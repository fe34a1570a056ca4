package holosite.rules.notation;

/** The parts a list of cards may be divided into by its headings. */
enum DeckSection {
    /** The deck itself. */
    DECK,
    /** Cards of the deck that the game starts with: a location among them is the starting one. */
    STARTING,
    /** Cards outside the deck. */
    OUTSIDE,
    /** Words about the deck, which name no cards. */
    PROSE
}
