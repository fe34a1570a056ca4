package holosite.app.mutant;

import holosite.app.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The claims behind which there is no rule that could be broken, each with the reason: mostly that
 * they are about what is printed. A line has the claim, {@code :} and the reason.
 */
public record ClaimsWithoutRule(SortedMap<String, String> reasons) {
    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+#\\d+): (.{10,})");

    public ClaimsWithoutRule {
        reasons = Collections.unmodifiableSortedMap(new TreeMap<>(reasons));
    }

    public static ClaimsWithoutRule read(Path file) throws IOException {
        var reasons = new TreeMap<String, String>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            var found = LINE.matcher(line);
            if (!found.matches()) {
                throw new BadInput(
                        "%s, line %d: a claim, ': ' and a reason are expected, as in: effect#1: why"
                                .formatted(file, number));
            }
            reasons.put(found.group(1), found.group(2));
        }
        return new ClaimsWithoutRule(reasons);
    }

    public boolean has(String claim) {
        return reasons.containsKey(claim);
    }
}
