package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The list of tests that show claims and rulings is what the tests say of themselves. After adding
 * or removing a claim or ruling on a test, write it anew: {@code ./holosite mvn -o -q -Dquick -pl
 * glossary test -Dtest=ShownByTestsTest -Dclaims=write}.
 */
final class ShownByTestsTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final Path FILE =
            PROJECT.resolve("glossary/src/main/resources/holosite/glossary/shown.tsv");
    private static final String TEST =
            "\\(([^)]*)\\)\\s*(?:@[^\\n]*\\s+|[^;{}]*?)*?\\b(\\w+)\\s*\\([^)]*\\)\\s*"
                    + "(?:throws [\\w, ]+)?\\{";
    private static final Pattern CLAIM = Pattern.compile("@Claim" + TEST);
    private static final Pattern RULING = Pattern.compile("@Ruling" + TEST);
    private static final Pattern ID = Pattern.compile("\"([a-z0-9-]+(?:#[1-9][0-9]*)?)\"");

    @Test
    void theListIsWhatTheTestsSay() throws IOException {
        List<String> lines = found();
        if ("write".equals(System.getProperty("claims"))) {
            Files.write(FILE, lines);
        }
        assertThat(Files.readAllLines(FILE))
                .as("write it anew with -Dclaims=write")
                .isEqualTo(lines);
    }

    @Test
    void everyClaimAndRulingInItExists() throws IOException {
        for (String line : Files.readAllLines(FILE)) {
            String id = line.substring(0, line.indexOf('\t'));
            if (id.contains("#")) {
                Glossary.get().requireClaim(id);
            } else {
                assertThat(GlossaryRulings.get().ruling(id)).as("a ruling \"%s\"", id).isPresent();
            }
        }
    }

    @Test
    void theTestsOfAClaimAreFound() {
        assertThat(ShownByTests.load().showing("anoat-dark-side#1"))
                .allMatch(test -> test.matches("holosite\\.[a-z.]+\\.\\w+#\\w+"))
                .isNotEmpty();
        assertThat(ShownByTests.load().showing("no-such#1")).isEmpty();
    }

    private static List<String> found() throws IOException {
        Map<String, Set<String>> shown = new TreeMap<>();
        try (Stream<Path> modules = Files.list(PROJECT)) {
            for (Path module : modules.filter(m -> !m.endsWith("glossary")).toList()) {
                Path sources = module.resolve("src/test/java");
                if (Files.isDirectory(sources)) {
                    for (Path file : files(sources, ".java")) {
                        annotations(sources, file, shown);
                    }
                }
                Path scenarios = module.resolve("src/test/resources/scenarios");
                if (Files.isDirectory(scenarios)) {
                    for (Path file : files(scenarios, ".scenario")) {
                        scenario(file, shown);
                    }
                }
            }
        }
        return shown.entrySet().stream()
                .map(e -> e.getKey() + "\t" + String.join("\t", e.getValue()))
                .toList();
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    private static void annotations(Path sources, Path file, Map<String, Set<String>> shown)
            throws IOException {
        String text = Files.readString(file);
        String type =
                sources.relativize(file).toString().replace('/', '.').replaceFirst("\\.java$", "");
        for (Pattern annotation : List.of(CLAIM, RULING)) {
            Matcher tests = annotation.matcher(text);
            while (tests.find()) {
                Matcher ids = ID.matcher(tests.group(1));
                while (ids.find()) {
                    add(ids.group(1), type + "#" + tests.group(2), shown);
                }
            }
        }
    }

    private static void scenario(Path file, Map<String, Set<String>> shown) throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("claims:")) {
                for (String id : line.substring("claims:".length()).strip().split("[\\s,]+")) {
                    add(id, "scenario#" + file.getFileName().toString().split("\\.")[0], shown);
                }
            }
        }
    }

    private static void add(String claim, String test, Map<String, Set<String>> shown) {
        shown.computeIfAbsent(claim, _ -> new TreeSet<>()).add(test);
    }
}
