package holosite.server.table;

/**
 * A seat that is taken: by whom, and with which deck, whose whole text lies with the table so that
 * it stands alone.
 */
public record Seat(Sitter sitter, String deckName, String deck) {}
