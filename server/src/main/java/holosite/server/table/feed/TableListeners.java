package holosite.server.table.feed;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableState;
import holosite.server.wire.CardIndex;
import holosite.server.wire.JsonWriter;
import holosite.server.wire.SharedView;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * The clients that listen to a table, and what each is sent. Players see the present state;
 * spectators may see an older one.
 */
public final class TableListeners {
    private static final int MOST_SPECTATORS = 500;
    private static final int CHAT_AT_FIRST = 100;

    private record Channel(Audience audience, Language language) {}

    private record Listener(Viewer viewer, Channel channel) {}

    private final CardIndex cards;
    private final Clock clock;
    private final Map<ActorRef<FromTable>, Listener> listeners = new LinkedHashMap<>();
    private final Map<Channel, Feed> feeds = new HashMap<>();
    private Set<Side> countedHere = EnumSet.noneOf(Side.class);
    private final Absences absences;
    private int counted;
    private int chatTold;
    private int chatToldLate;

    /**
     * @param wait how long a player waits for an absent one before he may do something about it
     */
    public TableListeners(CardIndex cards, Clock clock, Optional<Duration> wait) {
        this.cards = cards;
        this.clock = clock;
        absences = new Absences(wait);
    }

    public boolean isEmpty() {
        return listeners.isEmpty();
    }

    /** Whether this person can be added: a player always, a spectator while there is room. */
    public boolean hasRoomFor(Viewer viewer, TableState now) {
        return now.sideOf(viewer.person()).isPresent() || watching() < MOST_SPECTATORS;
    }

    /** Counts anew who is here: from now on everybody is told so with whatever else is new. */
    public void count() {
        countPlayers();
        counted = watching();
    }

    private void countPlayers() {
        countedHere = here();
        absences.connected(countedHere, clock.millis());
    }

    /** The sides whose players have waited long enough for an absent opponent. */
    public Set<Side> waited() {
        var waited = EnumSet.noneOf(Side.class);
        long now = clock.millis();
        absences.over()
                .forEach(
                        (side, from) -> {
                            if (from <= now) {
                                waited.add(side);
                            }
                        });
        return waited;
    }

    public boolean attends(ActorRef<FromTable> listener, Language language) {
        Listener known = listeners.get(listener);
        return known != null && known.channel.language == language;
    }

    public int watching() {
        int watching = 0;
        for (Listener listener : listeners.values()) {
            watching += listener.channel.audience == Audience.SPECTATOR ? 1 : 0;
        }
        return watching;
    }

    Set<Side> here() {
        var here = EnumSet.noneOf(Side.class);
        for (Listener listener : listeners.values()) {
            listener.channel.audience.side().ifPresent(here::add);
        }
        return here;
    }

    /** The state this channel sees: the present one, or the delayed one. */
    private static TableState seen(Channel channel, TableState now, DelayedView late) {
        return channel.audience == Audience.SPECTATOR ? late.state() : now;
    }

    /** Adds a listener: it gets everything. Of a spectator the others learn with the next count. */
    public void add(
            ActorRef<FromTable> listener,
            Viewer viewer,
            Language language,
            long event,
            TableState now,
            DelayedView late,
            long asked) {
        listeners.remove(listener);
        Audience audience =
                now.sideOf(viewer.person()).map(Audience::of).orElse(Audience.SPECTATOR);
        var channel = new Channel(audience, language);
        Feed feed =
                feeds.computeIfAbsent(channel, c -> new Feed(cards, c.audience(), c.language()));
        var others = List.copyOf(listeners.entrySet());
        listeners.put(listener, new Listener(viewer, channel));
        if (audience != Audience.SPECTATOR) {
            countPlayers();
        }
        tell(others, now, late, asked, 0);
        TableState sees = seen(channel, now, late);
        listener.tell(feed.whole(sees, event, clock.millis()));
        List<TableEvent.ChatSaid> chat = sees.chat();
        int from = Math.max(0, chat.size() - CHAT_AT_FIRST);
        if (!chat.isEmpty()) {
            listener.tell(chat(chat, from));
        }
    }

    /** Sends every listener everything: the table was read again, and may stand elsewhere. */
    public void tellAnew(TableState now, DelayedView late, long asked) {
        feeds.clear();
        chatTold = now.chat().size();
        chatToldLate = late.state().chat().size();
        for (var entry : List.copyOf(listeners.entrySet())) {
            Listener listener = entry.getValue();
            add(entry.getKey(), listener.viewer, listener.channel.language, -1, now, late, asked);
        }
    }

    /** Tells every listener that the table cannot be read or stored just now. */
    public void tellWaiting() {
        listeners.keySet().forEach(listener -> listener.tell(new FromTable.Waiting()));
    }

    /** A seat was taken: its player now sees the table as a player. */
    public void seat(TableState now, DelayedView late, long asked) {
        for (var entry : List.copyOf(listeners.entrySet())) {
            Listener listener = entry.getValue();
            Optional<Side> side = now.sideOf(listener.viewer.person());
            if (side.isPresent() && listener.channel.audience == Audience.SPECTATOR) {
                add(
                        entry.getKey(),
                        listener.viewer,
                        listener.channel.language,
                        -1,
                        now,
                        late,
                        asked);
            }
        }
    }

    /** Removes a listener. */
    public boolean remove(ActorRef<FromTable> listener) {
        Listener gone = listeners.remove(listener);
        if (gone == null) {
            return false;
        }
        boolean last = listeners.values().stream().noneMatch(l -> l.channel.equals(gone.channel));
        if (last) {
            feeds.remove(gone.channel);
        }
        return true;
    }

    /** Sends every listener what is new for it. */
    public void tell(TableState now, DelayedView late, long asked, long since) {
        tell(List.copyOf(listeners.entrySet()), now, late, asked, since);
    }

    private void tell(
            List<Map.Entry<ActorRef<FromTable>, Listener>> to,
            TableState now,
            DelayedView late,
            long asked,
            long since) {
        if (!now.isOpened() || !late.state().isOpened()) {
            return;
        }
        var info = new TableInfo(countedHere, absences.over(), counted, asked, clock.millis());
        // what spectators see later, their clock shows later, too
        var lateInfo =
                late.delay() == 0
                        ? info
                        : new TableInfo(
                                countedHere,
                                Map.of(),
                                counted,
                                late.state().askedAt() + late.delay(),
                                clock.millis());
        Map<Audience, SharedView> sights = new EnumMap<>(Audience.class);
        for (Map.Entry<Channel, Feed> feed : feeds.entrySet()) {
            Channel channel = feed.getKey();
            TableState seen = seen(channel, now, late);
            Optional<SharedView> shared =
                    seen.hasGame()
                            ? Optional.of(
                                    sights.computeIfAbsent(
                                            channel.audience,
                                            audience ->
                                                    new SharedView(cards, seen.game(), audience)))
                            : Optional.empty();
            Optional<FromTable.State> news =
                    feed.getValue()
                            .update(
                                    seen,
                                    shared,
                                    channel.audience == Audience.SPECTATOR ? lateInfo : info,
                                    since);
            if (news.isPresent()) {
                for (var entry : to) {
                    if (entry.getValue().channel.equals(channel)) {
                        entry.getKey().tell(news.get());
                    }
                }
            }
        }
    }

    /** Sends every listener the new lines of the chat. */
    public void tellChat(TableState now, DelayedView late) {
        chatTold = tellChat(now, chatTold, false);
        chatToldLate = tellChat(late.state(), chatToldLate, true);
    }

    private int tellChat(TableState state, int told, boolean spectators) {
        List<TableEvent.ChatSaid> chat = state.chat();
        if (chat.size() > told) {
            FromTable.Chat lines = chat(chat, told);
            listeners.forEach(
                    (ref, listener) -> {
                        if ((listener.channel.audience == Audience.SPECTATOR) == spectators) {
                            ref.tell(lines);
                        }
                    });
        }
        return chat.size();
    }

    private static FromTable.Chat chat(List<TableEvent.ChatSaid> chat, int from) {
        record Line(int number, TableEvent.ChatSaid said) {}
        var lines = new ArrayList<Line>();
        for (int i = from; i < chat.size(); i++) {
            lines.add(new Line(i + 1, chat.get(i)));
        }
        return new FromTable.Chat(
                JsonWriter.object(
                        out ->
                                out.put("type", "chat")
                                        .list(
                                                "lines",
                                                lines,
                                                line -> line(line.number, line.said))));
    }

    private static Consumer<JsonWriter> line(int number, TableEvent.ChatSaid said) {
        return out ->
                out.put("number", number)
                        .put("from", said.name())
                        .putSide("side", said.side())
                        .put("text", said.text())
                        .put("at", said.at());
    }
}
