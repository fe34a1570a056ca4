package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.log.Entry;
import holosite.rules.log.Log;
import holosite.rules.tell.Narrator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Lines of the log for one audience. Entries that belong together make one line, numbered by the
 * first of them; a line sent again under its number replaces the earlier one.
 */
public final class LogWriter {
    /** At most this many entries of one kind make one line. */
    private static final int RUN = 64;

    private final CardIndex cards;
    private final Audience audience;
    private final Narrator narrator;

    public LogWriter(CardIndex cards, Audience audience, Language language) {
        this.cards = cards;
        this.audience = audience;
        this.narrator = new Narrator(language, audience.side(), cards::get);
    }

    /** The JSON of the lines that contain the entries from this number on. */
    public String write(Log log, int from) {
        int reach = Math.min(RUN, Math.min(from, log.size()));
        List<Entry> entries =
                log.from(from - reach).stream().map(entry -> entry.to(audience)).toList();
        int begin = begin(entries, reach);
        return JsonWriter.list(
                narrator.told(entries.subList(begin, entries.size())),
                told -> line(from - reach + begin + told.begin(), told));
    }

    /** The first entry of the line to which the entry at this place belongs. */
    private static int begin(List<Entry> entries, int place) {
        int begin = place;
        while (begin > 0
                && begin < entries.size()
                && Narrator.adds(entries.get(begin - 1), entries.get(begin))) {
            begin--;
        }
        return begin;
    }

    private Consumer<JsonWriter> line(int number, Narrator.Told told) {
        return out -> {
            Entry entry = told.entry();
            out.put("number", number).put("kind", entry.line());
            if (entry.player() == null) {
                out.putNull("player");
            } else {
                out.put("player", entry.player());
            }
            out.put("text", told.text())
                    .list("cards", named(entry), this::card)
                    .put("amount", entry.number());
        };
    }

    private record Named(String id, String title) {}

    private List<Named> named(Entry entry) {
        var named = new ArrayList<Named>();
        Side first = entry.player() == null ? Side.DARK : entry.player();
        for (String title : List.of(entry.card(), entry.other())) {
            String id = title.isEmpty() ? "" : cards.idOfEither(first, title);
            if (!id.isEmpty()) {
                named.add(new Named(id, title));
            }
        }
        return named;
    }

    private Consumer<JsonWriter> card(Named named) {
        return out -> out.put("id", named.id).put("title", named.title);
    }
}
