package holosite.rules.save;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.card.Phase;
import holosite.rules.state.GameSnapshot;
import holosite.rules.state.LastingText;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.TableSnapshot;
import holosite.rules.text.CardAction;
import holosite.rules.text.Program;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Everything a saved game is made of has a name of its own there, and keeps it. */
class SavedNamesTest {
    private static final String LIST = "saved-names.txt";

    /** What is saved in a form of its own, or not at all. */
    private static final Set<Class<?>> OTHERWISE =
            Set.of(
                    GameSnapshot.class,
                    TableSnapshot.class,
                    holosite.rules.state.Uses.class,
                    holosite.rules.state.LastingText.class,
                    Program.class,
                    CardAction.class);

    @Test
    void everyRecordAndEnumThatIsSavedHasAName() throws IOException, URISyntaxException {
        List<Class<?>> rules = classesOfTheRules();
        var reached = new LinkedHashSet<Class<?>>();
        for (Class<?> type : rules) {
            if (Step.class.isAssignableFrom(type) && !type.isInterface()) {
                reach(type, rules, reached);
            }
        }
        reach(GameSnapshot.class, rules, reached);
        reach(LastingText.class, rules, reached);
        reach(SavedHolder.class, rules, reached);
        reach(SavedCard.class, rules, reached);

        assertThat(reached).hasSizeGreaterThan(150);
        assertThat(reached.stream().filter(type -> !type.isInterface()))
                .allSatisfy(
                        type ->
                                assertThat(OTHERWISE.contains(type) || SavedNames.BOOK.knows(type))
                                        .as(
                                                "%s is saved: give it a line in SavedNames",
                                                type.getName())
                                        .isTrue());
    }

    private static List<Class<?>> classesOfTheRules() throws IOException, URISyntaxException {
        Path root = Path.of(Step.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var found = new ArrayList<Class<?>>();
        try (var files = Files.walk(root)) {
            for (Path file : files.toList()) {
                String name =
                        root.relativize(file)
                                .toString()
                                .replace(file.getFileSystem().getSeparator(), ".");
                if (name.endsWith(".class") && !name.endsWith("-info.class")) {
                    found.add(
                            Class.forName(
                                    name.substring(0, name.length() - ".class".length()),
                                    false,
                                    Step.class.getClassLoader()));
                }
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }

    private static void reach(Type type, List<Class<?>> rules, Set<Class<?>> reached) {
        if (type instanceof ParameterizedType of) {
            reach(of.getRawType(), rules, reached);
            for (Type inner : of.getActualTypeArguments()) {
                reach(inner, rules, reached);
            }
        }
        if (!(type instanceof Class<?> one)) {
            return;
        }
        if (one.isArray()) {
            reach(one.getComponentType(), rules, reached);
        }
        if (!one.getName().startsWith("holosite.") || one.isArray() || !reached.add(one)) {
            return;
        }
        if (one.isInterface()) {
            for (Class<?> kind : rules) {
                if (one.isAssignableFrom(kind)) {
                    reach(kind, rules, reached);
                }
            }
        }
        if (one.isRecord() && (!OTHERWISE.contains(one) || one == GameSnapshot.class)) {
            for (var part : one.getRecordComponents()) {
                if (part.getType() != TableSnapshot.class) {
                    reach(part.getGenericType(), rules, reached);
                }
            }
        }
    }

    @Test
    void noNameIsEverLost() throws IOException {
        List<String> now = SavedNames.BOOK.lines();
        List<String> listed;
        try (var in = Objects.requireNonNull(SavedNamesTest.class.getResourceAsStream(LIST))) {
            listed = new String(in.readAllBytes(), UTF_8).lines().toList();
        }
        Path written = Files.createDirectories(Path.of("target")).resolve(LIST);
        Files.writeString(written, String.join("\n", now) + "\n");

        assertThat(now)
                .as(
                        "A name, a part or a word of saved games is gone, so that older ones cannot"
                                + " be read. If a class, a component or a constant was renamed,"
                                + " enter in SavedNames what it is still called. If it is gone for"
                                + " good, raise the format in RulesVersion and replace %s by %s.",
                        LIST, written.toAbsolutePath())
                .containsAll(listed);
        assertThat(listed)
                .as("New names are listed, too: replace %s by %s.", LIST, written.toAbsolutePath())
                .containsAll(now);
    }

    @Test
    void everyMarkHasAName() throws IllegalAccessException {
        for (Field field : Flag.class.getDeclaredFields()) {
            if (field.getType() == long.class && Long.bitCount(field.getLong(null)) == 1) {
                assertThat(SavedMarks.MARKS).as(field.getName()).containsValue(field.getLong(null));
            }
        }
        assertThatThrownBy(() -> SavedCard.marks(1L << 63))
                .hasMessageContaining("SavedNames has no name for the mark");
    }

    /** A record and an enum that were called otherwise once. */
    record Renamed(int newName, Word word) {}

    enum Word {
        SAME,
        NEW_WORD
    }

    @Test
    void whatIsRenamedInTheCodeKeepsItsNames() {
        NameBook book =
                new NameBook()
                        .name("old-record", Renamed.class)
                        .part(Renamed.class, "newName", "oldName")
                        .name("word", Word.class)
                        .word(Word.NEW_WORD, "old-word");

        assertThat(book.lines())
                .containsExactly("old-record(oldName, word)", "word: old-word", "word: same");
        assertThat(book.record("old-record")).contains(Renamed.class);
        assertThat(book.constant(Word.class, "old-word")).contains(Word.NEW_WORD);
        assertThat(book.constant(Word.class, "new-word")).isEmpty();
        assertThat(book.wordFor(Word.NEW_WORD)).isEqualTo("old-word");
    }

    @Test
    void namesAndWordsAreEnteredOnce() {
        NameBook book = new NameBook().name("word", Word.class);

        assertThatThrownBy(() -> book.name("word", Phase.class)).hasMessageContaining("twice");
        assertThatThrownBy(() -> book.name("words", Word.class)).hasMessageContaining("twice");
        assertThatThrownBy(() -> book.word(Word.NEW_WORD, "same")).hasMessageContaining("twice");
        assertThatThrownBy(() -> book.name("text", String.class))
                .hasMessageContaining("neither a record nor an enum");
        assertThatThrownBy(() -> book.shape(Renamed.class))
                .hasMessageContaining("SavedNames has no name for");
    }
}
