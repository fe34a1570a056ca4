package holosite.cards.lint;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a check of all cards finds. Findings that are right are listed in {@code allowed.tsv} with
 * their reasons; one that is not found any more must be taken off the list.
 */
final class Findings {
    private static final Path ALLOWED = Path.of("src/test/resources/holosite/lint/allowed.tsv");

    private final String check;
    private final Set<String> found = new TreeSet<>();

    Findings(String check) {
        this.check = check;
    }

    void add(Card card, String what) {
        found.add(card.id() + "\t" + what);
    }

    void assertNoneButAllowed() {
        Set<String> known = allowed();
        assertThat(found)
                .as("%s: findings that allowed.tsv does not list, or lists in vain", check)
                .containsExactlyInAnyOrderElementsOf(known);
    }

    private Set<String> allowed() {
        try (Stream<String> lines = Files.lines(ALLOWED)) {
            return lines.map(line -> line.split("\t"))
                    .filter(cells -> cells[0].equals(check))
                    .map(cells -> cells[1] + "\t" + cells[2])
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
