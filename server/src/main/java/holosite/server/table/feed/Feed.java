package holosite.server.table.feed;

import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.tell.Perspective;
import holosite.server.message.LogLine;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;
import holosite.server.message.ServerMessage;
import holosite.server.message.UntilInfo;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.TableView;
import holosite.server.wire.CardIndex;
import holosite.server.wire.GameSections;
import holosite.server.wire.LogWriter;
import holosite.server.wire.SharedView;
import java.util.List;
import java.util.Optional;

/**
 * What one audience is sent in one language, worked out once for all its listeners. It remembers
 * what it has sent, and sends only what is new.
 */
final class Feed {
    private final Language language;
    private final GameSections sections;
    private final LogWriter log;
    private Sections told = Sections.NONE;
    private int logTold;
    private int undone;
    private long version;

    Feed(CardIndex cards, Audience audience, Language language) {
        this.language = language;
        sections = new GameSections(cards, audience, language);
        log = new LogWriter(cards, audience, language);
    }

    /** What the listeners must be sent now; nothing if nothing has changed for them. */
    Optional<FromTable.State> update(
            TableView table, Optional<SharedView> shared, TableSection info, long since) {
        Sections now = sections(table, shared, info).sharing(told);
        boolean anew = undone != table.undone();
        Sections changed = anew ? now : now.since(told);
        int logSize = shared.map(seen -> seen.seen().log().size()).orElse(0);
        if (changed.isEmpty() && logSize == logTold) {
            return Optional.empty();
        }
        List<LogLine> lines = lines(shared.map(SharedView::seen), anew ? 0 : logTold);
        told = now;
        logTold = logSize;
        undone = table.undone();
        version++;
        return Optional.of(state(false, table, since, info.now(), anew, changed, lines));
    }

    /** Everything sent so far, for a new listener that has seen the log up to this event. */
    FromTable.State whole(TableView table, long event, long now) {
        Optional<Integer> seen = table.logAt(event);
        List<LogLine> lines = lines(table.game(), seen.orElse(0));
        return state(true, table, 0, now, seen.isEmpty(), told, lines);
    }

    private Sections sections(TableView table, Optional<SharedView> shared, TableSection info) {
        var all =
                new Sections.Builder()
                        .put(SectionName.TABLE, info.table(table, language))
                        .put(SectionName.CLOCKS, info.clocks(table))
                        .put(SectionName.STOPS, TableSection.stops(table))
                        .put(SectionName.UNTIL, table.passesUntil().map(UntilInfo::new))
                        .put(SectionName.LESSON, LessonSection.words(table, language))
                        .put(SectionName.LESSON_AT, LessonSection.at(table))
                        .put(SectionName.PUZZLE, PuzzleSection.words(table, language))
                        .put(SectionName.PUZZLE_AT, PuzzleSection.at(table, language));
        shared.ifPresent(
                seen -> {
                    all.all(sections.of(seen, table.question()));
                    if (!table.isShownItsQuestion()) {
                        all.put(SectionName.QUESTION, Optional.empty());
                    }
                });
        return all.build();
    }

    private List<LogLine> lines(Optional<Perspective> seen, int from) {
        return seen.map(game -> log.lines(game.log(), from)).orElse(List.of());
    }

    private FromTable.State state(
            boolean whole,
            TableView table,
            long since,
            long now,
            boolean full,
            Sections set,
            List<LogLine> lines) {
        var message = new ServerMessage.State(table.event(), full, now, set, lines);
        return new FromTable.State(whole, version, table.event(), ClientJson.write(message), since);
    }
}
