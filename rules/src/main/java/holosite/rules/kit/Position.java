package holosite.rules.kit;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.Stops;
import holosite.rules.state.Turn;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import holosite.rules.turn.TakeTurn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Any table, laid out by hand. Every title given with a place adds a card. A title that only refers
 * to a card (the host of a weapon, the escort of a captive) must have been placed before. The
 * Reserve Decks are filled up so that nobody is out of Life Force: with plain cards of destiny 1,
 * and below them some of every destiny.
 */
public final class Position {
    private final Placements placements;
    private final List<Consumer<GameState>> arrangements = new ArrayList<>();
    private long seed = 1;
    private int turnNumber;

    private Position(CardPool pool) {
        placements = new Placements(pool);
    }

    public static Position of(CardPool pool) {
        return new Position(pool);
    }

    // ---- locations

    /** Lays out a location: this side's version of it. */
    public Position location(String title, Side version) {
        placements.location(title, Optional.of(version), "");
        return this;
    }

    /** Lays out a location: of two versions the Dark one, unless the name begins with a side. */
    public Position location(String title) {
        placements.location(title, Optional.empty(), "");
        return this;
    }

    public Position site(String title, Side version) {
        return location(title, version);
    }

    public Position site(String title) {
        return location(title);
    }

    public Position system(String title, Side version) {
        return location(title, version);
    }

    public Position system(String title) {
        return location(title);
    }

    /** Lays out a location that names no system of its own, such as a generic site. */
    public Position locationOf(String system, String title, Side version) {
        placements.location(title, Optional.of(version), system);
        return this;
    }

    /** Converts a location on the table: this side's version covers the other. */
    public Position converted(String title, Side version) {
        placements.conversion(title, version);
        return this;
    }

    // ---- cards on the table

    /** Cards at a location, which is laid out if it is not on the table yet. */
    public Position at(String location, String... names) {
        if (!placements.isMentioned(location)) {
            location(location);
        }
        return on(location, names);
    }

    /**
     * A title that both sides have as it is meant on a card: of the side of its bearer, or, if it
     * was taken from the opponent, of the other.
     */
    public String meantOn(String host, String name, boolean taken) {
        return placements.meantOn(host, name, taken);
    }

    /** Cards on another card: weapons, devices, Effects. */
    public Position on(String host, String... names) {
        placements.on(host, names);
        return this;
    }

    /** Cards aboard a ship or vehicle, each in the best free seat. */
    public Position aboard(String vessel, String... names) {
        return on(vessel, names);
    }

    public Position pilot(String vessel, String... names) {
        return as(Role.PILOT, vessel, names);
    }

    public Position passenger(String vessel, String... names) {
        return as(Role.PASSENGER, vessel, names);
    }

    public Position astromech(String vessel, String... names) {
        return as(Role.ASTROMECH, vessel, names);
    }

    public Position cargo(String vessel, String... names) {
        return as(Role.CARGO, vessel, names);
    }

    /** Cards stacked on another one: they are not on the table. */
    public Position stacked(String host, String... names) {
        return as(Role.STACKED, host, names);
    }

    /** Race destinies on a Podracer or on the location of a race, the first named on top. */
    public Position raceDestiny(String racer, double number, String... names) {
        placements.raceDestinies(racer, number, names);
        return this;
    }

    /** Cards on or aboard another card in exactly this role. */
    public Position as(Role role, String host, String... names) {
        placements.on(host, role, names);
        return this;
    }

    /** Captives with their escort. */
    public Position captive(String escort, String... names) {
        placements.on(escort, Role.ESCORTED, names);
        placements.markLatest(names.length, Flag.CAPTIVE);
        return this;
    }

    /** Captives in a prison. */
    public Position imprisoned(String prison, String... names) {
        placements.on(prison, Role.IMPRISONED, names);
        placements.markLatest(names.length, Flag.CAPTIVE);
        return this;
    }

    /** The unambiguous name of the card placed last. */
    public String latest() {
        return placements.latest();
    }

    /** Effects and the like on a player's side of the table. */
    public Position beside(Side side, String... names) {
        placements.beside(side, names);
        return this;
    }

    // ---- marks

    /** Marks a card with flags of {@link Flag}. */
    public Position mark(String name, long flags) {
        placements.mark(name, flags);
        return this;
    }

    public Position undercover(String... names) {
        return markAll(Flag.UNDERCOVER, names);
    }

    public Position hit(String... names) {
        return markAll(Flag.HIT, names);
    }

    public Position missing(String... names) {
        return markAll(Flag.MISSING, names);
    }

    public Position crashed(String... names) {
        return markAll(Flag.CRASHED, names);
    }

    public Position frozen(String... names) {
        return markAll(Flag.FROZEN, names);
    }

    public Position moved(String... names) {
        return markAll(Flag.MOVED, names);
    }

    public Position battled(String... names) {
        return markAll(Flag.BATTLED, names);
    }

    private Position markAll(long flag, String... names) {
        for (String name : names) {
            mark(name, flag);
        }
        return this;
    }

    /** What a Utinni Effect, or anything else that remembers a card, is aimed at. */
    public Position aimed(String name, String target) {
        placements.aim(name, target);
        return this;
    }

    /** The number noted on a card. */
    public Position counter(String name, int count) {
        placements.counter(name, count);
        return this;
    }

    /** A card of the other side, stolen. */
    public Position stolen(String name) {
        placements.steal(name);
        return this;
    }

    // ---- hands and piles

    public Position hand(Side side, String... names) {
        return pile(side, Zone.HAND, names);
    }

    /** The top of the Reserve Deck, the first name on top. */
    public Position reserve(Side side, String... names) {
        return pile(side, Zone.RESERVE_DECK, names);
    }

    public Position force(Side side, String... names) {
        return pile(side, Zone.FORCE_PILE, names);
    }

    public Position used(Side side, String... names) {
        return pile(side, Zone.USED_PILE, names);
    }

    public Position lost(Side side, String... names) {
        return pile(side, Zone.LOST_PILE, names);
    }

    public Position outOfPlay(Side side, String... names) {
        return pile(side, Zone.OUT_OF_PLAY, names);
    }

    /** So many plain cards in the Force Pile. */
    public Position force(Side side, int count) {
        return pile(side, Zone.FORCE_PILE, count);
    }

    public Position used(Side side, int count) {
        return pile(side, Zone.USED_PILE, count);
    }

    public Position lost(Side side, int count) {
        return pile(side, Zone.LOST_PILE, count);
    }

    public Position hand(Side side, int count) {
        return pile(side, Zone.HAND, count);
    }

    public Position reserve(Side side, int count) {
        return pile(side, Zone.RESERVE_DECK, count);
    }

    /** Does not fill up the Reserve Deck: it holds only the cards named. */
    public Position nothingElseInReserve(Side side) {
        placements.nothingElseInReserve(side);
        return this;
    }

    private Position pile(Side side, Zone zone, String... names) {
        placements.pile(side, zone, names);
        return this;
    }

    private Position pile(Side side, Zone zone, int count) {
        placements.pile(side, zone, count);
        return this;
    }

    /**
     * Cards of a player's deck. Whatever of his is only counted is drawn from it by chance, and the
     * rest fills up the Reserve Deck; cards that are named elsewhere are taken out of it first.
     */
    public Position deck(Side side, String... names) {
        placements.deck(side, names);
        return this;
    }

    /** Puts cards with these printed destinies on top of the Reserve Deck, in this order. */
    public Position nextDestiny(Side side, int... numbers) {
        return nextDestiny(side, Arrays.stream(numbers).mapToObj(OptionalInt::of).toList());
    }

    /** The same; where no number is given, chance decides. */
    public Position nextDestiny(Side side, List<OptionalInt> numbers) {
        int placement = placements.destinies(side, numbers);
        arrangements.add(
                game -> {
                    try {
                        DestinyOrder.stack(game.table(), side, numbers);
                    } catch (WrongPosition e) {
                        throw new MisplacedCard(placement, e.reason());
                    }
                });
        return this;
    }

    // ---- the rest

    public Position seed(long chance) {
        seed = chance;
        return this;
    }

    /** How many placements were made so far, by which a {@link MisplacedCard} is found. */
    public int placements() {
        return placements.count();
    }

    /** The number of the turn in which play begins: by default 3 for Dark and 4 for Light. */
    public Position turnNumber(int number) {
        turnNumber = number;
        return this;
    }

    /** What was said of the position so far, as data. */
    public Outline outline(Side side, Optional<Phase> phase) {
        return placements.outline(side, turnNumber, phase, seed);
    }

    /**
     * The numbers that the cards on the table have in the game, in the order of {@link
     * Outline#pieces}; once play has begun.
     */
    public List<Integer> pieces() {
        return placements.pieces();
    }

    /** Begins play at the beginning of this phase of this player's turn. */
    public Scene turn(Side side, Phase phase) {
        return begin(side, TakeTurn.from(side, phase), 0);
    }

    /** Begins play at the start of this player's turn, before its first phase. */
    public Scene turn(Side side) {
        return begin(side, TakeTurn.of(side), -1);
    }

    private Scene begin(Side side, TakeTurn step, int before) {
        GameState game = placements.layOut(seed);
        int number = (turnNumber > 0 ? turnNumber : side == Side.DARK ? 3 : 4) + before;
        game.turn(new Turn(number, side, Phase.ACTIVATE, 0, Turn.Part.START_OF_TURN));
        Scene scene = new Scene(game, placements.names(game));
        arrangements.reversed().forEach(arrangement -> arrangement.accept(game));
        game.stops(Stops.OWN_TURNS);
        game.push(step);
        game.advance();
        return scene;
    }
}
