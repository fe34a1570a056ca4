package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documentation names only classes that exist. */
final class DocumentedNamesTest {
    private static final List<String> PAGES =
            List.of(
                    "CONTRIBUTING.md",
                    "docs/architecture.md",
                    "docs/notations.md",
                    "docs/testing.md");
    private static final Pattern NAMED =
            Pattern.compile("`(?:\\w+/)?([A-Z][a-z]\\w*)(?:\\.\\w+)?(?:\\([^)]*\\))?`");
    private static final Pattern TEST = Pattern.compile("(?<![\\w<>.*-])([A-Z]\\w*Test)\\b");
    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|record|enum|interface) ([A-Z]\\w*)");

    /** Words in code spans that are no classes: headers, and words of the notations. */
    private static final List<String> OTHER =
            List.of(
                    "Authorization",
                    "Card",
                    "Characters",
                    "Dark",
                    "Force",
                    "Host",
                    "Light",
                    "OptionalInt",
                    "Origin",
                    "Reserve",
                    "Stormtrooper",
                    "Title",
                    "Used");

    @Test
    void everyClassThatIsNamedExists() throws IOException {
        assertThat(missing(PAGES, NAMED)).isEmpty();
    }

    /** Also those within a command, such as {@code ./holosite test FactsTest}. */
    @Test
    void everyTestThatIsNamedExists() throws IOException {
        var pages = new ArrayList<>(PAGES);
        pages.add("docs/adding-a-card.md");
        pages.add("docs/card-language.md");
        pages.add("holosite");

        assertThat(missing(pages, TEST)).isEmpty();
    }

    private static Set<String> missing(List<String> pages, Pattern names) throws IOException {
        Path project = ProjectFolder.ours();
        var declared = new TreeSet<String>(OTHER);
        try (Stream<Path> modules = Files.list(project)) {
            for (Path module : (Iterable<Path>) modules::iterator) {
                declaredIn(module.resolve("src"), declared);
            }
        }
        var missing = new TreeSet<String>();
        for (String page : pages) {
            names.matcher(Files.readString(project.resolve(page)))
                    .results()
                    .map(found -> found.group(1))
                    .filter(name -> !declared.contains(name))
                    .forEach(name -> missing.add(page + ": " + name));
        }
        return missing;
    }

    private static void declaredIn(Path source, Set<String> declared) throws IOException {
        if (!Files.isDirectory(source)) {
            return;
        }
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(".java")) {
                    DECLARED.matcher(Files.readString(file))
                            .results()
                            .forEach(found -> declared.add(found.group(1)));
                }
            }
        }
    }
}
