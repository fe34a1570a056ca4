package holosite.server.table.game;

import holosite.bots.kind.BotKind;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.view.View;
import holosite.server.message.EndingReason;
import holosite.server.message.RequestKind;
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
 * The state of a table: seats, the game, clocks, requests. It never changes: an event gives the
 * next state, and the same events give the same one.
 */
public final class TableState {
    private static final Logger LOG = LoggerFactory.getLogger(TableState.class);

    /** A phase in which a player has passed. */
    private record PassedPhase(int turn, Side of, Phase phase) {
        static PassedPhase of(Game game) {
            return new PassedPhase(game.turn().number(), game.turn().player(), game.turn().phase());
        }
    }

    /** What an event led to. */
    private record Successor(TableEvent event, TableState state) {}

    private final CardPool cards;
    private final String rules;
    private final Map<Side, PlayerStops> stops;
    private final Set<Side> wantRematch;
    private final Set<Side> untilSomething;
    private final Map<Side, PassedPhase> passed;
    private TableSeats seats = TableSeats.EMPTY;
    private TableClocks clocks = TableClocks.NONE;
    private List<TableRequest> requests = List.of();
    private Appended<TableEvent.ChatSaid> chat = Appended.empty();
    private AudienceCounters counters = AudienceCounters.NONE;
    private TableEvent.@Nullable Opened opened;
    private @Nullable TableGame game;
    private @Nullable Lesson lesson;
    private @Nullable PuzzleCourse puzzle;
    private @Nullable TableEnding ending;
    private TableEvent.@Nullable RematchOpened rematch;
    private TableEvent.@Nullable RulesChanged changed;
    private @Nullable Side back;
    private String suspended = "";
    private String lastRules = "";
    private int number;
    private int undone;
    private long started;
    private long ended;

    /** The last event that was tried or applied here: most are tried before they are stored. */
    private volatile @Nullable Successor successor;

    /**
     * A table of which nothing has happened yet.
     *
     * @param rules the version of the rules that are in force now
     */
    public TableState(CardPool cards, String rules) {
        this.cards = cards;
        this.rules = rules;
        stops = new EnumMap<>(Side.class);
        wantRematch = EnumSet.noneOf(Side.class);
        untilSomething = EnumSet.noneOf(Side.class);
        passed = new EnumMap<>(Side.class);
    }

    private TableState(TableState before) {
        cards = before.cards;
        rules = before.rules;
        stops = new EnumMap<>(before.stops);
        wantRematch = EnumSet.copyOf(before.wantRematch);
        untilSomething = EnumSet.copyOf(before.untilSomething);
        passed = new EnumMap<>(before.passed);
        seats = before.seats;
        clocks = before.clocks;
        requests = before.requests;
        chat = before.chat;
        counters = before.counters;
        opened = before.opened;
        game = before.game;
        lesson = before.lesson;
        puzzle = before.puzzle;
        ending = before.ending;
        rematch = before.rematch;
        changed = before.changed;
        back = before.back;
        suspended = before.suspended;
        lastRules = before.lastRules;
        number = before.number;
        undone = before.undone;
        started = before.started;
        ended = before.ended;
    }

    // ---- what happens

    /** The state after this event. An event that cannot be applied suspends this table only. */
    @SuppressWarnings("ReferenceEquality") // the very event that was tried, and no other like it
    public TableState apply(TableEvent event) {
        Successor known = successor;
        if (known == null || known.event != event) {
            known = new Successor(event, following(event));
            successor = known;
        }
        return known.state;
    }

    private TableState following(TableEvent event) {
        var next = new TableState(this);
        try {
            next.follow(event);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error(
                    "table {} does not follow its event {}, {}",
                    id(),
                    events() + 1,
                    event.getClass().getSimpleName(),
                    e);
            next = new TableState(this);
            next.suspended = "it does not follow its own record: " + e;
        }
        next.counters = counters.after(event, next.game == null ? 0 : next.game().log().size());
        return next;
    }

    private void follow(TableEvent event) {
        switch (event) {
            case TableEvent.Opened o -> {
                opened = o;
                lastRules = o.rules();
                lesson = LessonRules.read(o.lesson(), cards).orElse(null);
                puzzle = PuzzleRules.read(o.puzzle(), cards).map(PuzzleCourse::begun).orElse(null);
                seats = TableSeats.of(o.dark(), o.light());
                clocks = clocks.plusMinutes(o.options().minutes());
                startIfFull(o.at());
            }
            case TableEvent.SeatTaken taken -> {
                seats = seats.with(taken.side(), taken.seat());
                startIfFull(taken.at());
            }
            case TableEvent.Answered answered -> {
                drop(RequestKind.UNDO);
                number++;
                clocks =
                        clocks.answered(
                                answered.side(), answered.spent(), answers(), answered.at());
                if (!answered.auto()) {
                    answeredHimself(answered);
                }
                int told = game().log().size();
                game = played().move(answered);
                if (options().hasClock() && BattleResults.since(game().log(), told)) {
                    clocks = clocks.standingStill(answered.at() + BattleResults.LOOK);
                }
                puzzle = puzzle == null ? null : puzzle.after(answered, game());
                endIfNotStored(answered.at());
            }
            case TableEvent.StopsSet set -> {
                stops.put(set.side(), set.stops());
                if (game != null) {
                    game = game.move(set);
                }
            }
            case TableEvent.PassingUntil until -> {
                if (until.on()) {
                    untilSomething.add(until.side());
                } else {
                    untilSomething.remove(until.side());
                }
            }
            case TableEvent.TurnBegan turn -> {
                game = played().turnBegan(turn);
                back = null;
                untilSomething.remove(game().turn().player());
            }
            case TableEvent.RulesChanged other -> {
                game = played().rulesChanged(other, !other.rules().equals(rules));
                suspended = "";
                lastRules = other.rules();
                if (!other.game().isEmpty()) {
                    changed = other;
                    ask(other.at());
                    undone++;
                }
            }
            case TableEvent.Requested asking -> {
                var all = new ArrayList<>(requests);
                all.add(new TableRequest(asking.kind(), asking.by(), asking.minutes()));
                requests = List.copyOf(all);
            }
            case TableEvent.Dropped dropped -> drop(dropped.kind());
            case TableEvent.Undone back -> undo(back);
            case TableEvent.Extended extended -> {
                drop(RequestKind.EXTEND);
                clocks = clocks.plusMinutes(extended.minutes());
            }
            case TableEvent.Canceled c -> end(TableEnding.without(EndingReason.CANCELED), c.at());
            case TableEvent.Conceded conceded ->
                    end(TableEnding.lost(conceded.side(), EndingReason.CONCEDED), conceded.at());
            case TableEvent.TimedOut late ->
                    end(TableEnding.lost(late.side(), EndingReason.TIME), late.at());
            case TableEvent.Claimed claimed ->
                    end(TableEnding.lost(claimed.absent(), EndingReason.ABSENT), claimed.at());
            case TableEvent.BotSeated bot -> {
                clocks = clocks.minus(bot.side(), bot.spent());
                seats = seats.withBot(bot.side(), bot.bot());
                back = null;
                seatBots();
                ask(bot.at());
            }
            case TableEvent.SeatTakenBack taken -> {
                seats = seats.takenBack(taken.side());
                back = taken.side();
                ask(taken.at());
            }
            case TableEvent.Ended end -> end(end.ending(), end.at());
            case TableEvent.ChatSaid said -> chat = chat.plus(said);
            case TableEvent.RematchWanted wanted -> wantRematch.add(wanted.side());
            case TableEvent.RematchOpened again -> rematch = again;
            case TableEvent.Suspended broke -> suspended = broke.what();
            case TableEvent.Resumed resumed -> {
                suspended = "";
                ask(resumed.at());
            }
        }
    }

    /**
     * He is at the table: he no longer passes until something happens, and where he passes is
     * noted.
     */
    private void answeredHimself(TableEvent.Answered answered) {
        untilSomething.remove(answered.side());
        clocks = clocks.goneOn(answered.side());
        if (answered.code() instanceof AnswerCode.Pass) {
            passed.put(answered.side(), PassedPhase.of(game()));
        }
    }

    private void ask(long at) {
        number++;
        clocks = clocks.askedAt(at);
    }

    private void drop(RequestKind kind) {
        requests = requests.stream().filter(request -> request.kind() != kind).toList();
    }

    private void end(TableEnding how, long at) {
        ending = how;
        ended = at;
        suspended = "";
        requests = List.of();
    }

    /** In the first journals a game ended with its last answer. */
    private void endIfNotStored(long at) {
        if (!opened().storesTheEnd()) {
            game().outcome().ifPresent(outcome -> end(TableEnding.of(outcome), at));
        }
    }

    private void startIfFull(long at) {
        if (!seats.areTaken() || game != null) {
            return;
        }
        started = at;
        clocks = clocks.askedAt(at);
        long seed = opened().seed();
        game =
                TableGame.start(
                        cards,
                        opened().game().isEmpty()
                                ? Game.start(seats.setup(cards), seed)
                                : PackedGame.unpack(opened().game(), cards),
                        seats.bots(cards, seed),
                        !opened().rules().equals(rules));
        for (Side side : Side.values()) {
            if (!stops(side).equals(PlayerStops.STANDARD)) {
                game = game.move(new TableEvent.StopsSet(side, stops(side), at));
            }
        }
        for (TableEvent.Move move : opened().moves()) {
            game = game.move(move);
        }
    }

    private void undo(TableEvent.Undone back) {
        drop(RequestKind.UNDO);
        long taken = played().part().spentSince(back.answers());
        clocks = clocks.undone(back.answers(), back.spent() + taken);
        asked().ifPresent(side -> clocks = clocks.minus(side, back.spent()));
        ask(back.at());
        undone++;
        untilSomething.clear();
        passed.clear();
        var kept = new ArrayList<TableEvent.StopsSet>();
        for (Side side : Side.values()) {
            kept.add(new TableEvent.StopsSet(side, stops(side), back.at()));
        }
        game = played().undone(back.answers(), kept);
        puzzle = puzzle == null ? null : puzzle.undone(played());
        seatBots();
    }

    /** Bots that play for absent players know the game from when they sit down, or it goes back. */
    private void seatBots() {
        for (Side side : Side.values()) {
            Optional<BotKind> bot = seats.standIn(side);
            if (bot.isPresent()) {
                game = played().withBot(side, bot.get().bot(cards, opened().seed() + number));
            }
        }
    }

    // ---- bots

    /** The answer of the bot that is asked; a lesson or a puzzle may have it answer otherwise. */
    public Answer think() {
        return LessonRules.given(this)
                .or(() -> PuzzleRules.reply(this))
                .orElseGet(() -> played().think(game().decision().player()));
    }

    /** What the table answers at once for the player who is asked, if anything. */
    Optional<Answer> givenAtOnce() {
        Optional<Side> player = asked().filter(side -> !isBot(side));
        if (player.isPresent() && LessonRules.given(this).isPresent()) {
            return LessonRules.given(this);
        }
        return passing() == PlayerStops.Passing.AT_ONCE
                ? Optional.of(Answer.PASS)
                : Optional.empty();
    }

    // ---- how it is

    public boolean isOpened() {
        return opened != null;
    }

    public TableEvent.Opened opened() {
        TableEvent.Opened event = opened;
        if (event == null) {
            throw new IllegalStateException("there is no such table");
        }
        return event;
    }

    public String id() {
        return opened == null ? "?" : opened.id();
    }

    public TableOptions options() {
        return opened().options();
    }

    public Optional<Seat> seatOf(Side side) {
        return seats.of(side);
    }

    /** Whether a bot answers for this side: its own, or one that plays for an absent player. */
    public boolean isBot(Side side) {
        return isOfBot(side) || standIn(side).isPresent();
    }

    /** Whether a bot sits there, and no person. */
    public boolean isOfBot(Side side) {
        return seats.isOfBot(side);
    }

    /** The bot that plays for the player of this side, who was absent. */
    public Optional<BotKind> standIn(Side side) {
        return seats.standIn(side);
    }

    /** Whether this player may do something about an absent opponent, after a time. */
    public boolean waitsForOpponent(Side side) {
        return AbsenceRules.isWaitingFor(this, side);
    }

    /** Whose player has come back in this turn, and plays himself again. */
    public Optional<Side> back() {
        return Optional.ofNullable(back);
    }

    /** The side this person plays. */
    public Optional<Side> sideOf(String person) {
        return seats.sideOf(person);
    }

    /** The lesson that is taught here. */
    public Optional<Lesson> lesson() {
        return Optional.ofNullable(lesson);
    }

    /** The puzzle that is solved here, and how far it is. */
    public Optional<PuzzleCourse> puzzle() {
        return Optional.ofNullable(puzzle);
    }

    /** Where the lesson stands; nothing if none is taught, or what is played is not in it. */
    public Optional<LessonCourse.Moment> moment() {
        return LessonRules.path(this).map(List::getLast);
    }

    public boolean hasGame() {
        return game != null;
    }

    /** The game as it stands: to look at, not to answer. */
    public Game game() {
        return played().game();
    }

    /** What the player of this side sees of the game as it stands. */
    View view(Side side) {
        return played().view(side);
    }

    /** The game with what was played in it. */
    TableGame played() {
        TableGame now = game;
        if (now == null) {
            throw new IllegalStateException("no game has begun");
        }
        return now;
    }

    /** Whether it waits for an answer. */
    public boolean isPlaying() {
        return game != null && ending == null && suspended.isEmpty();
    }

    public boolean isOver() {
        return ending != null;
    }

    /** Whose answer it waits for. */
    public Optional<Side> asked() {
        return isPlaying() ? Optional.of(game().decision().player()) : Optional.empty();
    }

    public Optional<TableEnding> ending() {
        return Optional.ofNullable(ending);
    }

    /** Why it cannot go on for now; empty if it can. */
    public String suspended() {
        return suspended;
    }

    public boolean isSuspended() {
        return !suspended.isEmpty() && ending == null;
    }

    /** What happened when it last had to go on under other rules. */
    public Optional<TableEvent.RulesChanged> changed() {
        return Optional.ofNullable(changed);
    }

    /** Whether it was last played under other rules than these. */
    public boolean isOfOtherRules() {
        return !lastRules.equals(rules);
    }

    /** The name of the rules it was last played under. */
    public String lastRules() {
        return lastRules;
    }

    /** Whether and when the table passes for the player who is asked. */
    public PlayerStops.Passing passing() {
        Optional<Side> player = asked().filter(side -> !isBot(side));
        return player.isEmpty() || LessonRules.isGoingOn(this) || PuzzleRules.isOpen(this)
                ? PlayerStops.Passing.NONE
                : stops(player.get()).passing(view(player.get()), course(player.get()), cards);
    }

    private PlayerStops.Course course(Side player) {
        return new PlayerStops.Course(
                passesUntil(player), PassedPhase.of(game()).equals(passed.get(player)));
    }

    /** Whether the table passes for this player until something happens. */
    public boolean passesUntil(Side side) {
        return untilSomething.contains(side);
    }

    /** Since when the decision waits; later than now while the clocks stand still. */
    public long askedAt() {
        return asked().map(clocks::asked).orElse(clocks.asked());
    }

    /** The time this decision has taken before it was asked last: it was answered and undone. */
    public long usedBefore() {
        return clocks.used();
    }

    /** The number of the decision, which is never used again, even after an undo. */
    public int number() {
        return number;
    }

    /** How many answers the game has had, not counting undone ones. */
    public int answers() {
        return game == null ? 0 : game.answers();
    }

    /** How many times an answer was undone. */
    public int undone() {
        return undone;
    }

    public PlayerStops stops(Side side) {
        return stops.getOrDefault(side, PlayerStops.STANDARD);
    }

    public long left(Side side) {
        return clocks.left(side);
    }

    public List<TableRequest> requests() {
        return requests;
    }

    public List<TableEvent.ChatSaid> chat() {
        return chat;
    }

    public boolean wantsRematch(Side side) {
        return wantRematch.contains(side) || (isOver() && isOfBot(side));
    }

    public Optional<TableEvent.RematchOpened> rematch() {
        return Optional.ofNullable(rematch);
    }

    public long started() {
        return started;
    }

    public long ended() {
        return ended;
    }

    /** How many events there have been. */
    public long events() {
        return counters.events();
    }

    /** The number of the last event as this audience counts. */
    public int event(Audience audience) {
        return counters.event(audience);
    }

    /** The number under which this player answers what he is asked now or next. */
    public int question(Side side) {
        return counters.question(side);
    }

    /**
     * The length of the log after the event this audience counts so, for a client that has seen it
     * up to there; nothing if that log is not the beginning of the present one.
     */
    public Optional<Integer> logAt(Audience audience, long event) {
        return counters.logAt(audience, event);
    }
}
