package holosite.rules.claims;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.ClaimStatement;
import holosite.glossary.Glossary;
import holosite.glossary.ShownByTests;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Claims are shown with printed cards. Where no printed card can be used, the list of the resource
 * {@code claims-with-made-up-cards.txt} says why: a line for each claim all of whose tests use a
 * card made for tests.
 */
class MadeUpCardsTest {
    private static final Path LIST = Path.of("src/test/resources/claims-with-made-up-cards.txt");
    private static final String SEPARATOR = ": ";

    private static TestCode code() throws IOException, URISyntaxException {
        return TestCode.in(
                Path.of(
                        MadeUpCardsTest.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI()));
    }

    @Test
    void claimsShownOnlyWithMadeUpCardsAreListedWithTheReason() throws Exception {
        TestCode code = code();
        var found = new TreeMap<String, String>();
        for (var entry : Glossary.get().entries()) {
            for (ClaimStatement claim : entry.claims()) {
                List<String> tests = ShownByTests.load().showing(claim.id());
                if (!tests.isEmpty()
                        && tests.stream().noneMatch(test -> code.madeUpCards(test).isEmpty())) {
                    found.put(claim.id(), tests + " use " + code.madeUpCards(tests.getFirst()));
                }
            }
        }
        var listed = new TreeMap<String, String>();
        for (String line : Files.readAllLines(LIST)) {
            assertThat(line).matches("[a-z0-9-]+#\\d+: .{10,}");
            listed.put(
                    line.substring(0, line.indexOf(SEPARATOR)),
                    line.substring(line.indexOf(SEPARATOR)));
        }

        var unlisted = new TreeMap<>(found);
        unlisted.keySet().removeAll(listed.keySet());
        assertThat(unlisted).as("use a printed card, or say why in %s", LIST).isEmpty();
        listed.keySet().removeAll(found.keySet());
        assertThat(listed).as("shown with printed cards: no line is needed").isEmpty();
    }

    @Test
    void aCardIsMadeUpWhereverItIsMade() throws Exception {
        TestCode code = code();
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#inAConstant"))
                .containsExactly("Plain Constant");
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#inAMethod"))
                .containsExactly("Plain Method");
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#inItself"))
                .containsExactly("Plain Self");
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#inRows"))
                .containsExactly("Plain Constant");
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#unnamed")).isEmpty();
        assertThat(code.madeUpCards(MadeUpExamples.class.getName() + "#printed")).isEmpty();
    }
}
