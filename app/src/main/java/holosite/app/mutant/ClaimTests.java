package holosite.app.mutant;

import holosite.glossary.ClaimStatement;
import holosite.glossary.Glossary;
import holosite.glossary.GlossaryEntry;
import holosite.glossary.ShownByTests;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The tests of the rules that show each claim, in the order of the glossary. */
public record ClaimTests(Map<String, List<String>> byClaim) {

    public ClaimTests {
        byClaim = Collections.unmodifiableMap(new LinkedHashMap<>(byClaim));
    }

    /** Those of all claims that such tests show. Other modules show few claims, by their own. */
    public static ClaimTests ofRules() {
        var shown = ShownByTests.load();
        var tests = new LinkedHashMap<String, List<String>>();
        for (GlossaryEntry entry : Glossary.get().entries()) {
            for (ClaimStatement claim : entry.claims()) {
                List<String> own =
                        shown.showing(claim.id()).stream()
                                .filter(test -> test.startsWith("holosite.rules."))
                                .toList();
                if (!own.isEmpty()) {
                    tests.put(claim.id(), own);
                }
            }
        }
        return new ClaimTests(tests);
    }

    /** The claims of such entries that have tests. */
    public List<String> claimsOf(Predicate<GlossaryEntry> which) {
        return Glossary.get().entries().stream()
                .filter(which)
                .flatMap(entry -> entry.claims().stream())
                .map(ClaimStatement::id)
                .filter(byClaim::containsKey)
                .toList();
    }
}
