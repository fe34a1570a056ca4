package holosite.server.replay;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.log.ToldLog;
import holosite.rules.tell.Perspective;
import holosite.server.lobby.TableReplies;
import holosite.server.lobby.TableSummary;
import holosite.server.message.LogLine;
import holosite.server.message.QuestionInfo;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.TableRefusal;
import holosite.server.web.RequestRefused;
import holosite.server.wire.CardIndex;
import holosite.server.wire.GameSections;
import holosite.server.wire.LogWriter;
import holosite.server.wire.SharedView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finished games, played again. Nothing in them is hidden any more. */
final class Replays {
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

    /**
     * A finished game, to be looked through.
     *
     * @param steps how many positions there are: before each decision, and the last
     * @param gaps steps before which others are missing: the rules do not lead to them any more
     * @param turns at which step each turn begins
     * @param log the whole log
     */
    record Replay(
            TableSummary table,
            int steps,
            Collection<Integer> gaps,
            List<Turn> turns,
            List<Line> log) {}

    /** The step at which a turn begins. */
    record Turn(int step, int number, Side player) {}

    /** A line of the log, and the first step that shows it. */
    record Line(@JsonUnwrapped LogLine line, int step) {}

    /** The position before a decision, with both hands, the question and the answer. */
    record Step(int step, Sections sections, Optional<Decided> decision) {}

    /** What somebody was asked, and what he answered. */
    record Decided(Side by, String prompt, String answer) {}

    /** The game as a whole; the table is told as the lists tell it. */
    Replay whole(PlayedGame played, TableSummary table, Language language) {
        var turns = new ArrayList<Turn>();
        var told = new ArrayList<Integer>();
        var log = new ArrayList<LogLine>();
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
                        log.addAll(
                                new LogWriter(cards, Audience.BOTH, language)
                                        .lines(new ToldLog(game.log(), Audience.BOTH), 0));
                    }
                });
        return new Replay(table, steps, played.gaps(), turns, withSteps(log, told));
    }

    private static List<Line> withSteps(List<LogLine> log, List<Integer> told) {
        var lines = new ArrayList<Line>();
        int step = 0;
        for (LogLine line : log) {
            while (step < told.size() - 1 && told.get(step) <= line.number()) {
                step++;
            }
            lines.add(new Line(line, step));
        }
        return lines;
    }

    /** The whole game before a decision, with the question and the answer. */
    Step step(PlayedGame played, int number, Language language) {
        PlayedGame.PlayedStep step = played.step(number);
        Game game = step.game();
        Sections sections =
                new GameSections(cards, Audience.BOTH, language)
                        .of(new SharedView(cards, new Perspective(game, Audience.BOTH)), number);
        Optional<QuestionInfo> asked = sections.find(SectionName.QUESTION, QuestionInfo.class);
        return new Step(
                number,
                sections,
                step.answer()
                        .map(
                                given ->
                                        new Decided(
                                                game.decision().player(),
                                                asked.map(QuestionInfo::prompt).orElse(""),
                                                asked.map(
                                                                question ->
                                                                        AnswerWords.of(
                                                                                given, question,
                                                                                language))
                                                        .orElse(""))));
    }
}
