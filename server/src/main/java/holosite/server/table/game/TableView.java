package holosite.server.table.game;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.log.Audience;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.tell.Perspective;
import holosite.server.message.TableInfo;
import java.util.List;
import java.util.Optional;

/**
 * A table as one audience may know it. Whoever has only this cannot reach anything that is hidden
 * from that audience: no hand, no deck, no name of a deck.
 */
public final class TableView {
    private final TableState state;
    private final Audience audience;

    TableView(TableState state, Audience audience) {
        this.state = state;
        this.audience = audience;
    }

    public Audience audience() {
        return audience;
    }

    public String id() {
        return state.id();
    }

    public TableOptions options() {
        return state.options();
    }

    /** How far the table has come. */
    public TableInfo.Stage stage() {
        if (state.isOver()) {
            return TableInfo.Stage.OVER;
        }
        if (state.isSuspended()) {
            return TableInfo.Stage.SUSPENDED;
        }
        return state.hasGame() ? TableInfo.Stage.PLAYING : TableInfo.Stage.OPEN;
    }

    // ---- the game

    /** What the audience may know of the game, if it has begun. */
    public Optional<Perspective> game() {
        return state.hasGame()
                ? Optional.of(new Perspective(state.game(), audience))
                : Optional.empty();
    }

    /** Whose answer it waits for. */
    public Optional<Side> asked() {
        return state.asked();
    }

    /** Whose clock runs. */
    public Optional<Side> running() {
        return state.asked().filter(side -> !state.isBot(side));
    }

    /** The time this side has left. */
    public long left(Side side) {
        return Math.max(0, state.left(side));
    }

    /**
     * Whether it is shown what it is asked: not while the game is interrupted, nor where the table
     * answers for the player in a moment, nor while a bot plays in his seat.
     */
    public boolean isShownItsQuestion() {
        return state.isPlaying()
                && !isPassedFor()
                && audience.side().flatMap(state::standIn).isEmpty();
    }

    private boolean isPassedFor() {
        return audience.side().isPresent()
                && state.asked().equals(audience.side())
                && state.passing() == PlayerStops.Passing.AFTER_A_PAUSE;
    }

    /** The number under which the player answers what he is asked; nobody else sees one. */
    public int question() {
        return audience.side().map(state::question).orElse(0);
    }

    /** The number of the last event as this audience counts. */
    public int event() {
        return state.event(audience);
    }

    /**
     * The length of the log after this event, for a client that has seen it up to there; nothing if
     * that log is not the beginning of the present one.
     */
    public Optional<Integer> logAt(long event) {
        return state.logAt(audience, event);
    }

    /** How many times the log has not been continued but written anew. */
    public int undone() {
        return state.undone();
    }

    /** Where the player wants to be asked; a spectator has no stops. */
    public Optional<PlayerStops> stops() {
        return audience.side().map(state::stops);
    }

    /** Whether the table passes for the player until something happens. */
    public Optional<Boolean> passesUntil() {
        return audience.side().map(state::passesUntil);
    }

    /** The lesson that is taught here; only whoever learns is told it. */
    public Optional<Lesson> lesson() {
        return state.lesson()
                .filter(lesson -> audience.side().equals(Optional.of(lesson.learner())));
    }

    /** Where that lesson stands. */
    public Optional<LessonCourse.Moment> lessonMoment() {
        return lesson().flatMap(lesson -> state.moment());
    }

    /** The puzzle that is solved here; only whoever solves it is told it. */
    public Optional<PuzzleCourse> puzzle() {
        return state.puzzle()
                .filter(one -> audience.side().equals(Optional.of(one.puzzle().solver())));
    }

    // ---- who sits there

    /** Who sits there, without his deck. */
    public Optional<SeatedPlayer> sitter(Side side) {
        return state.seatOf(side).map(Seat::sitter);
    }

    /** The name of a deck says much about it: others learn it when the game is over. */
    public String deckName(Side side) {
        boolean open = state.isOver() || audience.side().filter(own -> own == side).isPresent();
        return open ? state.seatOf(side).map(Seat::deckName).orElse("") : "";
    }

    /** The bot that plays for the player of this side, who was absent. */
    public Optional<BotKind> standIn(Side side) {
        return state.standIn(side);
    }

    /** Whose player has come back in this turn, and plays himself again. */
    public Optional<Side> back() {
        return state.back();
    }

    public boolean wantsRematch(Side side) {
        return state.wantsRematch(side);
    }

    /** Whether the player waits for an absent opponent, and may do something about it in time. */
    public boolean waitsForOpponent() {
        return audience.side().filter(state::waitsForOpponent).isPresent();
    }

    // ---- what happens besides the game

    public List<TableRequest> requests() {
        return state.requests();
    }

    public Optional<TableEnding> ending() {
        return state.ending();
    }

    /** The table of the rematch, once both want it. */
    public Optional<String> rematch() {
        return state.rematch().map(TableEvent.RematchOpened::table);
    }

    /** Whether it went on from elsewhere because the rules had changed. */
    public boolean isChangedByRules() {
        return state.changed().isPresent();
    }

    public List<TableEvent.ChatSaid> chat() {
        return state.chat();
    }
}
