package holosite.server.table.feed;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.server.message.ChatLine;
import holosite.server.message.ServerMessage;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.game.TableView;
import holosite.server.table.game.TableViews;
import holosite.server.wire.CardIndex;
import holosite.server.wire.SharedView;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
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
    private final Function<TableView, Optional<SharedView>> look;
    private final Clock clock;
    private final Consumer<Throwable> fault;
    private final Map<ActorRef<FromTable>, Listener> listeners = new LinkedHashMap<>();
    private final Map<Channel, Feed> feeds = new HashMap<>();

    /** Those to whom the table could not be shown last time. */
    private final Set<Channel> unshown = new HashSet<>();

    private Set<Side> countedHere = EnumSet.noneOf(Side.class);
    private final Absences absences;
    private int counted;
    private int chatTold;
    private int chatToldLate;

    /**
     * @param wait how long a player waits for an absent one before he may do something about it
     * @param fault is told why a view cannot be written
     */
    public TableListeners(
            CardIndex cards, Clock clock, Optional<Duration> wait, Consumer<Throwable> fault) {
        this(
                cards,
                seen -> seen.game().map(game -> new SharedView(cards, game)),
                clock,
                wait,
                fault);
    }

    TableListeners(
            CardIndex cards,
            Function<TableView, Optional<SharedView>> look,
            Clock clock,
            Optional<Duration> wait,
            Consumer<Throwable> fault) {
        this.cards = cards;
        this.look = look;
        this.clock = clock;
        this.fault = fault;
        absences = new Absences(wait);
    }

    public boolean isEmpty() {
        return listeners.isEmpty();
    }

    /** Whether this person can be added: a player always, a spectator while there is room. */
    public boolean hasRoomFor(Viewer viewer, TableViews table) {
        return table.sideOf(viewer.person()).isPresent() || watching() < MOST_SPECTATORS;
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

    /** Adds a listener: it gets everything. Of a spectator the others learn with the next count. */
    public void add(
            ActorRef<FromTable> listener,
            Viewer viewer,
            Language language,
            long event,
            TableViews table) {
        listeners.remove(listener);
        Channel channel = channel(viewer, language, table);
        boolean spectator = channel.audience == Audience.SPECTATOR;
        boolean upToDate = feeds.containsKey(channel) && !unshown.contains(channel);
        feed(channel);
        var others = List.copyOf(listeners.entrySet());
        listeners.put(listener, new Listener(viewer, channel));
        if (!spectator) {
            countPlayers();
        }
        if (!spectator || !upToDate) {
            tell(others, table, 0);
        }
        tellWhole(listener, channel, whole(channel, event, table), table);
    }

    private static Channel channel(Viewer viewer, Language language, TableViews table) {
        Audience audience =
                table.sideOf(viewer.person()).map(Audience::of).orElse(Audience.SPECTATOR);
        return new Channel(audience, language);
    }

    private Feed feed(Channel channel) {
        return feeds.computeIfAbsent(channel, c -> new Feed(cards, c.audience(), c.language()));
    }

    private Optional<FromTable.State> whole(Channel channel, long event, TableViews table) {
        TableView seen = table.of(channel.audience);
        return carefully(
                channel, () -> Optional.of(feed(channel).whole(seen, event, clock.millis())));
    }

    private void tellWhole(
            ActorRef<FromTable> listener,
            Channel channel,
            Optional<FromTable.State> whole,
            TableViews table) {
        whole.ifPresent(listener::tell);
        if (unshown.contains(channel)) {
            listener.tell(new FromTable.Refused("", TableRefusal.UNSHOWN));
        }
        List<TableEvent.ChatSaid> chat = table.of(channel.audience).chat();
        if (!chat.isEmpty()) {
            listener.tell(chat(chat, Math.max(0, chat.size() - CHAT_AT_FIRST)));
        }
    }

    /**
     * Sends every listener everything: the table was read again, and may stand elsewhere. However
     * many listen, what they see is worked out once for each channel.
     */
    public void tellAnew(TableViews table) {
        feeds.clear();
        unshown.clear();
        chatTold = table.of(Audience.LIGHT).chat().size();
        chatToldLate = table.of(Audience.SPECTATOR).chat().size();
        listeners.replaceAll(
                (ref, one) ->
                        new Listener(one.viewer, channel(one.viewer, one.channel.language, table)));
        listeners.values().forEach(one -> feed(one.channel));
        countPlayers();
        tell(List.of(), table, 0);
        Map<Channel, Optional<FromTable.State>> whole = new HashMap<>();
        feeds.keySet().forEach(channel -> whole.put(channel, whole(channel, -1, table)));
        listeners.forEach(
                (ref, one) ->
                        tellWhole(
                                ref,
                                one.channel,
                                whole.getOrDefault(one.channel, Optional.empty()),
                                table));
    }

    /** Tells every listener that the table cannot be read or stored just now. */
    public void tellWaiting() {
        listeners.keySet().forEach(listener -> listener.tell(new FromTable.Waiting()));
    }

    /** A seat was taken: its player now sees the table as a player. */
    public void seat(TableViews table) {
        for (var entry : List.copyOf(listeners.entrySet())) {
            Listener listener = entry.getValue();
            Optional<Side> side = table.sideOf(listener.viewer.person());
            if (side.isPresent() && listener.channel.audience == Audience.SPECTATOR) {
                add(entry.getKey(), listener.viewer, listener.channel.language, -1, table);
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
            unshown.remove(gone.channel);
        }
        return true;
    }

    /** Sends every listener what is new for it. */
    public void tell(TableViews table, long since) {
        tell(List.copyOf(listeners.entrySet()), table, since);
    }

    private void tell(
            List<Map.Entry<ActorRef<FromTable>, Listener>> to, TableViews table, long since) {
        if (!table.isOpened()) {
            return;
        }
        Map<Audience, Optional<SharedView>> shared = new EnumMap<>(Audience.class);
        for (Map.Entry<Channel, Feed> feed : feeds.entrySet()) {
            Channel channel = feed.getKey();
            TableView seen = table.of(channel.audience);
            boolean told = unshown.remove(channel);
            Optional<FromTable.State> news =
                    carefully(
                            channel,
                            () ->
                                    feed.getValue()
                                            .update(
                                                    seen,
                                                    shared.computeIfAbsent(
                                                            channel.audience,
                                                            a -> look.apply(seen)),
                                                    section(table, channel.audience),
                                                    since));
            if (news.isPresent()) {
                tell(to, channel, news.get());
            } else if (!told && unshown.contains(channel)) {
                tell(to, channel, new FromTable.Refused("", TableRefusal.UNSHOWN));
            }
        }
    }

    private static void tell(
            List<Map.Entry<ActorRef<FromTable>, Listener>> to, Channel channel, FromTable news) {
        for (var entry : to) {
            if (entry.getValue().channel.equals(channel)) {
                entry.getKey().tell(news);
            }
        }
    }

    /**
     * A fault while one view is written concerns those who see it: they are told once, and the
     * others see the game go on.
     */
    private Optional<FromTable.State> carefully(
            Channel channel, Supplier<Optional<FromTable.State>> view) {
        try {
            return view.get();
        } catch (RuntimeException | StackOverflowError e) {
            fault.accept(e);
            unshown.add(channel);
            return Optional.empty();
        }
    }

    private TableSection section(TableViews table, Audience audience) {
        return new TableSection(
                countedHere,
                table.isLate(audience) ? Map.of() : absences.over(),
                counted,
                table.asked(audience),
                clock.millis());
    }

    /** Sends every listener the new lines of the chat. */
    public void tellChat(TableViews table) {
        chatTold = tellChat(table.of(Audience.LIGHT), chatTold);
        chatToldLate = tellChat(table.of(Audience.SPECTATOR), chatToldLate);
    }

    /** To all who see the table when this audience does: both players, or the spectators. */
    private int tellChat(TableView table, int told) {
        List<TableEvent.ChatSaid> chat = table.chat();
        if (chat.size() > told) {
            FromTable.Chat lines = chat(chat, told);
            boolean spectators = table.audience() == Audience.SPECTATOR;
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
        var lines = new ArrayList<ChatLine>();
        for (int i = from; i < chat.size(); i++) {
            TableEvent.ChatSaid said = chat.get(i);
            lines.add(new ChatLine(i + 1, said.name(), said.side(), said.text(), said.at()));
        }
        return new FromTable.Chat(ClientJson.write(new ServerMessage.Chat(lines)));
    }
}
