package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.server.message.EndingReason;
import holosite.server.wire.CardIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Journals as earlier versions stored them, an event a line: every later version reads them and
 * goes on with their games. Each release adds its own.
 */
class JournalCorpusTest {
    private static final Path FOLDER = Path.of("src/test/resources/holosite/server/journals");
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String TODAY = "today's rules";

    private static final JsonMapper JSON =
            JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);

    private static Path folder() {
        return Files.isDirectory(FOLDER) ? FOLDER : Path.of("server").resolve(FOLDER);
    }

    static List<String> files() throws IOException {
        try (var all = Files.list(folder())) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private static List<TableEvent> events(String file) throws IOException {
        var events = new ArrayList<TableEvent>();
        for (String line : Files.readAllLines(folder().resolve(file))) {
            events.add(JSON.readValue(line, TableEvent.class));
            assertThat(events.getLast()).isNotInstanceOf(TableEvent.Unread.class);
        }
        return events;
    }

    private static TableState read(String file) throws IOException {
        TableState state = new TableState(CARDS, TODAY);
        for (TableEvent event : events(file)) {
            state = state.apply(event);
        }
        return state;
    }

    /** How the game of a journal ended: the last word of its name, if it did. */
    private static Optional<EndingReason> reason(String file) {
        return Arrays.stream(EndingReason.values())
                .filter(
                        reason ->
                                file.endsWith(
                                        "-" + reason.name().toLowerCase(Locale.ROOT) + ".jsonl"))
                .findFirst();
    }

    static List<String> running() throws IOException {
        return files().stream().filter(file -> reason(file).isEmpty()).toList();
    }

    static List<String> finished() throws IOException {
        return files().stream().filter(file -> reason(file).isPresent()).toList();
    }

    /** What is stored of the end. */
    private static TableEnding ending(List<TableEvent> events) {
        var endings = new ArrayList<TableEnding>();
        for (TableEvent event : events) {
            if (event instanceof TableEvent.Conceded(Side side, long at)) {
                endings.add(TableEnding.lost(side, EndingReason.CONCEDED));
            } else if (event instanceof TableEvent.TimedOut(Side side, long at)) {
                endings.add(TableEnding.lost(side, EndingReason.TIME));
            } else if (event instanceof TableEvent.Claimed(Side absent, long at)) {
                endings.add(TableEnding.lost(absent, EndingReason.ABSENT));
            } else if (event instanceof TableEvent.Canceled) {
                endings.add(TableEnding.without(EndingReason.CANCELED));
            } else if (event instanceof TableEvent.Ended(TableEnding ending, long at)) {
                endings.add(ending);
            }
        }
        assertThat(endings).hasSize(1);
        return endings.getFirst();
    }

    @ParameterizedTest
    @MethodSource("finished")
    void aFinishedGameOfThisVersionKeepsItsResultAndIsReplayed(String file) throws IOException {
        List<TableEvent> events = events(file);
        TableEnding ending = ending(events);
        assertThat(Optional.of(ending.reason())).isEqualTo(reason(file));
        TableState state = read(file);
        var result = Optional.of(ending);
        assertThat(state.ending()).isEqualTo(result);
        assertThat(WakingRules.before(state, TODAY, 2)).isEmpty();

        PlayedGame played = PlayedGame.of(events, CARDS, TODAY).orElseThrow();
        assertThat(played.ending()).isEqualTo(result);
        var turns = new HashSet<String>();
        var numbers = new ArrayList<Integer>();
        played.replay(
                step -> {
                    numbers.add(step.number());
                    turns.add(step.game().turn().player() + " " + step.game().turn().number());
                });
        assertThat(numbers).hasSize(played.steps()).isSorted();
        long begun = events.stream().filter(TableEvent.TurnBegan.class::isInstance).count();
        // a game that is won is stored whole once more
        int atTheEnd = ending.reason() == EndingReason.LIFE_FORCE ? 1 : 0;
        assertThat(turns).as("each that was begun").hasSize((int) begun + 1 - atTheEnd);
        assertThat(played.step(played.steps() - 1).game().turn().number())
                .isEqualTo(state.game().turn().number());
    }

    @ParameterizedTest
    @MethodSource("running")
    void aStoredGameOfThisVersionGoesOn(String file) throws IOException {
        TableState state = read(file);
        assertThat(state.hasGame()).isTrue();
        TableState awake = WakingRules.before(state, TODAY, 2).map(state::apply).orElse(state);
        if (awake.opened().format() == 1 && awake.isSuspended()) {
            // the first format does not say what answers meant: nothing is made up
            assertThat(awake.suspended()).contains("an early version stored it");
            return;
        }
        assertThat(awake.isPlaying()).isTrue();
        assertThat(awake.game().turn().number()).isGreaterThanOrEqualTo(5);
        for (int i = 0; i < 20 && awake.isPlaying(); i++) {
            var happens = (ActionResult.Happens) RULES.play(awake, awake.think(), 3, 0);
            assertThat(happens.events()).noneMatch(TableEvent.Suspended.class::isInstance);
            for (TableEvent event : happens.events()) {
                awake = awake.apply(event);
            }
        }
    }

    /** {@code -Drelease=0.2.0} adds the journals of a release that is about to come. */
    @Test
    void thereIsAJournalOfEveryFormat() throws IOException {
        String release = System.getProperty("release", "");
        if (!release.isEmpty()) {
            WrittenJournals.write(folder(), release, JSON);
        }
        var formats = new ArrayList<Integer>();
        for (String file : files()) {
            formats.add(((TableEvent.Opened) events(file).getFirst()).format());
        }
        for (int format = 1; format <= TableEvent.FORMAT; format++) {
            assertThat(formats).contains(format);
        }
    }

    @Test
    void everythingThatCanBeStoredIsInAJournal() throws IOException {
        var stored = new TreeSet<String>();
        for (String file : files()) {
            for (String line : Files.readAllLines(folder().resolve(file))) {
                stored.add(JSON.readTree(line).get("@type").asString());
            }
        }
        var kinds = new TreeSet<String>();
        for (var kind : TableEvent.class.getAnnotation(JsonSubTypes.class).value()) {
            kinds.add(kind.names().length == 0 ? kind.name() : kind.names()[0]);
        }
        assertThat(stored).containsAll(kinds);
    }

    /** Every field still has its name, and what it says is kept. */
    @ParameterizedTest
    @MethodSource("files")
    void whatWasStoredIsReadWithNothingLost(String file) throws IOException {
        for (String line : Files.readAllLines(folder().resolve(file))) {
            JsonNode stored = JSON.readTree(line);
            TableEvent read = JSON.treeToValue(stored, TableEvent.class);
            holds(JSON.readTree(JSON.writerFor(TableEvent.class).writeValueAsString(read)), stored);
        }
    }

    /** Whether everything in a stored value is in another one; that may say more. */
    private static void holds(JsonNode now, JsonNode stored) {
        if (stored.isObject()) {
            stored.properties().forEach(field -> holds(now.path(field.getKey()), field.getValue()));
        } else if (stored.isArray() && stored.path(0).isString()) {
            // sets are stored in any order
            assertThat(now.values()).containsExactlyInAnyOrderElementsOf(stored.values());
        } else if (stored.isArray()) {
            assertThat(now.size()).isEqualTo(stored.size());
            for (int i = 0; i < stored.size(); i++) {
                holds(now.get(i), stored.get(i));
            }
        } else {
            assertThat(now).isEqualTo(stored);
        }
    }
}
