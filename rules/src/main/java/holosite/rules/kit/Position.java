package holosite.rules.kit;

import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.Setup;
import holosite.rules.deploy.Deployment;
import holosite.rules.table.Flag;
import holosite.rules.table.Layout;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.turn.TakeTurn;
import holosite.rules.turn.Turn;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    private final Map<Side, List<Made>> cards = new EnumMap<>(Side.class);
    private final Set<Side> bare = EnumSet.noneOf(Side.class);
    private final List<Placing> placings = new ArrayList<>();
    private final Map<Side, List<Integer>> destinies = new EnumMap<>(Side.class);
    private long seed = 1;
    private int turnNumber;

    /** A card of the position: its copy's number among those of its title. */
    private record Made(Card card, Side side, int index, int copy, boolean laidOut) {}

    /** One thing to do as the table is laid out. */
    private interface Placing {
        void place(Game game);
    }

    private Position(CardPool pool) {
        this.pool = pool;
        for (Side side : Side.values()) {
            cards.put(side, new ArrayList<>());
            destinies.put(side, new ArrayList<>());
        }
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
        CardName wanted = CardName.of(name, pool);
        Optional<Side> side = wanted.side().or(() -> version);
        boolean both =
                pool.titled(wanted.title()).stream().map(Card::side).distinct().count() > 1;
        Made made = make(name, side.isEmpty() && both ? Optional.of(Side.DARK) : side, true);
        if (!made.card.is(CardType.LOCATION)) {
            throw new IllegalArgumentException(made.card.title() + " is no location.");
        }
        String of = system.isEmpty() ? made.card.system() : system;
        if (of.isEmpty()) {
            throw new IllegalArgumentException(
                    made.card.title() + " names no system: say of which one, with locationOf(…).");
        }
        placings.add(
                game -> {
                    int card = number(made);
                    game.setSystem(card, of);
                    int[] places = Layout.places(game, card, of);
                    if (places.length == 0) {
                        throw new IllegalArgumentException(
                                made.card.title() + " finds no place in the row of " + of + ".");
                    }
                    game.table().layOut(card, places[places.length - 1]);
                });
        return this;
    }

    /** This side's version of a location on the table covers the other. */
    public Position converted(String title, Side version) {
        Made covered = existing(title);
        Made made = make(title, Optional.of(version), true);
        cards.get(covered.side)
                .set(
                        covered.index,
                        new Made(
                                covered.card, covered.side, covered.index, covered.copy, false));
        placings.add(
                game -> {
                    game.setSystem(number(made), game.systemAt(number(covered)));
                    game.table().cover(number(made), number(covered));
                });
        return this;
    }

    // ---- cards on the table

    /** Cards at a location, which is laid out if it is not yet. */
    public Position at(String location, String... names) {
        if (found(location).isEmpty()) {
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
        Made host = existing(hostName);
        for (String name : names) {
            Made made = make(name, Optional.empty(), false);
            placings.add(
                    game -> {
                        Role role = Deployment.roleAt(game, number(made), number(host));
                        if (role == Role.NONE) {
                            throw new IllegalArgumentException(
                                    made.card.title()
                                            + " finds no seat aboard "
                                            + host.card.title()
                                            + ".");
                        }
                        game.table().toBottom(number(made), Table.on(number(host)), role);
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

    /** Cards on or aboard another card in exactly this role. */
    public Position as(Role role, String hostName, String... names) {
        Made host = existing(hostName);
        for (String name : names) {
            Made made = make(name, Optional.empty(), false);
            placings.add(
                    game ->
                            game.table()
                                    .toBottom(number(made), Table.on(number(host)), role));
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

    private final List<Made> latest = new ArrayList<>();

    /** What the card put down last is called, beyond doubt. */
    public String latest() {
        Made made = latest.getLast();
        return Names.of(made.side) + " " + made.card.title() + " (" + made.card.id() + ")#" + made.copy;
    }

    private Position markLast(int count, int flag) {
        for (Made made : List.copyOf(latest.subList(latest.size() - count, latest.size()))) {
            placings.add(game -> game.table().set(number(made), flag));
        }
        return this;
    }

    /** Effects and the like on a player's side of the table. */
    public Position beside(Side side, String... names) {
        for (String name : names) {
            Made made = make(name, Optional.empty(), false);
            placings.add(
                    game ->
                            game.table()
                                    .toBottom(
                                            number(made),
                                            Table.zone(side.ordinal(), Zone.SIDE_OF_TABLE),
                                            Role.NONE));
        }
        return this;
    }

    // ---- marks

    /** Marks a card with flags of {@link Flag}. */
    public Position mark(String name, int flags) {
        Made made = existing(name);
        placings.add(game -> game.table().set(number(made), flags));
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

    private Position markAll(int flag, String... names) {
        for (String name : names) {
            mark(name, flag);
        }
        return this;
    }

    /** What a Utinni Effect, or anything else that remembers a card, is aimed at. */
    public Position aimed(String name, String target) {
        Made made = existing(name);
        Made other = existing(target);
        placings.add(game -> game.table().setAim(number(made), number(other)));
        return this;
    }

    /** The number a card keeps. */
    public Position counter(String name, int count) {
        Made made = existing(name);
        placings.add(game -> game.table().setCounter(number(made), count));
        return this;
    }

    /** A card of the other side, stolen. */
    public Position stolen(String name) {
        Made made = existing(name);
        placings.add(
                game -> {
                    game.table().setOwner(number(made), made.side.opposite().ordinal());
                    game.table().set(number(made), Flag.STOLEN);
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
            into(side, zone, make(name, Optional.of(side), false));
        }
        return this;
    }

    private Position pile(Side side, Zone zone, int count) {
        Card plain = Plain.of(pool, side);
        for (int i = 0; i < count; i++) {
            into(side, zone, add(plain, side, 0, false));
        }
        return this;
    }

    private void into(Side side, Zone zone, Made made) {
        placings.add(
                game ->
                        game.table()
                                .toBottom(
                                        number(made),
                                        Table.zone(side.ordinal(), zone),
                                        Role.NONE));
    }

    /** Cards with these printed destinies come to lie on top of the Reserve Deck, in order. */
    public Position nextDestiny(Side side, int... numbers) {
        for (int number : numbers) {
            destinies.get(side).add(number);
        }
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
        return begin(side, TakeTurn.from(side.ordinal(), phase), 0);
    }

    /** Begins play at the very start of this player's turn. */
    public Scene turn(Side side) {
        return begin(side, TakeTurn.of(side.ordinal()), -1);
    }

    private Scene begin(Side side, TakeTurn step, int before) {
        Game game = lay();
        int number = (turnNumber > 0 ? turnNumber : 3 + side.ordinal()) + before;
        game.turn(new Turn(number, side.ordinal(), Phase.ACTIVATE, 0, Turn.Part.START_OF_TURN));
        Scene scene = new Scene(game, names(game));
        for (Side player : Side.values()) {
            scene.nextDestiny(
                    player, destinies.get(player).stream().mapToInt(n -> n).toArray());
        }
        game.keepStops();
        game.push(step);
        game.advance();
        return scene;
    }

    private Game lay() {
        var filling = new ArrayList<Placing>();
        for (Side side : Side.values()) {
            if (!bare.contains(side)) {
                fill(side, filling);
            }
        }
        Game game = Game.laidOut(new Setup(deck(Side.DARK), deck(Side.LIGHT)), seed);
        // the order of the Reserve Deck is the order of mention, fillers last
        placings.forEach(placing -> placing.place(game));
        filling.forEach(placing -> placing.place(game));
        return game;
    }

    private void fill(Side side, List<Placing> filling) {
        Card plain = Plain.of(pool, side);
        for (int i = 0; i < FILLER; i++) {
            fill(add(plain, side, 0, false), filling);
        }
        for (int destiny = 0; destiny <= HIGHEST_DESTINY; destiny++) {
            Optional<Card> one = Plain.of(pool, side, destiny);
            for (int i = 0; i < OF_EACH_DESTINY && one.isPresent(); i++) {
                fill(add(one.get(), side, 0, false), filling);
            }
        }
    }

    private void fill(Made made, List<Placing> filling) {
        filling.add(
                game ->
                        game.table()
                                .toBottom(
                                        number(made),
                                        Table.zone(made.side.ordinal(), Zone.RESERVE_DECK),
                                        Role.NONE));
    }

    private Setup.Deck deck(Side side) {
        return new Setup.Deck(
                Names.of(side), cards.get(side).stream().map(Made::card).toList(), "");
    }

    private Names names(Game game) {
        var copies = new int[game.table().count()];
        for (Side side : Side.values()) {
            for (Made made : cards.get(side)) {
                copies[number(made)] = made.copy;
            }
        }
        return Names.of(game, copies);
    }

    // ---- names

    private int number(Made made) {
        return made.side == Side.DARK ? made.index : cards.get(Side.DARK).size() + made.index;
    }

    private Made make(String name, Optional<Side> side, boolean laidOut) {
        CardName wanted = CardName.of(name, pool);
        Card card = wanted.in(pool, side);
        int copy = wanted.copy().orElseGet(() -> free(card));
        if (taken(card, copy)) {
            throw new IllegalArgumentException(name + " has its place already.");
        }
        Made made = add(card, card.side(), copy, laidOut);
        latest.add(made);
        return made;
    }

    private Made add(Card card, Side side, int copy, boolean laidOut) {
        List<Made> deck = cards.get(side);
        Made made = new Made(card, side, deck.size(), copy, laidOut);
        deck.add(made);
        return made;
    }

    private int free(Card card) {
        int copy = 1;
        while (taken(card, copy)) {
            copy++;
        }
        return copy;
    }

    private boolean taken(Card card, int copy) {
        return cards.get(card.side()).stream()
                .anyMatch(made -> made.card.id().equals(card.id()) && made.copy == copy);
    }

    private Made existing(String name) {
        List<Made> found = found(name);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            CardName.of(name, pool).in(pool, CardName.of(name, pool).side().or(this::anySide));
            throw new IllegalArgumentException(name + " has no place yet: put it down first.");
        }
        throw new IllegalArgumentException(
                "'" + name + "' can mean several cards: put the side before it.");
    }

    private Optional<Side> anySide() {
        return Optional.of(Side.DARK);
    }

    private List<Made> found(String name) {
        CardName wanted = CardName.of(name, pool);
        var titles = pool.titled(wanted.title()).stream().map(Card::title).toList();
        var found = new ArrayList<Made>();
        for (Side side : Side.values()) {
            for (Made made : cards.get(side)) {
                if (made.copy == wanted.copy().orElse(1)
                        && titles.contains(made.card.title())
                        && wanted.side().map(s -> s == side).orElse(true)
                        && wanted.id().map(id -> id.equals(made.card.id())).orElse(true)) {
                    found.add(made);
                }
            }
        }
        if (found.size() > 1 && found.stream().anyMatch(Made::laidOut)) {
            return found.stream().filter(Made::laidOut).toList();
        }
        return found;
    }
}
