package holosite.server.table;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Outcome;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The state of a table: seats, the game, clocks, requests. It changes only through events, and the
 * same events give the same state.
 */
final class TableState {
    private static final Logger LOG = LoggerFactory.getLogger(TableState.class);
    private static final long MINUTE = 60_000;

    /** A request of one player to the other. */
    record Request(RequestKind kind, Side by, int minutes) {}

    private final CardPool cards;
    private TableEvent.@Nullable Opened opened;
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<Side, PlayerStops> stops = new EnumMap<>(Side.class);
    private final Map<Side, Long> left = new EnumMap<>(Side.class);
    private final Map<Side, Bot> bots = new EnumMap<>(Side.class);
    private final List<TableEvent.Move> moves = new ArrayList<>();
    private final List<Request> requests = new ArrayList<>();
    private final List<TableEvent.ChatSaid> chat = new ArrayList<>();
    private final Set<Side> wantRematch = EnumSet.noneOf(Side.class);
    private final List<Integer> logSizes = new ArrayList<>();
    private @Nullable Game game;
    private @Nullable TableEnding ending;
    private @Nullable Side thought;
    private TableEvent.@Nullable RematchOpened rematch;
    private String broken = "";
    private int number;
    private int answers;
    private int undone;
    private long lastUndo;
    private long started;
    private long ended;

    TableState(CardPool cards) {
        this.cards = cards;
        for (Side side : Side.values()) {
            stops.put(side, PlayerStops.STANDARD);
            left.put(side, 0L);
        }
    }

    // ---- what happens

    /** An event that cannot be applied breaks this table only. */
    TableState apply(TableEvent event) {
        try {
            follow(event);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error(
                    "table {} does not follow its event {}, {}",
                    id(),
                    logSizes.size() + 1,
                    event.getClass().getSimpleName(),
                    e);
            broken = "it does not follow its own record: " + e;
            end(TableEnding.without(TableEnding.Reason.BROKEN), event.at());
        }
        logSizes.add(game == null ? 0 : game.log().size());
        return this;
    }

    private void follow(TableEvent event) {
        switch (event) {
            case TableEvent.Opened o -> {
                opened = o;
                o.dark().ifPresent(seat -> seats.put(Side.DARK, seat));
                o.light().ifPresent(seat -> seats.put(Side.LIGHT, seat));
                for (Side side : Side.values()) {
                    left.put(side, MINUTE * o.options().minutes());
                }
                startIfFull(o.at());
            }
            case TableEvent.SeatTaken taken -> {
                seats.put(taken.side(), taken.seat());
                startIfFull(taken.at());
            }
            case TableEvent.Answered answered -> {
                moves.add(answered);
                left.merge(answered.side(), -answered.spent(), Long::sum);
                requests.removeIf(request -> request.kind == RequestKind.UNDO);
                number++;
                play(answered);
            }
            case TableEvent.StopsSet set -> {
                moves.add(set);
                set(set);
            }
            case TableEvent.Requested asked ->
                    requests.add(new Request(asked.kind(), asked.by(), asked.minutes()));
            case TableEvent.Dropped dropped ->
                    requests.removeIf(request -> request.kind == dropped.kind());
            case TableEvent.Undone back -> {
                requests.removeIf(request -> request.kind == RequestKind.UNDO);
                number++;
                undone++;
                lastUndo = logSizes.size() + 1L;
                goBack(back);
            }
            case TableEvent.Extended extended -> {
                requests.removeIf(request -> request.kind == RequestKind.EXTEND);
                left.replaceAll((side, millis) -> millis + MINUTE * extended.minutes());
            }
            case TableEvent.Canceled c ->
                    end(TableEnding.without(TableEnding.Reason.CANCELED), c.at());
            case TableEvent.Conceded conceded ->
                    end(
                            TableEnding.lost(conceded.side(), TableEnding.Reason.CONCEDED),
                            conceded.at());
            case TableEvent.TimedOut late ->
                    end(TableEnding.lost(late.side(), TableEnding.Reason.TIME), late.at());
            case TableEvent.ChatSaid said -> chat.add(said);
            case TableEvent.RematchWanted wanted -> wantRematch.add(wanted.side());
            case TableEvent.RematchOpened again -> rematch = again;
            case TableEvent.Broke b -> {
                broken = b.what();
                end(TableEnding.without(TableEnding.Reason.BROKEN), b.at());
            }
        }
    }

    private void end(TableEnding how, long at) {
        ending = how;
        ended = at;
        requests.clear();
    }

    private void startIfFull(long at) {
        if (seats.size() == Side.values().length && game == null) {
            started = at;
            moves.addAll(opened().moves());
            begin();
        }
    }

    /** Starts the game and plays every move so far. */
    private void begin() {
        game = Game.start(setup(seat(Side.DARK), seat(Side.LIGHT)), opened().seed());
        answers = 0;
        thought = null;
        bots.clear();
        seats.forEach(
                (side, seat) -> {
                    if (seat.sitter() instanceof SeatedPlayer.Robot robot) {
                        bots.put(
                                side,
                                robot.kind()
                                        .bot(cards, opened().seed() + (side == Side.DARK ? 0 : 1)));
                    }
                });
        for (TableEvent.Move move : List.copyOf(moves)) {
            switch (move) {
                case TableEvent.Answered answered -> play(answered);
                case TableEvent.StopsSet set -> set(set);
            }
        }
    }

    private Setup setup(Seat dark, Seat light) {
        return new Setup(
                cards.catalog(),
                DeckNotation.read(dark.deck(), cards).forPlay(),
                DeckNotation.read(light.deck(), cards).forPlay());
    }

    private void play(TableEvent.Answered answered) {
        Game now = game();
        Side side = answered.side();
        Bot bot = bots.get(side);
        if (bot != null && thought != side) {
            bot.answered(now.view(side), answered.code());
        }
        thought = null;
        now.answer(answered.meant(now));
        answers++;
        now.outcome().ifPresent(outcome -> end(of(outcome), answered.at()));
    }

    private static TableEnding of(Outcome outcome) {
        TableEnding.Reason reason =
                switch (outcome.reason()) {
                    case LIFE_FORCE_EMPTY -> TableEnding.Reason.LIFE_FORCE;
                    case CONCEDED -> TableEnding.Reason.CONCEDED;
                };
        return new TableEnding(Optional.of(outcome.winner()), reason, outcome.lifeForce());
    }

    private void set(TableEvent.StopsSet set) {
        stops.put(set.side(), set.stops());
        if (game != null) {
            game.stops(set.stops().in(game.stops(), set.side()));
        }
    }

    /** Drops the answers given since; the players' stops stay as they are. */
    private void goBack(TableEvent.Undone back) {
        List<TableEvent.Move> kept = upTo(back.answers());
        for (Side side : Side.values()) {
            kept.add(new TableEvent.StopsSet(side, stops(side), back.at()));
        }
        moves.clear();
        moves.addAll(kept);
        begin();
    }

    /** The moves before the answer of this number. */
    List<TableEvent.Move> upTo(int count) {
        var kept = new ArrayList<TableEvent.Move>();
        int seen = 0;
        for (TableEvent.Move move : moves) {
            if (move instanceof TableEvent.Answered && seen++ == count) {
                break;
            }
            kept.add(move);
        }
        return kept;
    }

    // ---- bots

    /** The answer of the bot that is asked. The bot remembers it, so it must be given. */
    Answer think() {
        Side side = game().decision().player();
        Bot bot = bots.get(side);
        if (bot == null) {
            throw new IllegalStateException("no bot is asked");
        }
        Answer answer = Bot.asked(bot, game());
        thought = side;
        return answer;
    }

    // ---- how it is

    boolean isOpened() {
        return opened != null;
    }

    TableEvent.Opened opened() {
        TableEvent.Opened event = opened;
        if (event == null) {
            throw new IllegalStateException("there is no such table");
        }
        return event;
    }

    String id() {
        return opened == null ? "?" : opened.id();
    }

    TableOptions options() {
        return opened().options();
    }

    Optional<Seat> seatOf(Side side) {
        return Optional.ofNullable(seats.get(side));
    }

    private Seat seat(Side side) {
        return seatOf(side).orElseThrow();
    }

    boolean isBot(Side side) {
        return seatOf(side).map(seat -> seat.sitter().isBot()).orElse(false);
    }

    /** The side this person plays. */
    Optional<Side> sideOf(String person) {
        for (Map.Entry<Side, Seat> entry : seats.entrySet()) {
            if (entry.getValue().sitter().is(person)) {
                return Optional.of(entry.getKey());
            }
        }
        return Optional.empty();
    }

    boolean hasGame() {
        return game != null;
    }

    Game game() {
        Game now = game;
        if (now == null) {
            throw new IllegalStateException("no game has begun");
        }
        return now;
    }

    /** Whether it waits for an answer. */
    boolean isPlaying() {
        return game != null && ending == null;
    }

    boolean isOver() {
        return ending != null;
    }

    /** Whose answer it waits for. */
    Optional<Side> asked() {
        return isPlaying() ? Optional.of(game().decision().player()) : Optional.empty();
    }

    Optional<TableEnding> ending() {
        return Optional.ofNullable(ending);
    }

    /** What went wrong; empty if nothing did. */
    String broken() {
        return broken;
    }

    /** The number of the decision, which is never used again, even after an undo. */
    int number() {
        return number;
    }

    /** How many answers the game has had, not counting undone ones. */
    int answers() {
        return answers;
    }

    List<TableEvent.Move> moves() {
        return moves;
    }

    /** How many times an answer was undone. */
    int undone() {
        return undone;
    }

    PlayerStops stops(Side side) {
        return stops.getOrDefault(side, PlayerStops.STANDARD);
    }

    long left(Side side) {
        return left.getOrDefault(side, 0L);
    }

    List<Request> requests() {
        return requests;
    }

    List<TableEvent.ChatSaid> chat() {
        return chat;
    }

    boolean wantsRematch(Side side) {
        return wantRematch.contains(side) || (isOver() && isBot(side));
    }

    Optional<TableEvent.RematchOpened> rematch() {
        return Optional.ofNullable(rematch);
    }

    long started() {
        return started;
    }

    long ended() {
        return ended;
    }

    /** How many events there have been. */
    long events() {
        return logSizes.size();
    }

    /**
     * The length of the log after this event, for a client that has seen it up to there; nothing if
     * that log is not the beginning of the present one.
     */
    Optional<Integer> logAt(long event) {
        return event >= 1 && event <= logSizes.size() && event >= lastUndo
                ? Optional.of(logSizes.get((int) event - 1))
                : Optional.empty();
    }
}
