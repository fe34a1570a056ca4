package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.log.Entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The destinies drawn since something began, in order, taken from the log. */
record DrawnCards(CardIndex cards) {
    /** How far back in the log to look for the beginning. */
    private static final int REACH = 200;

    /** A card drawn; what was canceled does not count. */
    record Drawn(Side by, String title, double value, boolean canceled) {
        private boolean isCanceledBy(Entry entry) {
            return !canceled && entry.card().equals(title) && entry.player() == by;
        }
    }

    static List<Drawn> since(Game game, Set<Entry.Line> begin, Predicate<Entry> counts) {
        var drawn = new ArrayList<Drawn>();
        for (Entry entry : game.log().from(Math.max(0, game.log().size() - REACH))) {
            if (begin.contains(entry.line())) {
                drawn.clear();
            } else if (entry.line() == Entry.Line.DESTINY_CANCELED) {
                cancel(drawn, entry);
            } else if (counts.test(entry)) {
                Side by = Objects.requireNonNull(entry.player());
                drawn.add(new Drawn(by, entry.card(), entry.number(), false));
            }
        }
        return drawn;
    }

    private static void cancel(List<Drawn> drawn, Entry entry) {
        for (int i = drawn.size() - 1; i >= 0; i--) {
            Drawn one = drawn.get(i);
            if (one.isCanceledBy(entry)) {
                drawn.set(i, new Drawn(one.by, one.title, one.value, true));
                return;
            }
        }
    }

    Consumer<JsonWriter> write(Drawn drawn) {
        return out -> {
            out.put("id", cards.idOfEither(drawn.by, drawn.title)).put("value", drawn.value);
            if (drawn.canceled) {
                out.put("canceled", true);
            }
        };
    }
}
