package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.log.CardName;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.Entry;
import holosite.rules.tell.Perspective;
import holosite.server.message.DrawnCard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Destinies drawn since something began, in their order, as the log tells them. */
final class DrawnCards {
    /** How far back in the log the beginning is looked for. */
    private static final int REACH = 200;

    private DrawnCards() {}

    /** A card drawn; what was canceled does not count. */
    record Drawn(Side by, CardName card, double value, boolean canceled) {
        private boolean isCanceledBy(DestinyEntry.DestinyCanceled entry) {
            return !canceled && entry.card().equals(card) && entry.player() == by;
        }

        DrawnCard info() {
            return new DrawnCard(card.id(), value, canceled);
        }
    }

    static List<Drawn> since(
            Perspective seen,
            Predicate<Entry> begins,
            Predicate<DestinyEntry.DrawsDestiny> counts) {
        var drawn = new ArrayList<Drawn>();
        for (Entry entry : seen.log().from(Math.max(0, seen.log().size() - REACH))) {
            if (begins.test(entry)) {
                drawn.clear();
            } else if (entry instanceof DestinyEntry.DestinyCanceled canceled) {
                cancel(drawn, canceled);
            } else if (entry instanceof DestinyEntry.DrawsDestiny draw && counts.test(draw)) {
                drawn.add(new Drawn(draw.player(), draw.card(), draw.value(), false));
            }
        }
        return drawn;
    }

    private static void cancel(List<Drawn> drawn, DestinyEntry.DestinyCanceled entry) {
        for (int i = drawn.size() - 1; i >= 0; i--) {
            Drawn one = drawn.get(i);
            if (one.isCanceledBy(entry)) {
                drawn.set(i, new Drawn(one.by, one.card, one.value, true));
                return;
            }
        }
    }
}
