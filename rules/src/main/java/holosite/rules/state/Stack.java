package holosite.rules.state;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
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

    /** The same with a changed step in place of one that waits. */
    @SuppressWarnings(
            "ReferenceEquality") // two equal steps may wait at once: this very one is meant
    public Stack replaced(Step old, Step changed) {
        return top == old
                ? new Stack(changed, below)
                : new Stack(
                        top, Objects.requireNonNull(below, "no such step").replaced(old, changed));
    }

    /** What waits behind a step. */
    @SuppressWarnings("ReferenceEquality")
    public Stack after(Step step) {
        Stack rest = Objects.requireNonNull(below, "no such step");
        return top == step ? rest : rest.after(step);
    }

    /** The nearest waiting step of a kind, or null. */
    public <S extends Step> @Nullable S nearest(Class<S> kind) {
        for (Stack at = this; at.below != null; at = at.below) {
            if (kind.isInstance(at.top)) {
                return kind.cast(at.top);
            }
        }
        return null;
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
