package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.server.message.EndingReason;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Journals as earlier versions stored them, an event a line: every later version reads them and
 * goes on with their games. Each release adds one, with {@code -Djournal=<file name>}.
 */
class JournalCorpusTest {
    private static final Path FOLDER = Path.of("src/test/resources/holosite/server/journals");
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String TODAY = "today's rules";

    /** So end the names of those in which a game was conceded. */
    private static final String FINISHED = "-conceded.jsonl";

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

    static List<String> running() throws IOException {
        return files().stream().filter(file -> !file.endsWith(FINISHED)).toList();
    }

    static List<String> finished() throws IOException {
        return files().stream().filter(file -> file.endsWith(FINISHED)).toList();
    }

    @ParameterizedTest
    @MethodSource("finished")
    void aFinishedGameOfThisVersionKeepsItsResultAndIsReplayed(String file) throws IOException {
        List<TableEvent> events = events(file);
        var conceded = (TableEvent.Conceded) events.getLast();
        TableState state = read(file);
        var result = Optional.of(TableEnding.lost(conceded.side(), EndingReason.CONCEDED));
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
        assertThat(turns).as("each that was begun").hasSize((int) begun + 1);
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

    @Test
    void thereIsAJournalOfEveryFormat() throws IOException {
        String wanted = System.getProperty("journal", "");
        if (!wanted.isEmpty()) {
            writeAJournal(wanted);
        }
        var formats = new ArrayList<Integer>();
        for (String file : files()) {
            formats.add(((TableEvent.Opened) events(file).getFirst()).format());
        }
        for (int format = 1; format <= TableEvent.FORMAT; format++) {
            assertThat(formats).contains(format);
        }
    }

    /**
     * Writes a journal of today, for the release that is about to come: a bot takes the seat of an
     * absent player, who comes back and leaves again.
     */
    private static void writeAJournal(String file) throws IOException {
        var opened =
                new TableEvent.Opened(
                        TableEvent.FORMAT,
                        "0.1.0",
                        "table",
                        TableTestServer.opened(1).options(),
                        7,
                        TableTestServer.seat(Side.DARK, "bot:rookie"),
                        TableTestServer.seat(Side.LIGHT, "bob"),
                        "",
                        List.of(),
                        "",
                        "",
                        1);
        var lines = new ArrayList<String>();
        var bot = new TableEvent.BotSeated(Side.LIGHT, BotKind.ROOKIE, 0, 1);
        TableState state = noted(new TableState(CARDS, "0.1.0"), opened, lines);
        state = noted(state, bot, lines);
        while (state.isPlaying() && state.game().turn().number() < 6) {
            Answer answer = state.think();
            for (TableEvent event :
                    ((ActionResult.Happens) RULES.play(state, answer, 1, 0)).events()) {
                state = noted(state, event, lines);
            }
            if (lines.size() == 60) {
                state = noted(state, new TableEvent.SeatTakenBack(Side.LIGHT, 1), lines);
                state = noted(state, bot, lines);
            }
        }
        Files.write(folder().resolve(file), lines);
    }

    private static TableState noted(TableState state, TableEvent event, List<String> lines) {
        lines.add(JSON.writerFor(TableEvent.class).writeValueAsString(event));
        return state.apply(event);
    }
}
