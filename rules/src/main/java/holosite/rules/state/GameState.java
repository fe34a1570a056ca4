package holosite.rules.state;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.decision.Outcome;
import holosite.rules.log.CardName;
import holosite.rules.log.Entry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.Log;
import holosite.rules.setup.Setup;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, as a value: it waits for one decision, is answered, and runs on to the next.
 * Forks are independent from there on. The same decks, seed and answers make the same game
 * everywhere.
 */
public final class GameState extends PendingSteps {
    /** Far more steps than any game needs from one decision to the next: a few hundred at most. */
    private static final int MOST_STEPS = 100_000;

    private final Setup setup;
    private final Table table;
    private final Book book;
    private final Derived shared;
    private final Assumptions assumptions = new Assumptions();
    private @Nullable Derived derived;
    private @Nullable InPlay inPlay;
    private @Nullable Decision decision;
    private @Nullable Outcome outcome;
    private Turn turn;
    private Battle battle;
    private Attack attack;
    private List<LastingText> lastings;
    private Uses uses;
    private Log log;
    private String[] systems;
    private int drainLocation;
    private long random;
    private int checkedVersion;
    private boolean quiet;
    private Stops stops;

    private GameState(Setup setup, Table table, long seed, Book book) {
        this.setup = setup;
        this.table = table;
        this.book = book;
        shared = book.shared(setup.definitions(), table);
        turn = Turn.BEFORE_THE_GAME;
        battle = Battle.NONE;
        attack = Attack.NONE;
        lastings = List.of();
        uses = Uses.NONE;
        log = Log.EMPTY;
        systems = new String[table.count()];
        for (int card = 0; card < systems.length; card++) {
            systems[card] = table.definition(card).card().system();
        }
        drainLocation = Table.NOBODY;
        random = seed;
        checkedVersion = -1;
        stops = Stops.NONE;
    }

    private GameState(GameState other, Setup decks, Derived texts) {
        super(other);
        setup = decks;
        table = other.table.copy();
        book = other.book;
        shared = texts;
        decision = other.decision;
        outcome = other.outcome;
        turn = other.turn;
        battle = other.battle;
        attack = other.attack;
        lastings = other.lastings;
        uses = other.uses;
        log = other.log;
        systems = other.systems;
        drainLocation = other.drainLocation;
        random = other.random;
        checkedVersion = other.checkedVersion;
        quiet = other.quiet;
        stops = other.stops;
    }

    /** A game before its start: all cards are in the Reserve Decks. */
    public static GameState laidOut(Setup setup, long seed, Book book) {
        return new GameState(setup, TableOfDecks.laidOut(setup), seed, book);
    }

    /** The game of a snapshot, played with these decks. */
    public static GameState of(Setup setup, GameSnapshot snapshot, Book book) {
        GameState game =
                new GameState(
                        setup,
                        Table.of(TableOfDecks.definitions(setup), snapshot.table()),
                        snapshot.random(),
                        book);
        game.systems = snapshot.systems().toArray(String[]::new);
        game.turn = snapshot.turn();
        game.battle = snapshot.battle();
        game.attack = snapshot.attack();
        game.drainLocation = snapshot.drainLocation();
        game.restore(snapshot);
        game.decision = snapshot.decision().orElse(null);
        game.outcome = snapshot.outcome().orElse(null);
        game.lastings = snapshot.lastings();
        game.uses = snapshot.uses();
        game.checkedVersion = snapshot.settled() ? game.table.version() : -1;
        game.stops = snapshot.stops();
        game.quiet = snapshot.quiet();
        snapshot.log().forEach(entry -> game.log = game.log.plus(entry));
        return game;
    }

    // ---- playing

    /** What the game waits for. Ask only while the game is not over. */
    public Decision decision() {
        return Objects.requireNonNull(decision, "the game is over");
    }

    /** What the game waits for, if it waits. */
    Optional<Decision> asked() {
        return Optional.ofNullable(decision);
    }

    public boolean isOver() {
        return outcome != null;
    }

    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /**
     * Answers the decision and runs on to the next. A bad answer is refused and changes nothing.
     */
    public void answer(Answer answer) {
        Decision asked = decision();
        if (!asked.accepts(answer)) {
            throw new IllegalAnswer(asked, answer);
        }
        decision = null;
        QuestionStep.goOn(this, (QuestionStep) pop(), asked, answer);
        advance();
    }

    /**
     * Runs until a decision is needed or the game is over.
     *
     * @throws IllegalStateException if it reaches neither, because texts trigger each other forever
     */
    public void advance() {
        for (int steps = 0; decision == null && outcome == null; steps++) {
            if (steps > MOST_STEPS) {
                throw new IllegalStateException(
                        "no decision after %,d steps; the last: %s"
                                .formatted(steps, stack().top()));
            }
            if (!isSettled()) {
                checkedVersion = table.version();
                if (book.putRight(this)) {
                    continue;
                }
            }
            pop().run(this);
        }
        if (outcome != null) {
            decision = null;
            dropAllSteps();
        }
    }

    /** Whether the state has been checked since the table last changed. */
    boolean isSettled() {
        return checkedVersion == table.version();
    }

    /** An independent copy, even in the middle of an action. */
    public GameState fork() {
        return new GameState(this, setup, shared);
    }

    /**
     * The same moment with the cards of these decks in place of some that lie hidden, and with
     * other chance. Nobody watches it: it has no log, and asks nobody who can only pass.
     */
    public GameState imagined(Setup decks, int[] cards, Derived texts, long seed) {
        var game = new GameState(this, decks, texts);
        game.random = seed;
        game.quiet = true;
        game.log = Log.EMPTY;
        game.stops = Stops.NONE;
        game.systems = systems.clone();
        for (int card : cards) {
            game.systems[card] = game.printed(card).system();
        }
        game.table.imagine(cards, card -> decks.definitions().definition(game.printed(card)));
        return game;
    }

    // ---- steps

    /** Asks a decision on behalf of a step, which goes on when it is answered. */
    public void ask(QuestionStep step, Decision question) {
        push(step);
        decision = question;
    }

    /** Has the waiting step ask again, with what the table offers now. */
    public void askAgain() {
        decision = null;
        pop().run(this);
        advance();
    }

    public void finish(Outcome result) {
        outcome = result;
        Logging.count(this, GameEntry.WinsGame::new, result.winner(), result.lifeForce());
    }

    // ---- the parts of the state

    public Setup setup() {
        return setup;
    }

    public Table table() {
        return table;
    }

    public Turn turn() {
        return turn;
    }

    public void turn(Turn next) {
        turn = next;
    }

    public Battle battle() {
        return battle;
    }

    public void battle(Battle next) {
        battle = next;
        table.changed();
    }

    public Attack attack() {
        return attack;
    }

    public void attack(Attack next) {
        attack = next;
        table.changed();
    }

    public int drainLocation() {
        return drainLocation;
    }

    public void drainLocation(int location) {
        drainLocation = location;
        table.changed();
    }

    /** The cards in play now. */
    public InPlay inPlay() {
        InPlay cards = inPlay;
        if (cards == null) {
            cards = new InPlay(table.count());
            inPlay = cards;
        }
        cards.bringUpToDate(table);
        return cards;
    }

    /** The rules as a whole: what is offered, performed and corrected. */
    public Book book() {
        return book;
    }

    /** What was derived from this game, or nothing yet. */
    public @Nullable Derived derived() {
        return derived;
    }

    public void derived(Derived worked) {
        derived = worked;
    }

    /** What was derived for this game and all its forks. */
    public Derived shared() {
        return shared;
    }

    /** What is assumed while a place or a cost is considered. */
    public Assumptions assumptions() {
        return assumptions;
    }

    /** The name of the system whose row a location lies in. */
    public String systemAt(int location) {
        return systems[location];
    }

    List<String> systems() {
        return List.of(systems);
    }

    public void setSystem(int location, String system) {
        systems = systems.clone();
        systems[location] = system;
    }

    /** Turns a card with two faces over. */
    public void flip(int card) {
        Definition front = setup.definitions().definition(printed(card));
        table.flip(card, table.has(card, Flag.FLIPPED) ? front : front.back());
    }

    /** The card as it came into the game. */
    public Card printed(int card) {
        int light = card - setup.dark().size();
        return light < 0 ? setup.dark().card(card) : setup.light().card(light);
    }

    /** The texts in force for a while. */
    public List<LastingText> lastings() {
        return lastings;
    }

    public void lastings(List<LastingText> next) {
        lastings = next;
        table.textsChanged();
    }

    /** What has been used up. */
    public Uses uses() {
        return uses;
    }

    public void uses(Uses next) {
        uses = next;
    }

    // ---- chance

    /** The next number below a bound, from the game's own source of chance. */
    public int chance(int bound) {
        random = Chance.next(random);
        return Chance.below(bound, random);
    }

    /** The state of the source of chance. */
    public long chance() {
        return random;
    }

    // ---- the log

    public Log log() {
        return log;
    }

    /** Adds a line. Check first whether a log is kept, as {@link Logging} does. */
    public void log(Entry line) {
        log = log.plus(line);
    }

    /** A card as the log names it. */
    public CardName name(int card) {
        if (card == Table.NOBODY) {
            return CardName.NONE;
        }
        Card named = table.definition(card).card();
        return new CardName(named.id(), named.title());
    }

    /** Keeps no log from now on, for games that nobody watches. */
    public void quiet() {
        quiet = true;
    }

    public boolean keepsLog() {
        return !quiet;
    }

    // ---- stops

    /** Where players want to be asked although they can only pass. */
    public Stops stops() {
        return stops;
    }

    public void stops(Stops next) {
        stops = next;
    }

    /** Whether this player wants to be asked in the current phase although he can do nothing. */
    public boolean stopsFor(Side player) {
        return stops.inPhase(player, turn.player(), turn.phase());
    }

    // ---- values

    /**
     * Games are equal if they have the same decks and agree in everything that can still matter or
     * that a player can see: exactly if they are saved alike.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameState that
                && random == that.random
                && drainLocation == that.drainLocation
                && quiet == that.quiet
                && stops.equals(that.stops)
                && isSettled() == that.isSettled()
                && turn.equals(that.turn)
                && battle.equals(that.battle)
                && attack.equals(that.attack)
                && Objects.equals(outcome, that.outcome)
                && table.equals(that.table)
                && samePending(that)
                && Objects.equals(decision, that.decision)
                && uses.equals(that.uses)
                && lastings.equals(that.lastings)
                && Arrays.equals(systems, that.systems)
                && log.equals(that.log)
                && Objects.equals(setup, that.setup);
    }

    @Override
    public int hashCode() {
        return (table.hashCode() * 31 + Long.hashCode(random)) * 31 + turn.hashCode();
    }
}
