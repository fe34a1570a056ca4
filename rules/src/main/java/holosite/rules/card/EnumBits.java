package holosite.rules.card;

import java.util.Arrays;

/**
 * A set of enum constants, a bit each, however many constants there are. It grows as constants are
 * added; the first 64 need no array.
 */
public final class EnumBits<E extends Enum<E>> {
    private static final long[] NONE = {};

    private long first;
    private long[] more = NONE;

    public boolean has(E constant) {
        return has(first, this, constant);
    }

    /** The bits of the first 64 constants, for whoever keeps a copy of them at hand. */
    long first() {
        return first;
    }

    /** Whether a set has a constant, where a copy of its first bits is at hand. */
    @SuppressWarnings("EnumOrdinal")
    static <E extends Enum<E>> boolean has(long first, EnumBits<E> all, E constant) {
        int index = constant.ordinal();
        if (index < Long.SIZE) {
            return (first & 1L << index) != 0;
        }
        int word = index / Long.SIZE - 1;
        return word < all.more.length && (all.more[word] & 1L << index) != 0;
    }

    @SuppressWarnings("EnumOrdinal")
    public void add(E constant) {
        int index = constant.ordinal();
        if (index < Long.SIZE) {
            first |= 1L << index;
        } else {
            grow(index / Long.SIZE);
            more[index / Long.SIZE - 1] |= 1L << index;
        }
    }

    public void addAll(Iterable<E> constants) {
        for (E constant : constants) {
            add(constant);
        }
    }

    public void addAll(EnumBits<E> other) {
        first |= other.first;
        grow(other.more.length);
        for (int word = 0; word < other.more.length; word++) {
            more[word] |= other.more[word];
        }
    }

    public void clear() {
        first = 0;
        Arrays.fill(more, 0);
    }

    public boolean isEmpty() {
        for (long word : more) {
            if (word != 0) {
                return false;
            }
        }
        return first == 0;
    }

    /** Whether both have a constant in common. */
    public boolean meets(EnumBits<E> other) {
        int words = Math.min(more.length, other.more.length);
        for (int word = 0; word < words; word++) {
            if ((more[word] & other.more[word]) != 0) {
                return true;
            }
        }
        return (first & other.first) != 0;
    }

    private void grow(int words) {
        if (words > more.length) {
            more = Arrays.copyOf(more, words);
        }
    }
}
