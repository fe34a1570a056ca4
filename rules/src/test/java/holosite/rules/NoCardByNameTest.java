package holosite.rules;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The rules know no card by name: no string in them names a card or a place of one. */
class NoCardByNameTest {
    private static final Path SOURCES = Path.of("src", "main", "java");

    /** Titles that are plain words too, with what else they mean where the rules say them. */
    private static final Map<String, String> PLAIN_WORDS =
            Map.of(
                    "Clouds", "the weather between a system and its sites",
                    "Disarmed", "the state of a character",
                    "Undercover", "the state of a spy");

    /** Where strings show a person how to write an expectation: examples, no rule. */
    private static final String EXAMPLES = "holosite/rules/notation/\\w*Expectations?\\.java";

    /** A format is named after its first set and its last, and a set may be called like a place. */
    private static final Pattern FORMAT = Pattern.compile("Premiere (to|à) [\\w ]+");

    private static final Pattern COMMENT =
            Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//.*$", Pattern.DOTALL);
    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

    @Test
    void noStringOfTheRulesNamesACard() throws IOException {
        var names = new TreeSet<String>();
        AllCards.all()
                .forEach(
                        card -> {
                            names.add(card.title());
                            names.addAll(card.personas());
                            if (!card.system().isEmpty()) {
                                names.add(card.system());
                            }
                        });
        names.removeAll(PLAIN_WORDS.keySet());
        var found = new ArrayList<String>();
        for (Path file : sources()) {
            var texts = TEXT.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""));
            while (texts.find()) {
                String text = FORMAT.matcher(texts.group(1)).replaceAll("");
                for (String name : names) {
                    if (names(text, name)) {
                        found.add(file.getFileName() + ": " + name + " in " + text);
                    }
                }
            }
        }

        assertThat(names).hasSizeGreaterThan(250);
        assertThat(found).isEmpty();
    }

    @Test
    void aNameIsFoundWhereverItStands() {
        assertThat(names("Death Star: Trench", "Death Star: Trench")).isTrue();
        assertThat(names("the rules of Hoth apply", "Hoth")).isTrue();
        assertThat(names("Hothouse", "Hoth")).isFalse();
    }

    private static boolean names(String text, String name) {
        int at = text.indexOf(name);
        while (at >= 0) {
            int end = at + name.length();
            boolean starts = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (starts && ends) {
                return true;
            }
            at = text.indexOf(name, at + 1);
        }
        return false;
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !SOURCES.relativize(file).toString().matches(EXAMPLES))
                    .toList();
        }
    }
}
