package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.prose.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One thing has one French name everywhere: docs/french-terms.md against every French text. */
class FrenchTermsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern ROW =
            Pattern.compile("^\\| (?<en>[^|]+?) \\| (?<fr>[^|]+?) \\| (?<never>`.*`) \\|$");
    private static final Pattern CLIENT =
            Pattern.compile("fr: ?(?:\\{[^}]*\\}|'(?:[^'\\\\]|\\\\.)*'|\"(?:[^\"\\\\]|\\\\.)*\")");

    /** A line of a lesson or a puzzle in French: "title fr: …". */
    private static final Pattern TAUGHT = Pattern.compile("(?m)^ *[a-z]+ fr: (?<fr>.+)$");

    /** Words people may type or paste: what is understood is not what is said. */
    private static final List<String> INPUT = List.of("DeckHeading.java");

    private record Term(String english, String french, List<Pattern> never) {}

    private static List<Term> terms() throws IOException {
        var terms = new ArrayList<Term>();
        for (String line : Files.readAllLines(ROOT.resolve("docs/french-terms.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                terms.add(
                        new Term(
                                row.group("en"),
                                row.group("fr"),
                                Arrays.stream(row.group("never").split(" ; "))
                                        .map(one -> one.substring(1, one.length() - 1))
                                        .map(
                                                one ->
                                                        Pattern.compile(
                                                                one.replace("\\|", "|"),
                                                                Pattern.UNICODE_CHARACTER_CLASS))
                                        .toList()));
            }
        }
        return terms;
    }

    /** Every French text of the project, by where it stands. */
    private static Map<String, String> texts() throws IOException {
        var texts = new LinkedHashMap<String, String>();
        for (Path file : files("glossary/src/main/resources/holosite/glossary", ".md")) {
            String page = Files.readString(file);
            // the second heading begins the French page
            int french = page.indexOf("\n# ");
            if (french >= 0) {
                texts.put(file.toString(), page.substring(french));
            }
        }
        for (String name : List.of("claims-fr.jsonl", "rulings.jsonl", "base-words.jsonl")) {
            Path file = ROOT.resolve("glossary/src/main/resources/holosite/glossary/" + name);
            Matcher french =
                    Pattern.compile("\"fr\": \"((?:[^\"\\\\]|\\\\.)*)\"")
                            .matcher(Files.readString(file));
            while (french.find()) {
                texts.put(name + " at " + french.start(), french.group(1));
            }
        }
        for (String module : List.of("language", "rules", "bots", "server", "cards")) {
            for (Path file : files(module + "/src/main/java", ".java")) {
                if (!INPUT.contains(file.getFileName().toString())) {
                    // a string that goes on in the next line is one string
                    texts.put(
                            file.toString(),
                            Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""));
                }
            }
        }
        for (String kind : List.of("lesson", "puzzle")) {
            for (Path file :
                    files("server/src/main/resources/holosite/" + kind + "s", "." + kind)) {
                List<String> lines =
                        TAUGHT.matcher(Files.readString(file))
                                .results()
                                .map(line -> line.group("fr"))
                                .toList();
                assertThat(lines).as("French lines of %s", file).hasSizeGreaterThan(4);
                texts.put(file.toString(), String.join("\n", lines));
            }
        }
        for (Path file : files("web/src", ".ts")) {
            Matcher french = CLIENT.matcher(Files.readString(file));
            while (french.find()) {
                texts.put(file + " at " + french.start(), french.group());
            }
        }
        for (Card card : AllCards.all()) {
            CardText text = CardText.of(card, Language.FR);
            texts.put(
                    card.toString(),
                    Stream.of(text.text(), text.dark(), text.light())
                            .map(lines -> String.join(" ", lines))
                            .reduce("", (a, b) -> a + " " + b));
        }
        return texts;
    }

    private static List<Path> files(String folder, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    @Test
    void oneThingHasOneFrenchNameEverywhere() throws IOException {
        List<Term> terms = terms();
        assertThat(terms).hasSizeGreaterThan(20);
        Map<String, String> texts = texts();
        assertThat(texts).hasSizeGreaterThan(3000);
        var wrong = new ArrayList<String>();
        texts.forEach(
                (where, text) ->
                        terms.forEach(
                                term ->
                                        term.never()
                                                .forEach(
                                                        never ->
                                                                find(
                                                                        where, text, term, never,
                                                                        wrong))));
        assertThat(wrong).isEmpty();
    }

    private static void find(
            String where, String text, Term term, Pattern never, List<String> wrong) {
        Matcher found = never.matcher(text);
        while (found.find()) {
            wrong.add(
                    "%s: '%s' should be '%s' (%s)"
                            .formatted(where, found.group(), term.french(), term.english()));
        }
    }
}
