package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import holosite.language.Card;
import holosite.language.card.Side;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The form of the card files: with thousands of cards every file must look like every other. */
final class CardFilesTest {
    private static final Path SOURCES = Path.of("src/main/java/holosite/cards");
    private static final int MOST_LINES = 850;

    private static final Pattern CARD_FILE =
            Pattern.compile("(Dark|Light)(|Units|PlacesAndEquipment|Effects|Interrupts)");
    private static final Pattern ID = Pattern.compile("\"(\\d+)_(\\d+)\"");
    private static final Pattern WRITTEN_ONCE =
            Pattern.compile("Common\\w*\\.\\w+\\([^;\\n]*\"(\\d+_\\d+)\"");
    private static final Pattern WORDS =
            Pattern.compile("import static (holosite\\.language\\.words\\.\\w+)\\.\\*;");

    /** A source file in the package of a set. */
    record Source(String set, String name, String text) {

        static Source of(Path path) {
            try {
                Path within = SOURCES.relativize(path);
                String file = within.getName(1).toString();
                return new Source(
                        within.getName(0).toString(),
                        file.substring(0, file.length() - ".java".length()),
                        Files.readString(path));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        Optional<MatchResult> cardFile() {
            Matcher matcher = CARD_FILE.matcher(name);
            return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
        }

        /** The set itself and the package's description have no words of the cards to import. */
        boolean speaksOfCards() {
            return text.contains("import static ") || cardFile().isPresent();
        }

        String imports() {
            return text.substring(text.indexOf("import "), text.indexOf("/**")).strip();
        }

        List<String> ids() {
            return ID.matcher(text).results().map(id -> id.group(1) + "_" + id.group(2)).toList();
        }

        List<Card> cards() {
            return ids().stream()
                    .map(id -> AllCards.byId(id).orElseGet(() -> fail("%s is in no set", id)))
                    .toList();
        }

        @Override
        public String toString() {
            return set + "/" + name;
        }
    }

    private static List<Source> sources() {
        try (Stream<Path> paths = Files.walk(SOURCES, 2)) {
            return paths.filter(path -> SOURCES.relativize(path).getNameCount() == 2)
                    .sorted()
                    .map(Source::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Source> cardFiles() {
        return sources().stream().filter(source -> source.cardFile().isPresent()).toList();
    }

    @Test
    void everyFileHasTheSameImports() {
        String imports = cardFiles().getFirst().imports();
        assertThat(sources())
                .filteredOn(Source::speaksOfCards)
                .allSatisfy(
                        source ->
                                assertThat(source.imports())
                                        .as(source.toString())
                                        .isEqualTo(imports));
    }

    @Test
    void noFileIsTooLong() {
        assertThat(sources())
                .allSatisfy(
                        source ->
                                assertThat(source.text().lines().count())
                                        .as(source.toString())
                                        .isLessThanOrEqualTo(MOST_LINES));
    }

    @Test
    void everyCardWrittenIsInItsSetAndEveryCardOfASetIsWrittenInACardFile() {
        assertThat(cardFiles().stream().flatMap(source -> source.ids().stream()).toList())
                .containsExactlyInAnyOrderElementsOf(
                        AllCards.all().stream().map(Card::id).toList());
        assertThat(sources())
                .filteredOn(source -> source.cardFile().isEmpty())
                .allSatisfy(source -> assertThat(source.ids()).as(source.toString()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("cardFiles")
    void cardsStandInTheOrderOfTheirIds(Source source) {
        assertThat(source.ids())
                .isSortedAccordingTo((a, b) -> Integer.compare(number(a), number(b)));
    }

    private static int number(String id) {
        return Integer.parseInt(id.substring(id.indexOf('_') + 1));
    }

    @ParameterizedTest
    @MethodSource("cardFiles")
    void aFileHasTheCardsOfItsSetSideAndKind(Source source) {
        MatchResult name = source.cardFile().orElseThrow();
        Side side = name.group(1).equals("Dark") ? Side.DARK : Side.LIGHT;
        assertThat(source.cards()).isNotEmpty();
        String set = CardSets.name(CardSets.of(source.ids().getFirst()));
        assertThat(source.set()).isEqualTo(packageOf(set));
        assertThat(source.cards())
                .allSatisfy(
                        card -> {
                            assertThat(CardSets.name(CardSets.of(card.id()))).isEqualTo(set);
                            assertThat(card.side()).as(card.title()).isEqualTo(side);
                            if (!name.group(2).isEmpty()) {
                                assertThat(kindOf(card)).as(card.title()).isEqualTo(name.group(2));
                            }
                        });
        assertThat(source.text())
                .contains(
                        "/** %s, %s Side: %s. */\nfinal class %s {"
                                .formatted(
                                        set,
                                        name.group(1),
                                        contents(name.group(2)),
                                        source.name()));
    }

    /** A card that both sides have alike is written once, with the side as a parameter. */
    @Test
    void whatBothSidesHaveAlikeIsWrittenOnce() {
        Set<String> once =
                cardFiles().stream()
                        .flatMap(source -> WRITTEN_ONCE.matcher(source.text()).results())
                        .map(call -> call.group(1))
                        .collect(Collectors.toSet());
        for (CardSet set : CardSets.all()) {
            for (Card dark : set.cards()) {
                for (Card light : set.cards()) {
                    if (dark.side() == Side.DARK
                            && light.side() == Side.LIGHT
                            && alike(dark, light)) {
                        assertThat(once).as(dark.title()).contains(dark.id(), light.id());
                    }
                }
            }
        }
    }

    private static boolean alike(Card one, Card other) {
        return one.type() == other.type()
                && one.subtypes().equals(other.subtypes())
                && one.figures().equals(other.figures())
                && one.traits().equals(other.traits())
                && !(one.text().isEmpty() && one.darkText().isEmpty() && one.lightText().isEmpty())
                && one.text().equals(other.text())
                && one.darkText().equals(other.darkText())
                && one.lightText().equals(other.lightText());
    }

    private static String packageOf(String set) {
        return set.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
    }

    private static String kindOf(Card card) {
        return switch (card.type()) {
            case CHARACTER, STARSHIP, VEHICLE, CREATURE, PODRACER -> "Units";
            case LOCATION, WEAPON, DEVICE -> "PlacesAndEquipment";
            case INTERRUPT -> "Interrupts";
            default -> "Effects";
        };
    }

    private static String contents(String kind) {
        return switch (kind) {
            case "Units" -> "characters, starships, vehicles and creatures";
            case "PlacesAndEquipment" -> "locations, weapons and devices";
            case "Effects" -> "Effects and whatever else stays on the table";
            case "Interrupts" -> "Interrupts";
            default -> "all cards";
        };
    }

    @Test
    void everyWordIsUsedByACard() {
        String cards = String.join("\n", sources().stream().map(Source::text).toList());
        var unused = new TreeSet<String>();
        WORDS.matcher(cardFiles().getFirst().imports())
                .results()
                .flatMap(words -> wordsOf(words.group(1)))
                .filter(word -> !Pattern.compile("\\b" + word + "\\b").matcher(cards).find())
                .forEach(unused::add);
        assertThat(unused).isEmpty();
    }

    private static Stream<String> wordsOf(String name) {
        try {
            Class<?> words = Class.forName(name);
            return Stream.concat(
                    Stream.of(words.getDeclaredMethods())
                            .filter(method -> Modifier.isPublic(method.getModifiers()))
                            .map(Method::getName),
                    Stream.of(words.getFields()).map(Field::getName));
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
