package holosite.app.testrun;

import java.util.regex.Pattern;

/**
 * How tests are named on the command line: {@code DeployCostTest}, {@code Deploy*}, {@code A#b}.
 */
final class TestNames {
    private TestNames() {}

    /** Whether a file, of source or of a class, contains a test class of this name. */
    static boolean fits(String name, String file) {
        String wanted = name.contains("#") ? name.substring(0, name.indexOf('#')) : name;
        String regex = Pattern.quote(wanted).replace("*", "\\E.*\\Q");
        return Pattern.matches(regex + "\\.(java|class)", file);
    }

    /** The method that is meant, or nothing for all of a class. */
    static String method(String name) {
        return name.contains("#") ? name.substring(name.indexOf('#') + 1) : "";
    }
}
