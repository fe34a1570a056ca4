package holosite.server.table.game;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The state of a table: seats, the game, clocks, requests. It never changes: an event gives the
 * next state, and the same events give the same one.
 */
public final class TableState {
    private static final Logger LOG = LoggerFactory.getLogger(TableState.class);

    /** What an event led to. */
    private record Successor(TableEvent event, TableState state) {
        @SuppressWarnings(
                "ReferenceEquality") // the very event that was tried, and no other like it
        boolean isOf(TableEvent other) {
            return event == other;
        }
    }

    private final CardPool cards;
    private final String rules;
    private final TableCourse now;
    private final AudienceCounters counters;

    /**
     * The last event that was tried here: most are tried before they are stored. It is forgotten
     * once it has happened, or whoever holds the first state would hold all that came after it.
     */
    private volatile @Nullable Successor successor;

    /**
     * A table of which nothing has happened yet.
     *
     * @param rules the version of the rules that are in force now
     */
    public TableState(CardPool cards, String rules) {
        this(cards, rules, new TableCourse(cards, rules), AudienceCounters.NONE);
    }

    private TableState(CardPool cards, String rules, TableCourse now, AudienceCounters counters) {
        this.cards = cards;
        this.rules = rules;
        this.now = now;
        this.counters = counters;
    }

    // ---- what happens

    /** The state after this event. An event that cannot be applied suspends this table only. */
    public TableState apply(TableEvent event) {
        Successor known = successor;
        successor = null;
        return known != null && known.isOf(event) ? known.state : following(event);
    }

    /** The state after this event, which is likely to happen next: it is not worked out twice. */
    TableState tried(TableEvent event) {
        Successor known = successor;
        if (known == null || !known.isOf(event)) {
            known = new Successor(event, following(event));
            successor = known;
        }
        return known.state;
    }

    private TableState following(TableEvent event) {
        TableCourse next;
        try {
            next = now.after(event);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error(
                    "table {} does not follow its event {}, {}",
                    id(),
                    events() + 1,
                    event.getClass().getSimpleName(),
                    e);
            next = now.suspended("it does not follow its own record: " + e);
        }
        int told = next.game == null ? 0 : next.played().game().log().size();
        return new TableState(cards, rules, next, counters.after(event, told));
    }

    // ---- bots

    /** The answer of the bot that is asked; a lesson or a puzzle may have it answer otherwise. */
    public Answer think() {
        return LessonRules.given(this)
                .or(() -> PuzzleRules.reply(this))
                .orElseGet(() -> played().think(game().decision().player()));
    }

    /** Whether the bot that is asked has to look ahead for its answer, which takes its time. */
    public boolean looksAhead() {
        return LessonRules.given(this).isEmpty()
                && PuzzleRules.reply(this).isEmpty()
                && played().looksAhead(game().decision().player());
    }

    /** What {@link #think} would give where the bot looks ahead, to be worked out elsewhere. */
    public Thought thought() {
        return played().thought(game().decision().player());
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
        return now.opened != null;
    }

    public TableEvent.Opened opened() {
        return now.opened();
    }

    public String id() {
        return now.opened == null ? "?" : now.opened.id();
    }

    public TableOptions options() {
        return opened().options();
    }

    public Optional<Seat> seatOf(Side side) {
        return now.seats.of(side);
    }

    /** Whether a bot answers for this side: its own, or one that plays for an absent player. */
    public boolean isBot(Side side) {
        return isOfBot(side) || standIn(side).isPresent();
    }

    /** Whether a bot sits there, and no person. */
    public boolean isOfBot(Side side) {
        return now.seats.isOfBot(side);
    }

    /** The bot that plays for the player of this side, who was absent. */
    public Optional<BotKind> standIn(Side side) {
        return now.seats.standIn(side);
    }

    /** Whether this player may do something about an absent opponent, after a time. */
    public boolean waitsForOpponent(Side side) {
        return AbsenceRules.isWaitingFor(this, side);
    }

    /** Whose player has come back in this turn, and plays himself again. */
    public Optional<Side> back() {
        return Optional.ofNullable(now.back);
    }

    /** The side this person plays. */
    public Optional<Side> sideOf(String person) {
        return now.seats.sideOf(person);
    }

    /** The lesson that is taught here. */
    public Optional<Lesson> lesson() {
        return Optional.ofNullable(now.lesson);
    }

    /** The puzzle that is solved here, and how far it is. */
    public Optional<PuzzleCourse> puzzle() {
        return Optional.ofNullable(now.puzzle);
    }

    /** Where the lesson stands; nothing if none is taught, or what is played is not in it. */
    public Optional<LessonCourse.Moment> moment() {
        return LessonRules.path(this).map(List::getLast);
    }

    public boolean hasGame() {
        return now.game != null;
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
        return now.played();
    }

    /** Whether it waits for an answer. */
    public boolean isPlaying() {
        return now.isPlaying();
    }

    public boolean isOver() {
        return now.ending != null;
    }

    /** Whose answer it waits for. */
    public Optional<Side> asked() {
        return now.asked();
    }

    public Optional<TableEnding> ending() {
        return Optional.ofNullable(now.ending);
    }

    /** Why it cannot go on for now; empty if it can. */
    public String suspended() {
        return now.suspended;
    }

    public boolean isSuspended() {
        return !now.suspended.isEmpty() && now.ending == null;
    }

    /** Whether something happened at it that this version cannot read: it waits for a later one. */
    public boolean isUnread() {
        return now.unread;
    }

    /** What happened when it last had to go on under other rules. */
    public Optional<TableEvent.RulesChanged> changed() {
        return Optional.ofNullable(now.changed);
    }

    /** Whether it was last played under other rules than these. */
    public boolean isOfOtherRules() {
        return !now.lastRules.equals(rules);
    }

    /** The name of the rules it was last played under. */
    public String lastRules() {
        return now.lastRules;
    }

    /** Whether and when the table passes for the player who is asked. */
    public PlayerStops.Passing passing() {
        Optional<Side> player = asked().filter(side -> !isBot(side));
        return player.isEmpty() || LessonRules.isGoingOn(this) || PuzzleRules.isOpen(this)
                ? PlayerStops.Passing.NONE
                : stops(player.get()).passing(view(player.get()), now.passing(player.get()), cards);
    }

    /** Whether the table passes for this player until something happens. */
    public boolean passesUntil(Side side) {
        return now.untilSomething.contains(side);
    }

    /** Since when the decision waits; later than now while the clocks stand still. */
    public long askedAt() {
        return asked().map(now.clocks::asked).orElse(now.clocks.asked());
    }

    /** The time this decision has taken before it was asked last: it was answered and undone. */
    public long usedBefore() {
        return now.clocks.used();
    }

    /** The number of the decision, which is never used again, even after an undo. */
    public int number() {
        return now.number;
    }

    /** How many answers the game has had, not counting undone ones. */
    public int answers() {
        return now.answers();
    }

    /** How many times an answer was undone. */
    public int undone() {
        return now.undone;
    }

    public PlayerStops stops(Side side) {
        return now.stops(side);
    }

    public long left(Side side) {
        return now.clocks.left(side);
    }

    public List<TableRequest> requests() {
        return now.requests;
    }

    public List<TableEvent.ChatSaid> chat() {
        return now.chat;
    }

    public boolean wantsRematch(Side side) {
        return now.wantRematch.contains(side) || (isOver() && isOfBot(side));
    }

    public Optional<TableEvent.RematchOpened> rematch() {
        return Optional.ofNullable(now.rematch);
    }

    public long started() {
        return now.started;
    }

    public long ended() {
        return now.ended;
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
