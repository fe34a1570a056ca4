package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.server.message.RequestKind;

/** A request of one player to the other; the minutes are for more time. */
public record TableRequest(RequestKind kind, Side by, int minutes) {}
