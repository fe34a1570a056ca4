package holosite.server.table.game;

import holosite.bots.kind.BotKind;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Lesson;
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

/**
 * How a table has gone so far: what it remembers, and how each event changes that. It follows an
 * event before it becomes part of a {@link TableState}, and never changes afterwards.
 */
final class TableCourse {
    /** A phase in which a player has passed. */
    private record PassedPhase(int turn, Side of, Phase phase) {
        static PassedPhase of(Game game) {
            return new PassedPhase(game.turn().number(), game.turn().player(), game.turn().phase());
        }
    }

    private final CardPool cards;
    private final String rules;
    private final Map<Side, PlayerStops> stops;
    private final Map<Side, PassedPhase> passed;
    final Set<Side> wantRematch;
    final Set<Side> untilSomething;
    TableSeats seats = TableSeats.EMPTY;
    TableClocks clocks = TableClocks.NONE;
    List<TableRequest> requests = List.of();
    Appended<TableEvent.ChatSaid> chat = Appended.empty();
    TableEvent.@Nullable Opened opened;
    @Nullable TableGame game;
    @Nullable Lesson lesson;
    @Nullable PuzzleCourse puzzle;
    @Nullable TableEnding ending;
    TableEvent.@Nullable RematchOpened rematch;
    TableEvent.@Nullable RulesChanged changed;
    @Nullable Side back;
    String suspended = "";
    boolean unread;
    String lastRules = "";
    int number;
    int undone;
    long started;
    long ended;

    /** The course of a table of which nothing has happened yet. */
    TableCourse(CardPool cards, String rules) {
        this.cards = cards;
        this.rules = rules;
        stops = new EnumMap<>(Side.class);
        passed = new EnumMap<>(Side.class);
        wantRematch = EnumSet.noneOf(Side.class);
        untilSomething = EnumSet.noneOf(Side.class);
    }

    private TableCourse(TableCourse before) {
        cards = before.cards;
        rules = before.rules;
        stops = new EnumMap<>(before.stops);
        passed = new EnumMap<>(before.passed);
        wantRematch = EnumSet.copyOf(before.wantRematch);
        untilSomething = EnumSet.copyOf(before.untilSomething);
        seats = before.seats;
        clocks = before.clocks;
        requests = before.requests;
        chat = before.chat;
        opened = before.opened;
        game = before.game;
        lesson = before.lesson;
        puzzle = before.puzzle;
        ending = before.ending;
        rematch = before.rematch;
        changed = before.changed;
        back = before.back;
        suspended = before.suspended;
        unread = before.unread;
        lastRules = before.lastRules;
        number = before.number;
        undone = before.undone;
        started = before.started;
        ended = before.ended;
    }

    /** How it has gone after this event; what the rules throw if it does not follow from this. */
    TableCourse after(TableEvent event) {
        var next = new TableCourse(this);
        next.follow(event);
        return next;
    }

    /** The same, but it cannot go on for now. */
    TableCourse suspended(String why) {
        var next = new TableCourse(this);
        next.suspended = why;
        return next;
    }

    // ---- what the events look at

    TableEvent.Opened opened() {
        TableEvent.Opened event = opened;
        if (event == null) {
            throw new IllegalStateException("there is no such table");
        }
        return event;
    }

    private TableOptions options() {
        return opened().options();
    }

    private Game game() {
        return played().game();
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
    boolean isPlaying() {
        return game != null && ending == null && suspended.isEmpty();
    }

    /** Whose answer it waits for. */
    Optional<Side> asked() {
        return isPlaying() ? Optional.of(game().decision().player()) : Optional.empty();
    }

    /** How many answers the game has had, not counting undone ones. */
    int answers() {
        return game == null ? 0 : game.answers();
    }

    PlayerStops stops(Side side) {
        return stops.getOrDefault(side, PlayerStops.STANDARD);
    }

    /** What this player has asked for or done that decides where the table passes for him. */
    PlayerStops.Course passing(Side player) {
        return new PlayerStops.Course(
                untilSomething.contains(player), PassedPhase.of(game()).equals(passed.get(player)));
    }

    // ---- the events

    private void follow(TableEvent event) {
        if (unread && !isFollowedUnread(event)) {
            return;
        }
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
            case TableEvent.Unread u -> {
                unread = true;
                suspended = SuspensionRules.UNREAD;
            }
            case TableEvent.Suspended broke -> suspended = broke.what();
            case TableEvent.Resumed resumed -> {
                suspended = "";
                ask(resumed.at());
            }
        }
    }

    /** What counts although something before it could not be read: how it ended, and talk. */
    private static boolean isFollowedUnread(TableEvent event) {
        return switch (event) {
            case TableEvent.Canceled _,
                    TableEvent.Conceded _,
                    TableEvent.TimedOut _,
                    TableEvent.Claimed _,
                    TableEvent.Ended _,
                    TableEvent.ChatSaid _,
                    TableEvent.RematchWanted _,
                    TableEvent.RematchOpened _ ->
                    true;
            default -> false;
        };
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
}
