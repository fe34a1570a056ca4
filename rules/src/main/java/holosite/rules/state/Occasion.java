package holosite.rules.state;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.table.Table;
import org.jspecify.annotations.Nullable;

/** What a text or a player answers to: something that happens, or nothing at all. */
public sealed interface Occasion permits Happening, Occasion.None {

    Occasion NONE = new None();

    /** Whether it is such an event. */
    boolean is(Event event);

    /** By whom. */
    @Nullable Side player();

    /** To which card. */
    int subject();

    /** By means of which card. */
    int cause();

    /** At which location. */
    int place();

    /** How much. */
    double amount();

    /** The action on the stack that an answer can cancel or change, or 0. */
    int id();

    /** The same, of the second card wherever it was of the first. */
    Occasion replacing(int from, int to);

    /** Nothing happens: what is done is done of a player's own accord. */
    record None() implements Occasion {
        @Override
        public boolean is(Event event) {
            return false;
        }

        @Override
        public @Nullable Side player() {
            return null;
        }

        @Override
        public int subject() {
            return Table.NOBODY;
        }

        @Override
        public int cause() {
            return Table.NOBODY;
        }

        @Override
        public int place() {
            return Table.NOBODY;
        }

        @Override
        public double amount() {
            return 0;
        }

        @Override
        public int id() {
            return 0;
        }

        @Override
        public Occasion replacing(int from, int to) {
            return this;
        }
    }
}
