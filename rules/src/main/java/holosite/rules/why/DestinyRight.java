package holosite.rules.why;

import java.util.Optional;

/**
 * Whether a side draws battle destiny in the battle going on, and why.
 *
 * @param draws how many it may draw
 * @param ability its whole ability there
 * @param counts how much of that counts: cards present, pilots and drivers
 * @param needed how much it takes
 * @param forbidder the card that forbids it, if one does and may be known
 */
public record DestinyRight(
        int draws, double ability, double counts, double needed, Optional<String> forbidder) {}
