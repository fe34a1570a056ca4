package holosite.language.check;

import java.util.List;
import java.util.regex.Matcher;

/** Refuses what makes no sense, with the reason. */
public final class Refuse {

    private Refuse() {}

    /** Refuses a node for which this is true. */
    public static void when(boolean nonsense, String why) {
        if (nonsense) {
            throw new IllegalArgumentException(why);
        }
    }

    /**
     * Refuses a node for which this is true. The reason is put together only then, with the parts
     * in the places marked {@code %s}.
     */
    public static void when(boolean nonsense, String why, Object... parts) {
        if (nonsense) {
            String reason = why;
            for (Object part : parts) {
                reason = reason.replaceFirst("%s", Matcher.quoteReplacement(part.toString()));
            }
            throw new IllegalArgumentException(reason);
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
