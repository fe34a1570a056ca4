package holosite.server.table.feed;

import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.TableState;
import holosite.server.wire.CardIndex;
import holosite.server.wire.JsonWriter;
import holosite.server.wire.LogWriter;
import holosite.server.wire.Sections;
import holosite.server.wire.SharedView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What one audience is sent in one language, worked out once for all its listeners. It remembers
 * what it has sent, and sends only what is new.
 */
final class Feed {
    private final Audience audience;
    private final Language language;
    private final Sections sections;
    private final LogWriter log;
    private Map<String, String> told = Map.of();
    private int logTold;
    private int undone;
    private long version;

    Feed(CardIndex cards, Audience audience, Language language) {
        this.audience = audience;
        this.language = language;
        sections = new Sections(cards, audience, language);
        log = new LogWriter(cards, audience, language);
    }

    Audience audience() {
        return audience;
    }

    /** What the listeners must be sent now; nothing if nothing has changed for them. */
    Optional<FromTable.State> update(
            TableState state, Optional<SharedView> shared, TableInfo info, long since) {
        Map<String, String> now = sections(state, shared, info);
        // an unchanged section shares the old text
        now.replaceAll((name, json) -> json.equals(told.get(name)) ? told.get(name) : json);
        boolean anew = undone != state.undone();
        Map<String, String> changed = anew ? now : Sections.changed(told, now);
        int logSize = state.hasGame() ? state.game().log().size() : 0;
        if (changed.isEmpty() && logSize == logTold) {
            return Optional.empty();
        }
        String json = json(state, info.now(), anew, changed, anew ? 0 : logTold);
        told = now;
        logTold = logSize;
        undone = state.undone();
        version++;
        return Optional.of(new FromTable.State(false, version, state.event(audience), json, since));
    }

    /** Everything sent so far, for a new listener that has seen the log up to this event. */
    FromTable.State whole(TableState state, long event, long now) {
        Optional<Integer> seen = state.logAt(audience, event);
        String json = json(state, now, seen.isEmpty(), told, seen.orElse(0));
        return new FromTable.State(true, version, state.event(audience), json, 0);
    }

    private Map<String, String> sections(
            TableState state, Optional<SharedView> shared, TableInfo info) {
        var all = new LinkedHashMap<String, String>();
        all.put("table", info.table(state, audience, language));
        all.put("clocks", info.clocks(state));
        all.put("stops", TableInfo.stops(state, audience));
        all.put(
                "until",
                audience.side()
                        .map(side -> Boolean.toString(state.passesUntil(side)))
                        .orElse("null"));
        all.put("lesson", LessonInfo.words(state, audience, language));
        all.put("lessonAt", LessonInfo.at(state, audience));
        shared.ifPresent(
                seen -> {
                    all.putAll(sections.of(seen, state.game(), number(state)));
                    if (!state.isPlaying() || isPassedFor(state) || isPlayedByBot(state)) {
                        all.put("question", "null");
                    }
                });
        return all;
    }

    /** A player is not bothered with a question the table answers for him in a moment. */
    private boolean isPassedFor(TableState state) {
        return audience.side().isPresent()
                && state.asked().equals(audience.side())
                && state.passing() == PlayerStops.Passing.AFTER_A_PAUSE;
    }

    /** A player in whose seat a bot plays is not asked. */
    private boolean isPlayedByBot(TableState state) {
        return audience.side().flatMap(state::standIn).isPresent();
    }

    /** Only the player who is asked sees a question, and its number. */
    private int number(TableState state) {
        return audience.side().map(state::question).orElse(0);
    }

    private String json(
            TableState state, long now, boolean full, Map<String, String> set, int logFrom) {
        return JsonWriter.object(
                out -> {
                    out.put("type", "state").put("event", state.event(audience)).put("full", full);
                    out.put("now", now);
                    out.object("set", json -> set.forEach(json::raw));
                    out.raw("log", state.hasGame() ? log.write(state.game().log(), logFrom) : "[]");
                });
    }
}
