package holosite.server.message;

import holosite.language.card.Side;
import java.util.Optional;

/** Something said at the table. */
public record ChatLine(int number, String from, Optional<Side> side, String text, long at) {}
