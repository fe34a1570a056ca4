package holosite.language.check;

import java.util.List;

/** Refuses what makes no sense, with the reason. */
public final class Refuse {

    private Refuse() {}

    /** Refuses a node for which this is true. */
    public static void when(boolean nonsense, String why) {
        if (nonsense) {
            throw new IllegalArgumentException(why);
        }
    }

    /** Refuses a node for which this is true; the reason is put together only then. */
    public static void when(boolean nonsense, String why, Object... parts) {
        if (nonsense) {
            throw new IllegalArgumentException(why.formatted(parts));
        }
    }

    /** Refuses a name or title without a letter. */
    public static void blank(String name, String why) {
        when(name.isBlank(), why);
    }

    /** A copy of a list that may not be empty. */
    public static <T> List<T> empty(List<T> list, String why) {
        return fewer(1, list, why);
    }

    /** A copy of a list that has at least so many members. */
    public static <T> List<T> fewer(int least, List<T> list, String why) {
        when(list.size() < least, why);
        return List.copyOf(list);
    }
}
