package holosite.language;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Ability;
import holosite.language.ability.Cost;
import holosite.language.ability.Deploys;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The index of nodes in docs/card-language.md lists every node with the first sentence of its
 * comment. Run this test with {@code -Ddocs=write} to write the index again.
 */
final class CardLanguagePageTest {

    private static final Path PAGE = Path.of("../docs/card-language.md");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final String BEGIN = "<!-- index of nodes: begin -->\n";
    private static final String END = "<!-- index of nodes: end -->";

    private static final Map<Class<?>, String> HEADINGS = headings();

    private static Map<Class<?>, String> headings() {
        var headings = new LinkedHashMap<Class<?>, String>();
        headings.put(Filter.class, "Filters: which cards");
        headings.put(Ref.class, "Pointers: one card");
        headings.put(Amount.class, "Amounts: numbers");
        headings.put(Condition.class, "Conditions: what must hold");
        headings.put(Effect.class, "Effects: what happens");
        headings.put(Ability.class, "Abilities: what a card says");
        headings.put(When.class, "Moments: when an action can be taken");
        headings.put(Cost.class, "Costs: what is paid first");
        headings.put(Deploys.Where.class, "Where a card deploys");
        return headings;
    }

    @Test
    void theIndexListsEveryNode() throws IOException {
        assertThat(HEADINGS.keySet()).containsExactlyInAnyOrderElementsOf(Vocabulary.families());
        String page = Files.readString(PAGE);
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END);
        String index = index();
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(PAGE, page.substring(0, begin) + index + page.substring(end));
            return;
        }
        assertThat(page.substring(begin, end))
                .as("the index of nodes; run this test with -Ddocs=write to write it again")
                .isEqualTo(index);
    }

    private static String index() throws IOException {
        var text = new StringBuilder();
        for (var heading : HEADINGS.entrySet()) {
            text.append("\n### ").append(heading.getValue()).append("\n\n");
            text.append("| node | meaning |\n|---|---|\n");
            var nodes = Vocabulary.nodes(heading.getKey());
            nodes.sort(Comparator.comparing(Class::getSimpleName));
            for (Class<?> node : nodes) {
                text.append("| `%s` | %s |\n".formatted(node.getSimpleName(), meaning(node)));
            }
        }
        return text.append('\n').toString();
    }

    /** The first sentence of the comment above a record. */
    private static String meaning(Class<?> node) throws IOException {
        Class<?> file = node.getNestHost();
        String source =
                Files.readString(SOURCES.resolve(file.getName().replace('.', '/') + ".java"));
        Matcher comment =
                Pattern.compile(
                                "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:public )?record "
                                        + node.getSimpleName()
                                        + "\\b",
                                Pattern.DOTALL)
                        .matcher(source);
        assertThat(comment.find()).as("%s has a comment", node).isTrue();
        String text =
                comment.group(1)
                        .replaceAll("\\s*\\n\\s*\\*", " ")
                        .replaceAll("\\{@(?:code|link) ([^}]*)}", "`$1`")
                        .strip()
                        .replaceAll("\\s+", " ");
        int stop = text.indexOf(". ");
        return stop < 0 ? text : text.substring(0, stop + 1);
    }
}
