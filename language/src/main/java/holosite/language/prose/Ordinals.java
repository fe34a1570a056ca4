package holosite.language.prose;

import java.util.List;

/** Which of several things that are counted is meant. */
public final class Ordinals {
    private static final List<String> ENGLISH = List.of("first", "second", "third", "fourth");
    private static final List<String> FRENCH =
            List.of("première", "deuxième", "troisième", "quatrième");

    private Ordinals() {}

    /** Whether there is a word for it. */
    public static boolean has(int number) {
        return number >= 1 && number <= ENGLISH.size();
    }

    /** The number of this English word; 0 if it is none of them. */
    public static int of(String english) {
        return ENGLISH.indexOf(english) + 1;
    }

    /** Of something feminine in French: "first", "première". */
    public static String feminine(Prose p, int number) {
        return p.say(ENGLISH.get(number - 1), FRENCH.get(number - 1));
    }
}
