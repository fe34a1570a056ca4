package holosite.rules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.CardSet;
import holosite.cards.CardSets;
import holosite.language.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tests of a card are found by its set and the title of one of its faces. */
class TestsOfCardsTest {
    private static final Path TESTS = Path.of("src/test/java/holosite/rules/cards");
    private static final String SUFFIX = "Test.java";

    @Test
    void everyTestClassOfASetIsNamedAfterACardOfTheSet() throws IOException {
        Map<String, Set<String>> titles =
                CardSets.all().stream()
                        .collect(Collectors.toMap(set -> plain(set.name()), this::titles));
        var strangers = new ArrayList<String>();
        try (var files = Files.walk(TESTS)) {
            for (Path file : files.filter(f -> f.toString().endsWith(SUFFIX)).toList()) {
                Path set = file.getParent();
                if (set == null || set.equals(TESTS)) {
                    continue;
                }
                String name = String.valueOf(file.getFileName());
                String title = name.substring(0, name.length() - SUFFIX.length());
                if (!titles.getOrDefault(String.valueOf(set.getFileName()), Set.of())
                        .contains(plain(title))) {
                    strangers.add(TESTS.relativize(file).toString());
                }
            }
        }

        assertThat(strangers).isEmpty();
    }

    private Set<String> titles(CardSet set) {
        return set.cards().stream()
                .flatMap(card -> Stream.concat(Stream.of(card), card.back().stream()))
                .map(card -> className(card))
                .collect(Collectors.toSet());
    }

    /** No class begins with a digit: what such a card is called in brackets is its name. */
    private static String className(Card card) {
        String full = card.fullTitle();
        return plain(
                Character.isDigit(full.charAt(0))
                        ? full.substring(full.indexOf('(') + 1).replace(")", "")
                        : card.title());
    }

    /** Letters and digits only; what a title adds in brackets is left out. */
    private static String plain(String name) {
        return name.replaceAll("\\(.*\\)", "")
                .replaceAll("[^A-Za-z0-9]", "")
                .toLowerCase(Locale.ROOT);
    }
}
