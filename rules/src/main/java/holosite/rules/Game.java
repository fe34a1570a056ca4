package holosite.rules;

import holosite.language.card.Side;
import holosite.rules.book.RuleBook;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.decision.Outcome;
import holosite.rules.log.Audience;
import holosite.rules.log.Log;
import holosite.rules.setup.Setup;
import holosite.rules.start.StartOfGame;
import holosite.rules.state.GameState;
import holosite.rules.state.Stops;
import holosite.rules.state.Turn;
import holosite.rules.view.PlacePrice;
import holosite.rules.view.View;
import holosite.rules.why.Why;
import java.util.List;
import java.util.Optional;

/**
 * A game in progress, as a value: it waits for one decision, is answered, and runs on to the next.
 * Forks are independent from there on. The same decks, seed and answers make the same game
 * everywhere.
 *
 * <p>This is the door to the rules. What a client may do with a game is here; {@link #state} is for
 * the rules themselves and for what checks them.
 */
public final class Game {
    private final GameState state;

    private Game(GameState state) {
        this.state = state;
    }

    /** Begins a game: runs to the first decision. */
    public static Game start(Setup setup, long seed) {
        GameState state = GameState.laidOut(setup, seed, RuleBook.BOOK);
        StartOfGame.begin(state);
        state.advance();
        return new Game(state);
    }

    /** The game that is in this state. */
    public static Game of(GameState state) {
        return new Game(state);
    }

    /** What the game waits for; only while it is not over. */
    public Decision decision() {
        return state.decision();
    }

    /**
     * Answers the decision and runs on to the next.
     *
     * @throws IllegalAnswer if the decision does not offer it; then nothing has changed
     */
    public void answer(Answer answer) {
        state.answer(answer);
    }

    /** An independent copy, in the middle of whatever is going on. */
    public Game fork() {
        return new Game(state.fork());
    }

    public boolean isOver() {
        return state.isOver();
    }

    /** How it ended, once it has. */
    public Optional<Outcome> outcome() {
        return state.outcome();
    }

    /** What a player may know of the game. */
    public View view(Side viewer) {
        return View.of(state, viewer);
    }

    /** What an audience may know of the game. */
    public View view(Audience audience) {
        return View.of(state, audience);
    }

    /** What an act that is offered now would cost at every place it leads to. */
    public List<PlacePrice> prices(Act act) {
        return PlacePrice.of(state, act);
    }

    /** Why a number is what it is, and why something may not be done. */
    public Why why() {
        return new Why(state);
    }

    /** What happened so far. */
    public Log log() {
        return state.log();
    }

    /** The decks it is played with. */
    public Setup setup() {
        return state.setup();
    }

    /** Whose turn it is, which one, and in which phase. */
    public Turn turn() {
        return state.turn();
    }

    /** Where players want to be asked although they can only pass. */
    public Stops stops() {
        return state.stops();
    }

    public void stops(Stops next) {
        state.stops(next);
    }

    /** Stops writing the log: for games nobody watches. */
    public void quiet() {
        state.quiet();
    }

    /** Whether chance has decided anything in this game since that one was forked from it. */
    public boolean usedChanceSince(Game earlier) {
        return state.chance() != earlier.state.chance();
    }

    /** The inside of the game: for the rules, and for what checks them. */
    public GameState state() {
        return state;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game that && state.equals(that.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }
}
