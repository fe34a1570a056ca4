package holosite.server.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.log.Audience;
import holosite.server.lobby.TableReplies;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.TableRefusal;
import holosite.server.web.RequestRefused;
import holosite.server.wire.CardIndex;
import holosite.server.wire.JsonWriter;
import holosite.server.wire.LogWriter;
import holosite.server.wire.Sections;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Finished games, played again. Nothing in them is hidden any more. */
final class Replays {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Tables tables;
    private final CardIndex cards;
    private final Cache<String, PlayedGame> games =
            Caffeine.newBuilder()
                    .maximumSize(100)
                    .expireAfterAccess(Duration.ofMinutes(20))
                    .build();

    Replays(Tables tables, CardIndex cards) {
        this.tables = tables;
        this.cards = cards;
    }

    /** A game that is over. */
    PlayedGame get(String id) {
        PlayedGame known = games.getIfPresent(id);
        if (known != null) {
            return known;
        }
        Optional<PlayedGame> played = TableReplies.on(tables.played(id));
        if (played.isEmpty()) {
            throw TableReplies.refused(TableRefusal.NO_TABLE);
        }
        if (played.get().ending().isEmpty()) {
            throw RequestRefused.conflict(
                    "not_over",
                    "This game is still going on: it can be looked through when it is over.",
                    "Cette partie est encore en cours : elle pourra être revue quand elle sera"
                            + " terminée.");
        }
        games.put(id, played.get());
        return played.get();
    }

    private record Turn(int step, int number, Side player) {}

    /** How many steps there are, where each turn begins, and the log with its steps. */
    void write(PlayedGame played, Language language, JsonWriter out) {
        var turns = new ArrayList<Turn>();
        var told = new ArrayList<Integer>();
        var logs = new ArrayList<String>();
        int steps = played.steps();
        played.replay(
                step -> {
                    Game game = step.game();
                    int number = told.size();
                    int turn = game.turn().number();
                    Side player = game.turn().player();
                    boolean same =
                            !turns.isEmpty()
                                    && turns.getLast().number == turn
                                    && turns.getLast().player == player;
                    if (turn > 0 && !same) {
                        turns.add(new Turn(number, turn, player));
                    }
                    told.add(game.log().size());
                    if (number == steps - 1) {
                        logs.add(
                                new LogWriter(cards, Audience.BOTH, language).write(game.log(), 0));
                    }
                });
        out.put("steps", steps)
                .numbers("gaps", played.gaps())
                .list(
                        "turns",
                        turns,
                        turn ->
                                json ->
                                        json.put("step", turn.step)
                                                .put("number", turn.number)
                                                .put("player", turn.player))
                .raw("log", withSteps(logs.getLast(), told));
    }

    /** A line of the log belongs to the first step that shows it. */
    private static String withSteps(String log, List<Integer> told) {
        JsonNode lines = JSON.readTree(log);
        int step = 0;
        for (JsonNode line : lines) {
            int number = line.get("number").asInt();
            while (step < told.size() - 1 && told.get(step) <= number) {
                step++;
            }
            ((ObjectNode) line).put("step", step);
        }
        return JSON.writeValueAsString(lines);
    }

    /** The whole game before a decision, with the question and the answer. */
    String step(PlayedGame played, int number, Language language) {
        PlayedGame.PlayedStep step = played.step(number);
        Game game = step.game();
        Map<String, String> sections =
                new Sections(cards, Audience.BOTH, language).of(game, number);
        return JsonWriter.object(
                out -> {
                    out.put("step", number);
                    out.object("sections", set -> sections.forEach(set::raw));
                    out.object(
                            "decision",
                            step.answer(),
                            given ->
                                    json -> {
                                        JsonNode question = JSON.readTree(sections.get("question"));
                                        json.put("by", game.decision().player())
                                                .put("prompt", question.path("prompt").asString())
                                                .put("answer", words(given, question));
                                    });
                });
    }

    /** What an answer meant, in the words of the question. */
    private static String words(AnswerCode answer, JsonNode question) {
        return switch (answer) {
            case AnswerCode.Pass p -> question.path("passLabel").asString();
            case AnswerCode.Number n -> Integer.toString(n.value());
            case AnswerCode.Choice choice -> choice(choice.place(), question);
            case AnswerCode.Cards cards ->
                    Arrays.stream(cards.places())
                            .mapToObj(index -> choice(index, question))
                            .collect(Collectors.joining(", "));
        };
    }

    private static String choice(int index, JsonNode question) {
        JsonNode options = question.path("options");
        return options.isEmpty()
                ? question.path("choices").path(index).path("text").asString("")
                : options.path(index).asString("");
    }
}
