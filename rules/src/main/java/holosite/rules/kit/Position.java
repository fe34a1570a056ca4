package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.book.RuleBook;
import holosite.rules.deploy.Deployment;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.place.Layout;
import holosite.rules.state.GameState;
import holosite.rules.state.Stops;
import holosite.rules.state.Turn;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.turn.TakeTurn;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Any table, laid out by hand. Every mention of a title in a place makes a card; where a card is
 * only spoken of (the host of a weapon, the escort of a captive), it must have its place already.
 * Cards nobody mentions fill the Reserve Decks, so that nobody is out of Life Force: plain cards of
 * destiny 1, and below them some of every destiny.
 */
public final class Position {
    private static final int FILLER = 20;
    private static final int OF_EACH_DESTINY = 3;
    private static final int HIGHEST_DESTINY = 7;

    private final CardPool pool;
    private final Cast cast;
    private final Set<Side> bare = EnumSet.noneOf(Side.class);
    private final List<Placing> placings = new ArrayList<>();
    private final List<Consumer<Scene>> stackings = new ArrayList<>();
    private long seed = 1;
    private int turnNumber;

    /** One thing to do as the table is laid out. */
    private interface Placing {
        void place(GameState game);
    }

    private Position(CardPool pool) {
        this.pool = pool;
        this.cast = new Cast(pool);
    }

    public static Position of(CardPool pool) {
        return new Position(pool);
    }

    // ---- locations

    /** Lays out a location: this side's version of it. */
    public Position location(String title, Side version) {
        return layOut(title, Optional.of(version), "");
    }

    /** Lays out a location; of two versions the Dark one, unless its side is put before it. */
    public Position location(String title) {
        return layOut(title, Optional.empty(), "");
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
        return layOut(title, Optional.of(version), system);
    }

    private Position layOut(String name, Optional<Side> version, String system) {
        CardReference wanted = CardReference.of(name, pool);
        Optional<Side> side = wanted.side().or(() -> version);
        boolean both = pool.titled(wanted.title()).stream().map(Card::side).distinct().count() > 1;
        Cast.Member made =
                cast.mention(name, side.isEmpty() && both ? Optional.of(Side.DARK) : side, true);
        if (!made.card().is(CardType.LOCATION)) {
            throw new IllegalArgumentException(made.card().title() + " is no location.");
        }
        String named = system.isEmpty() ? made.card().system() : system;
        if (named.isEmpty()) {
            throw new IllegalArgumentException(
                    made.card().title()
                            + " names no system: say of which one, with locationOf(…).");
        }
        placings.add(
                game -> {
                    int card = cast.number(made);
                    String of = system.isEmpty() ? Layout.row(game, card) : system;
                    game.setSystem(card, of);
                    int[] places = Layout.places(game, card, of);
                    if (places.length == 0) {
                        throw new IllegalArgumentException(
                                made.card().title() + " finds no place in the row of " + of + ".");
                    }
                    game.table().layOut(card, places[places.length - 1]);
                });
        return this;
    }

    /** This side's version of a location on the table covers the other. */
    public Position converted(String title, Side version) {
        Cast.Member covered = cast.existing(title);
        Cast.Member made = cast.mention(title, Optional.of(version), true);
        covered.covered();
        placings.add(
                game -> {
                    game.setSystem(cast.number(made), game.systemAt(cast.number(covered)));
                    game.table().cover(cast.number(made), cast.number(covered));
                });
        return this;
    }

    // ---- cards on the table

    /** Cards at a location, which is laid out if it is not yet. */
    public Position at(String location, String... names) {
        if (cast.found(location).isEmpty()) {
            location(location);
        }
        return put(location, names);
    }

    /** Cards on another card: weapons, devices, Effects. */
    public Position on(String host, String... names) {
        return put(host, names);
    }

    /** Cards aboard a ship or vehicle, each in the best free seat. */
    public Position aboard(String vessel, String... names) {
        return put(vessel, names);
    }

    private Position put(String hostName, String... names) {
        Cast.Member host = cast.existing(hostName);
        for (String name : names) {
            Cast.Member made = cast.mention(name, Optional.empty(), false);
            placings.add(
                    game -> {
                        Role role = Deployment.roleAt(game, cast.number(made), cast.number(host));
                        if (role == Role.NONE) {
                            throw new IllegalArgumentException(
                                    made.card().title()
                                            + " finds no seat aboard "
                                            + host.card().title()
                                            + ".");
                        }
                        game.table().toBottom(cast.number(made), Table.on(cast.number(host)), role);
                    });
        }
        return this;
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

    /** Cards that only lie on another one and are not on the table. */
    public Position stacked(String host, String... names) {
        return as(Role.STACKED, host, names);
    }

    /** Cards that lie on a Podracer, or on the location of a race, the first named on top. */
    public Position raceDestiny(String racer, double number, String... names) {
        Cast.Member host = cast.existing(racer);
        for (String name : names) {
            Cast.Member made = cast.mention(name, Optional.empty(), false);
            placings.add(
                    game -> {
                        int card = cast.number(made);
                        game.table().toBottom(card, Table.on(cast.number(host)), Role.STACKED);
                        RaceDestinies.keep(game.table(), card, number);
                    });
        }
        return this;
    }

    /** Cards on or aboard another card in exactly this role. */
    public Position as(Role role, String hostName, String... names) {
        Cast.Member host = cast.existing(hostName);
        for (String name : names) {
            Cast.Member made = cast.mention(name, Optional.empty(), false);
            placings.add(
                    game ->
                            game.table()
                                    .toBottom(
                                            cast.number(made), Table.on(cast.number(host)), role));
        }
        return this;
    }

    /** Captives with their escort. */
    public Position captive(String escort, String... names) {
        as(Role.ESCORTED, escort, names);
        return markLast(names.length, Flag.CAPTIVE);
    }

    /** Captives in a prison. */
    public Position imprisoned(String prison, String... names) {
        as(Role.IMPRISONED, prison, names);
        return markLast(names.length, Flag.CAPTIVE);
    }

    /** What the card put down last is called, beyond doubt. */
    public String latest() {
        return Cast.exactName(cast.latest(1).getFirst());
    }

    private Position markLast(int count, long flag) {
        for (Cast.Member made : cast.latest(count)) {
            placings.add(game -> game.table().set(cast.number(made), flag));
        }
        return this;
    }

    /** Effects and the like on a player's side of the table. */
    public Position beside(Side side, String... names) {
        for (String name : names) {
            Cast.Member made = cast.mention(name, Optional.empty(), false);
            placings.add(
                    game ->
                            game.table()
                                    .toBottom(
                                            cast.number(made),
                                            Table.zone(side, Zone.SIDE_OF_TABLE),
                                            Role.NONE));
        }
        return this;
    }

    // ---- marks

    /** Marks a card with flags of {@link Flag}. */
    public Position mark(String name, long flags) {
        Cast.Member made = cast.existing(name);
        placings.add(
                game -> {
                    game.table().set(cast.number(made), flags & ~Flag.FLIPPED);
                    if ((flags & Flag.CREWLESS) != 0) {
                        game.table().setCrew(cast.number(made), false);
                    }
                    if ((flags & Flag.FLIPPED) != 0) {
                        game.flip(cast.number(made));
                    }
                });
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
        Cast.Member made = cast.existing(name);
        Cast.Member other = cast.existing(target);
        placings.add(game -> game.table().setAim(cast.number(made), cast.number(other)));
        return this;
    }

    /** The number a card keeps. */
    public Position counter(String name, int count) {
        Cast.Member made = cast.existing(name);
        placings.add(game -> game.table().setCounter(cast.number(made), count));
        return this;
    }

    /** A card of the other side, stolen. */
    public Position stolen(String name) {
        Cast.Member made = cast.existing(name);
        placings.add(
                game -> {
                    game.table().setOwner(cast.number(made), made.card().side().opposite());
                    game.table().set(cast.number(made), Flag.STOLEN);
                    if (made.card().hasUniqueCrew()) {
                        game.table().setCrew(cast.number(made), false);
                    }
                });
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

    /** The Reserve Deck holds only what is mentioned. */
    public Position nothingElseInReserve(Side side) {
        bare.add(side);
        return this;
    }

    private Position pile(Side side, Zone zone, String... names) {
        for (String name : names) {
            into(side, zone, cast.mention(name, Optional.of(side), false));
        }
        return this;
    }

    private Position pile(Side side, Zone zone, int count) {
        Card plain = Plain.of(pool, side);
        for (int i = 0; i < count; i++) {
            into(side, zone, cast.extra(plain));
        }
        return this;
    }

    private void into(Side side, Zone zone, Cast.Member made) {
        placings.add(
                game ->
                        game.table()
                                .toBottom(cast.number(made), Table.zone(side, zone), Role.NONE));
    }

    /** Cards with these printed destinies come to lie on top of the Reserve Deck, in order. */
    public Position nextDestiny(Side side, int... numbers) {
        stackings.add(scene -> scene.nextDestiny(side, numbers));
        return this;
    }

    // ---- the rest

    public Position seed(long chance) {
        seed = chance;
        return this;
    }

    /** The number of the turn that is taken up; without it Dark's is 3 and Light's 4. */
    public Position turnNumber(int number) {
        turnNumber = number;
        return this;
    }

    /** Begins play as this phase of this player's turn begins. */
    public Scene turn(Side side, Phase phase) {
        return begin(side, TakeTurn.from(side, phase), 0);
    }

    /** Begins play at the very start of this player's turn. */
    public Scene turn(Side side) {
        return begin(side, TakeTurn.of(side), -1);
    }

    private Scene begin(Side side, TakeTurn step, int before) {
        GameState game = lay();
        int number = (turnNumber > 0 ? turnNumber : side == Side.DARK ? 3 : 4) + before;
        game.turn(new Turn(number, side, Phase.ACTIVATE, 0, Turn.Part.START_OF_TURN));
        Scene scene = new Scene(game, cast.names(game));
        stackings.reversed().forEach(stacking -> stacking.accept(scene));
        game.stops(Stops.OWN_TURNS);
        game.push(step);
        game.advance();
        return scene;
    }

    private GameState lay() {
        var filling = new ArrayList<Placing>();
        for (Side side : Side.values()) {
            if (!bare.contains(side)) {
                fill(side, filling);
            }
        }
        GameState game = GameState.laidOut(cast.setup(), seed, RuleBook.BOOK);
        // the order of the Reserve Deck is the order of mention, fillers last
        placings.forEach(placing -> placing.place(game));
        filling.forEach(placing -> placing.place(game));
        return game;
    }

    private void fill(Side side, List<Placing> filling) {
        Card plain = Plain.of(pool, side);
        for (int i = 0; i < FILLER; i++) {
            fill(cast.extra(plain), filling);
        }
        for (int destiny = 0; destiny <= HIGHEST_DESTINY; destiny++) {
            Optional<Card> one = Plain.of(pool, side, destiny);
            for (int i = 0; i < OF_EACH_DESTINY && one.isPresent(); i++) {
                fill(cast.extra(one.get()), filling);
            }
        }
    }

    private void fill(Cast.Member made, List<Placing> filling) {
        filling.add(
                game ->
                        game.table()
                                .toBottom(
                                        cast.number(made),
                                        Table.zone(made.card().side(), Zone.RESERVE_DECK),
                                        Role.NONE));
    }
}
