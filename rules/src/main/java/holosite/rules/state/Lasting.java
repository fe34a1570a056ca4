package holosite.rules.state;

import holosite.language.card.Duration;
import holosite.rules.text.LastingId;
import holosite.rules.text.TextInForce;

/**
 * A text put into force for a while by an action: how long, and the moment it is counted from. For
 * a duration that ends with a turn, {@code until} is the number of that turn; for one that ends
 * with an action, its id; for one that ends when a card leaves, the arrival of that card.
 */
public record Lasting(
        TextInForce text, String title, LastingId id, Duration duration, int until, int affected) {
    /** The same text bound to the same cards for as long, perhaps compiled another time. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Lasting that
                && id.equals(that.id)
                && duration == that.duration
                && until == that.until
                && affected == that.affected
                && title.equals(that.title)
                && text.context().equals(that.text.context());
    }

    @Override
    public int hashCode() {
        return id.hashCode() * 31 + text.context().hashCode();
    }
}
