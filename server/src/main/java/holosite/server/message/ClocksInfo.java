package holosite.server.message;

import holosite.language.card.Side;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The time left when the decision was asked; a client counts down from there. While the clocks
 * stand still, {@code at} is the moment when they run again.
 */
public record ClocksInfo(
        long dark, long light, OptionalLong decision, Optional<Side> running, long at)
        implements Section {}
