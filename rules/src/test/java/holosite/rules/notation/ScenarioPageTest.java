package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * docs/notations.md has an example of everything that can be expected, and all its examples are
 * valid.
 */
class ScenarioPageTest {
    private static final Path PAGE = Path.of("../docs/notations.md");
    private static final Pattern EXAMPLE = Pattern.compile("`((?:expect|skip|stack) [^`]+)`");
    private static final Pattern SCENARIO = Pattern.compile("(?s)```\n(scenario: .*?)```");
    private static final Pattern IF_ASKED = Pattern.compile("(?m)^    (.*if.* asked.*:.*)$");

    @Test
    void everythingThatCanBeExpectedIsDocumented() throws IOException {
        var words = new ArrayList<String>(Expectation.examples());
        words.addAll(QuestionNames.all());
        words.addAll(BattleExpectations.kinds());
        words.addAll(FigureExpectations.words());

        String page = Files.readString(PAGE);

        assertThat(words).allSatisfy(word -> assertThat(page).contains("`" + word + "`"));
    }

    @Test
    void everyLineThatIsDocumentedCanBeRead() throws IOException {
        String page = Files.readString(PAGE);
        var lines = new ArrayList<String>();
        EXAMPLE.matcher(page).results().forEach(found -> lines.add(found.group(1)));
        IF_ASKED.matcher(page).results().forEach(found -> lines.add(found.group(1)));
        lines.removeAll(List.of("expect not offered", "skip until"));
        lines.removeIf(line -> line.endsWith("…"));

        assertThat(lines).hasSizeGreaterThan(60);
        for (String line : lines) {
            ScenarioNotation.read("turn: Dark, move phase\nplay:\n  " + line + "\n", AllCards::all);
        }
    }

    @Test
    void theScenarioThatIsDocumentedComesTrue() throws IOException {
        var found = SCENARIO.matcher(Files.readString(PAGE));

        assertThat(found.find()).isTrue();
        ScenarioNotation.read(found.group(1), AllCards::all).play();
    }
}
