package holosite.rules.action;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** What remains to be done, the next thing first: an immutable list that forked games share. */
public record Stack(Step top, @Nullable Stack below) implements Iterable<Step> {

    public static final Stack EMPTY =
            new Stack(
                    game -> {
                        throw new IllegalStateException(
                                "nothing is left to do and the game is not over");
                    },
                    null);

    public boolean isEmpty() {
        return below == null;
    }

    /** The waiting steps, the next first. */
    @Override
    public Iterator<Step> iterator() {
        return new Iterator<>() {
            private Stack at = Stack.this;

            @Override
            public boolean hasNext() {
                return at.below != null;
            }

            @Override
            public Step next() {
                Stack rest = at.below;
                if (rest == null) {
                    throw new NoSuchElementException();
                }
                Step step = at.top;
                at = rest;
                return step;
            }
        };
    }
}
