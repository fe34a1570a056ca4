package holosite.server.table.game;

/**
 * A taken seat: by whom and with which deck. The text of the deck is stored with the table, so that
 * later changes of the deck do not matter.
 */
public record Seat(SeatedPlayer sitter, String deckName, String deck) {}
