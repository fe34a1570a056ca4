package holosite.rules.state;

import holosite.language.card.Duration;
import holosite.rules.card.LastingId;

/**
 * A text put into force for a while by an action: how long, and the moment it is counted from. For
 * a duration that ends with a turn, {@code until} is the number of that turn; for one that ends
 * with an action, its id; for one that ends when a card leaves, the arrival of that card.
 */
public record LastingText(
        Context context, String title, LastingId id, Duration duration, int until, int affected) {}
