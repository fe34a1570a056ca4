package holosite.server.table.game;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * A list that never changes; adding to it gives a longer one, which shares what both hold. Only the
 * thread that adds may use what it adds to; the empty one is everybody's.
 */
final class Appended<T> extends AbstractList<T> implements RandomAccess {
    private final List<T> shared;
    private final int size;

    private Appended(List<T> shared, int size) {
        this.shared = shared;
        this.size = size;
    }

    static <T> Appended<T> empty() {
        return new Appended<>(List.of(), 0);
    }

    static <T> Appended<T> of(List<? extends T> items) {
        return new Appended<>(new ArrayList<>(items), items.size());
    }

    /** This list and one more. */
    Appended<T> plus(T item) {
        List<T> all =
                size > 0 && shared.size() == size
                        ? shared
                        : new ArrayList<>(shared.subList(0, size));
        all.add(item);
        return new Appended<>(all, size + 1);
    }

    /** The first so many of this list. */
    Appended<T> first(int count) {
        Objects.checkFromToIndex(0, count, size);
        return new Appended<>(shared, count);
    }

    @Override
    public T get(int index) {
        return shared.get(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
        return size;
    }
}
