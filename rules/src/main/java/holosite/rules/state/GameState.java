package holosite.rules.state;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.card.Definitions;
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
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress, as a value: it waits for one decision, is answered, and runs on to the next.
 * Forks are independent from there on. The same decks, seed and answers make the same game
 * everywhere.
 */
public final class GameState {
    /** The longest way from one decision to the next takes a few hundred. */
    private static final int MOST_STEPS = 100_000;

    private final Setup setup;
    private final Table table;
    private final Book book;
    private final Derived shared;
    private final Supposed supposed = new Supposed();
    private @Nullable Derived derived;
    private @Nullable InPlay inPlay;
    private Stack stack;
    private @Nullable Decision decision;
    private @Nullable Outcome outcome;
    private Turn turn;
    private Battle battle;
    private Attack attack;
    private List<LastingText> lastings;
    private Uses uses;
    private Log log;
    private int[] canceled;
    private String[] systems;
    private int drainLocation;
    private int nextId;
    private long random;
    private int checkedVersion;
    private boolean quiet;
    private Stops stops;

    private GameState(Setup setup, Table table, long seed, Book book) {
        this.setup = setup;
        this.table = table;
        this.book = book;
        shared = book.shared(setup.definitions(), table);
        stack = Stack.EMPTY;
        turn = Turn.BEFORE_THE_GAME;
        battle = Battle.NONE;
        attack = Attack.NONE;
        lastings = List.of();
        uses = Uses.NONE;
        log = Log.EMPTY;
        canceled = new int[0];
        systems = new String[table.count()];
        for (int card = 0; card < systems.length; card++) {
            systems[card] = table.definition(card).card().system();
        }
        drainLocation = Table.NOBODY;
        nextId = 1;
        random = seed;
        checkedVersion = -1;
        stops = Stops.NONE;
    }

    private GameState(GameState other) {
        setup = other.setup;
        table = other.table.copy();
        book = other.book;
        shared = other.shared;
        stack = other.stack;
        decision = other.decision;
        outcome = other.outcome;
        turn = other.turn;
        battle = other.battle;
        attack = other.attack;
        lastings = other.lastings;
        uses = other.uses;
        log = other.log;
        canceled = other.canceled;
        systems = other.systems;
        drainLocation = other.drainLocation;
        nextId = other.nextId;
        random = other.random;
        checkedVersion = other.checkedVersion;
        quiet = other.quiet;
        stops = other.stops;
    }

    /** A game whose cards all lie in the Reserve Decks and in which nothing has begun. */
    public static GameState laidOut(Setup setup, long seed, Book book) {
        Definitions definitions = setup.definitions();
        var cards = new ArrayList<Definition>();
        setup.dark().all().forEach(card -> cards.add(definitions.definition(card)));
        int dark = cards.size();
        setup.light().all().forEach(card -> cards.add(definitions.definition(card)));
        var owners = new Side[cards.size()];
        Arrays.fill(owners, 0, dark, Side.DARK);
        Arrays.fill(owners, dark, owners.length, Side.LIGHT);
        var table = new Table(cards.toArray(Definition[]::new), owners);
        outside(table, 0, setup.dark());
        outside(table, dark, setup.light());
        return new GameState(setup, table, seed, book);
    }

    private static void outside(Table table, int first, Setup.Deck deck) {
        for (int i = 0; i < deck.under().size(); i++) {
            int card = first + deck.cards().size() + i;
            table.toBottom(card, Table.zone(table.owner(card), Zone.OUTSIDE), Role.NONE);
        }
    }

    /** A game as it was remembered, played with these decks. */
    public static GameState of(Setup setup, Memory memory, Book book) {
        GameState blank = laidOut(setup, memory.random(), book);
        var definitions = new Definition[blank.table.count()];
        Arrays.setAll(definitions, blank.table::definition);
        GameState game =
                new GameState(setup, Table.of(definitions, memory.table()), memory.random(), book);
        game.systems = memory.systems().toArray(String[]::new);
        game.turn = memory.turn();
        game.battle = memory.battle();
        game.attack = memory.attack();
        game.drainLocation = memory.drainLocation();
        memory.steps().reversed().forEach(game::push);
        game.decision = memory.decision().orElse(null);
        game.outcome = memory.outcome().orElse(null);
        game.lastings = memory.lastings();
        game.uses = memory.uses();
        game.canceled = memory.canceled().stream().mapToInt(id -> id).toArray();
        game.nextId = memory.nextId();
        game.checkedVersion = memory.settled() ? game.table.version() : -1;
        game.stops = memory.stops();
        game.quiet = memory.quiet();
        memory.log().forEach(entry -> game.log = game.log.plus(entry));
        return game;
    }

    /** Everything about the game as data. */
    public Memory memory() {
        var steps = new ArrayList<Step>();
        stack.forEach(steps::add);
        return new Memory(
                table.memory(),
                List.of(systems),
                turn,
                battle,
                attack,
                drainLocation,
                steps,
                Optional.ofNullable(decision),
                Optional.ofNullable(outcome),
                lastings,
                uses,
                Arrays.stream(canceled).boxed().toList(),
                nextId,
                random,
                isSettled(),
                stops,
                quiet,
                log.from(0));
    }

    // ---- playing

    /** What the game waits for; only while it is not over. */
    public Decision decision() {
        return Objects.requireNonNull(decision, "the game is over");
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
        Asking.goOn(this, (Asking) pop(), asked, answer);
        advance();
    }

    /**
     * Runs until a decision is needed or the game is over.
     *
     * @throws IllegalStateException if it comes to neither: some text goes round in circles
     */
    public void advance() {
        for (int steps = 0; decision == null && outcome == null; steps++) {
            if (steps > MOST_STEPS) {
                throw new IllegalStateException(
                        "no decision after %,d steps; the last: %s".formatted(steps, stack.top()));
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
            stack = Stack.EMPTY;
        }
    }

    /** Whether the standing checks have been made since the table last changed. */
    private boolean isSettled() {
        return checkedVersion == table.version();
    }

    /** An independent copy, in the middle of whatever goes on. */
    public GameState fork() {
        return new GameState(this);
    }

    // ---- steps

    public void push(Step step) {
        stack = new Stack(step, stack);
    }

    /** Has two things done, in this order. */
    public void next(Step first, Step then) {
        stack = new Stack(first, new Stack(then, stack));
    }

    /** Has three things done, in this order. */
    public void next(Step first, Step then, Step last) {
        stack = new Stack(first, new Stack(then, new Stack(last, stack)));
    }

    /** Has this done for each of these cards, in their order. */
    public void next(int[] cards, IntFunction<Step> step) {
        for (int i = cards.length - 1; i >= 0; i--) {
            push(step.apply(cards[i]));
        }
    }

    public Step pop() {
        Step top = stack.top();
        stack =
                Objects.requireNonNull(
                        stack.below(), "nothing is left to do and the game is not over");
        return top;
    }

    public Stack stack() {
        return stack;
    }

    /** Asks a decision on behalf of a step, which goes on when it is answered. */
    public void ask(Asking step, Decision question) {
        push(step);
        decision = question;
    }

    /** Has the step that waits for an answer list anew what it asks, as the table is now. */
    public void askAgain() {
        decision = null;
        pop().run(this);
        advance();
    }

    /** Hands a number to the step that waits next on the stack. */
    public void give(int slot, double number) {
        push(((Receiver) pop()).received(slot, number));
    }

    /** Hands cards to the step that waits next on the stack. */
    public void give(int slot, int... cards) {
        push(((Receiver) pop()).received(slot, cards));
    }

    /** Puts a changed step in place of one that waits on the stack. */
    public void replace(Step old, Step changed) {
        stack = stack.replaced(old, changed);
    }

    /** Drops everything above and including the step. */
    public void unwindThrough(Step step) {
        stack = stack.after(step);
    }

    public int newId() {
        return nextId++;
    }

    public void cancel(int id) {
        canceled = Arrays.copyOf(canceled, canceled.length + 1);
        canceled[canceled.length - 1] = id;
    }

    public boolean isCanceled(int id) {
        for (int one : canceled) {
            if (one == id) {
                return true;
            }
        }
        return false;
    }

    /** No action of a finished turn is pending any more. */
    public void forgetCanceled() {
        canceled = new int[0];
    }

    public void finish(Outcome result) {
        outcome = result;
        Say.count(this, GameEntry.WinsGame::new, result.winner(), result.lifeForce());
    }

    // ---- what there is

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

    /** What is offered, performed and put right: the rules as a whole. */
    public Book book() {
        return book;
    }

    /** What was worked out from this game, or nothing yet. */
    public @Nullable Derived derived() {
        return derived;
    }

    public void derived(Derived worked) {
        derived = worked;
    }

    /** What was worked out for this game and all its forks. */
    public Derived shared() {
        return shared;
    }

    /** What is taken for true while something is weighed. */
    public Supposed supposed() {
        return supposed;
    }

    /** The name of the system whose row a location lies in. */
    public String systemAt(int location) {
        return systems[location];
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

    /** Where the source of chance stands. */
    public long chance() {
        return random;
    }

    // ---- the log

    public Log log() {
        return log;
    }

    /** Adds a line. Ask first whether a log is kept, as {@link Say} does: lines cost. */
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

    /** Keeps no log from here on: for games nobody watches. */
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

    /** Whether this player is asked in the phase that goes on although he can do nothing. */
    public boolean stopsFor(Side player) {
        return stops.inPhase(player, turn.player(), turn.phase());
    }

    // ---- values

    /**
     * The same game: the same decks, and everything equal that can still matter or that a player
     * can see. Games are equal exactly when they are saved alike.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameState that
                && random == that.random
                && nextId == that.nextId
                && drainLocation == that.drainLocation
                && quiet == that.quiet
                && stops.equals(that.stops)
                && isSettled() == that.isSettled()
                && turn.equals(that.turn)
                && battle.equals(that.battle)
                && attack.equals(that.attack)
                && Objects.equals(outcome, that.outcome)
                && table.equals(that.table)
                && stack.equals(that.stack)
                && Objects.equals(decision, that.decision)
                && uses.equals(that.uses)
                && lastings.equals(that.lastings)
                && Arrays.equals(canceled, that.canceled)
                && Arrays.equals(systems, that.systems)
                && log.equals(that.log)
                && Objects.equals(setup, that.setup);
    }

    @Override
    public int hashCode() {
        return (table.hashCode() * 31 + Long.hashCode(random)) * 31 + turn.hashCode();
    }
}
