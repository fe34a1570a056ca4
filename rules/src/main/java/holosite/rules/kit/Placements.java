package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.rules.book.RuleBook;
import holosite.rules.card.Definition;
import holosite.rules.deploy.Deployment;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.place.Layout;
import holosite.rules.state.GameState;
import holosite.rules.state.Sides;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is put down as a position is laid out, in the order in which it was mentioned. Names are
 * read as they are given, so that a wrong one is refused at once; the cards are put down when all
 * are known.
 */
final class Placements {
    private final CardPool pool;
    private final PositionCards cast;
    private final Sides<UnnamedCards> unnamed;
    private final OutlineDraft outline = new OutlineDraft();
    private final Set<Side> bare = EnumSet.noneOf(Side.class);
    private final List<Placement> placements = new ArrayList<>();

    /** The cards on the table, in the order they were put there. */
    private final List<OnTable> onTable = new ArrayList<>();

    /** A card on the table, and which placement put it there. */
    private record OnTable(PositionCards.Member card, int placement) {}

    /** The cards that are only counted, which are drawn when all others are known. */
    private final List<Counted> counted = new ArrayList<>();

    /** A card that is only counted, where it goes, and which placement puts it there. */
    private static final class Counted {
        private final Side side;
        private final int placement;
        private PositionCards.@Nullable Member card;

        private Counted(Side side, int placement) {
            this.side = side;
            this.placement = placement;
        }
    }

    /** One thing to do as the table is laid out. */
    private interface Placement {
        void place(GameState game);
    }

    Placements(CardPool pool) {
        this.pool = pool;
        this.cast = new PositionCards(pool);
        unnamed = Sides.each(side -> new UnnamedCards(pool, side));
    }

    /** How many there are so far. */
    int count() {
        return placements.size();
    }

    // ---- names

    boolean isMentioned(String name) {
        return !cast.found(name).isEmpty();
    }

    /** What the card mentioned last is called, beyond doubt. */
    String latest() {
        return PositionCards.exactName(cast.latest(1).getFirst());
    }

    String meantOn(String host, String name, boolean taken) {
        return cast.meantOn(host, name, taken);
    }

    private PositionCards.Member mention(String name) {
        return cast.mention(name, Optional.empty(), false);
    }

    // ---- locations

    /** Lays out a location; {@code system} is empty where the location names its own. */
    void location(String name, Optional<Side> version, String system) {
        CardReference wanted = CardReference.of(name, pool);
        Optional<Side> side = wanted.side().or(() -> version);
        boolean both = pool.titled(wanted.title()).stream().map(Card::side).distinct().count() > 1;
        PositionCards.Member made =
                cast.mention(name, side.isEmpty() && both ? Optional.of(Side.DARK) : side, true);
        if (!made.card().is(CardType.LOCATION)) {
            throw WrongPosition.of(
                    "%s is no location.", "%s n'est pas un lieu.", made.card().title());
        }
        String named = system.isEmpty() ? made.card().system() : system;
        if (named.isEmpty()) {
            throw WrongPosition.of(
                    "%1$s names no system: say of which one, as in '%1$s (%2$s, Tatooine)'.",
                    "%1$s ne nomme aucun système : dites lequel, comme dans « %1$s (%2$s,"
                            + " Tatooine) ».",
                    made.card().title(),
                    made.card().side().word());
        }
        outline.location(made, system);
        placements.add(game -> layOut(game, made, system));
    }

    private void layOut(GameState game, PositionCards.Member made, String system) {
        int card = cast.number(made);
        String of = system.isEmpty() ? Layout.row(game, card) : system;
        game.setSystem(card, of);
        int[] places = Layout.places(game, card, of);
        if (places.length == 0) {
            throw WrongPosition.of(
                    "%s finds no place in the row of %s.",
                    "%s ne trouve pas de place dans la rangée de %s.", made.card().title(), of);
        }
        game.table().layOut(card, places[places.length - 1]);
    }

    /** This side's version of a location on the table covers the other. */
    void conversion(String title, Side version) {
        PositionCards.Member covered = cast.existing(title);
        PositionCards.Member made = cast.mention(title, Optional.of(version), true);
        covered.covered();
        outline.conversion(made, covered);
        placements.add(
                game -> {
                    game.setSystem(cast.number(made), game.systemAt(cast.number(covered)));
                    game.table().cover(cast.number(made), cast.number(covered));
                });
    }

    // ---- cards on other cards

    /** Cards at a location or on another card; aboard a ship or vehicle in the best free seat. */
    void on(String hostName, String... names) {
        PositionCards.Member host = cast.existing(hostName);
        for (String name : names) {
            PositionCards.Member made = mention(name);
            refuseLocation(made, host);
            outline.on(made, host, Optional.empty());
            onTable.add(new OnTable(made, placements.size()));
            placements.add(
                    game -> {
                        Role role = Deployment.roleAt(game, cast.number(made), cast.number(host));
                        if (role == Role.NONE) {
                            throw WrongPosition.of(
                                    "%s finds no seat aboard %s.",
                                    "%s ne trouve pas de place à bord de %s.",
                                    made.card().title(),
                                    host.card().title());
                        }
                        put(game, made, host, role);
                    });
        }
    }

    /** Cards on or aboard another card in exactly this role. */
    void on(String hostName, Role role, String... names) {
        PositionCards.Member host = cast.existing(hostName);
        for (String name : names) {
            PositionCards.Member made = mention(name);
            if (role != Role.STACKED) {
                refuseLocation(made, host);
                onTable.add(new OnTable(made, placements.size()));
            }
            outline.on(made, host, Optional.of(role));
            placements.add(game -> put(game, made, host, role));
        }
    }

    /** A site inside a ship or vehicle is a location like any other. */
    private static void refuseLocation(PositionCards.Member made, PositionCards.Member host) {
        if (made.card().is(CardType.LOCATION)) {
            throw WrongPosition.of(
                    "%s is a location: it is laid out beside the others, in a line of its own, not"
                            + " below %s.",
                    "%s est un lieu : il se pose à côté des autres, sur une ligne à lui, et non"
                            + " sous %s.",
                    made.card().title(),
                    host.card().title());
        }
    }

    /** Cards that count for this number in a Podrace, the first on top. */
    void raceDestinies(String racer, double number, String... names) {
        PositionCards.Member host = cast.existing(racer);
        for (String name : names) {
            PositionCards.Member made = mention(name);
            outline.raceDestiny(made, host, number);
            placements.add(
                    game -> {
                        put(game, made, host, Role.STACKED);
                        RaceDestinies.keep(game.table(), cast.number(made), number);
                    });
        }
    }

    private void put(
            GameState game, PositionCards.Member made, PositionCards.Member host, Role role) {
        boolean piece =
                host.card().is(Trait.HOLOSITE)
                        && made.card().isDejarikOrHologram()
                        && role != Role.STACKED;
        game.table()
                .toBottom(cast.number(made), Table.on(cast.number(host)), piece ? Role.AT : role);
        if (piece) {
            game.table().setAtHolosite(cast.number(made), true);
        }
    }

    /** No more of a card, and of the person it shows, than its dots allow. */
    private void checkUniqueness(GameState game) {
        for (int i = 0; i < onTable.size(); i++) {
            OnTable one = onTable.get(i);
            int same = 0;
            for (int j = 0; j < i; j++) {
                same += uniqueness(game, onTable.get(j).card(), one.card());
            }
            var dots = one.card().card().uniqueness();
            if (dots.scope() == Uniqueness.Scope.TABLE && same >= dots.copies()) {
                throw new MisplacedCard(
                        one.placement(),
                        Reason.of(
                                "%s does not go there: as many of it, or of the same persona, are"
                                        + " on the table as its dots allow.",
                                "%s ne peut pas être là : il y a déjà sur la table autant de cette"
                                        + " carte, ou de cette personne, que ses points le"
                                        + " permettent.",
                                one.card().card().title()));
            }
        }
    }

    /** 1 where the first takes up one of the dots of the second. */
    private int uniqueness(
            GameState game, PositionCards.Member first, PositionCards.Member second) {
        var table = game.table();
        int a = cast.number(first);
        int b = cast.number(second);
        Definition one = table.definition(a);
        Definition other = table.definition(b);
        boolean counts =
                !table.has(a, Flag.FACE_DOWN)
                        && !table.has(b, Flag.FACE_DOWN)
                        && (one.sameTitle(other)
                                || (one.isUnique() && other.isUnique() && one.samePersona(other)));
        return counts ? 1 : 0;
    }

    // ---- what cards remember

    /** Marks a card with flags of {@link Flag}. */
    void mark(String name, long flags) {
        PositionCards.Member made = cast.existing(name);
        outline.mark(made, flags);
        placements.add(
                game -> {
                    game.table().set(cast.number(made), flags & ~Flag.FLIPPED);
                    if ((flags & Flag.CREWLESS) != 0) {
                        game.table().setCrew(cast.number(made), false);
                    }
                    if ((flags & Flag.ROTATED) != 0) {
                        game.table().setRotated(cast.number(made), true);
                    }
                    if ((flags & Flag.PILOTS_REMOVED) != 0) {
                        game.table().setPilotsRemoved(cast.number(made), true);
                    }
                    if ((flags & Flag.CROSSED_OVER) != 0) {
                        game.table().crossOver(cast.number(made));
                    }
                    if ((flags & Flag.FLIPPED) != 0) {
                        game.flip(cast.number(made));
                    }
                });
    }

    /** Marks the cards mentioned last. */
    void markLatest(int count, long flag) {
        for (PositionCards.Member made : cast.latest(count)) {
            placements.add(game -> game.table().set(cast.number(made), flag));
        }
    }

    void aim(String name, String target) {
        PositionCards.Member made = cast.existing(name);
        PositionCards.Member other = cast.existing(target);
        outline.aim(made, other);
        placements.add(game -> game.table().setAim(cast.number(made), cast.number(other)));
    }

    void counter(String name, int count) {
        PositionCards.Member made = cast.existing(name);
        outline.counter(made, count);
        placements.add(game -> game.table().setCounter(cast.number(made), count));
    }

    /** A card of the other side, stolen; whoever is built into it and unique is not. */
    void steal(String name) {
        PositionCards.Member made = cast.existing(name);
        outline.mark(made, Flag.STOLEN);
        placements.add(
                game -> {
                    game.table().setOwner(cast.number(made), made.card().side().opposite());
                    game.table().set(cast.number(made), Flag.STOLEN);
                    if (made.card().hasUniqueCrew()) {
                        game.table().setCrew(cast.number(made), false);
                    }
                });
    }

    // ---- zones

    /** Effects and the like, which may be of either side, on a player's side of the table. */
    void beside(Side side, String... names) {
        for (String name : names) {
            PositionCards.Member made = mention(name);
            outline.beside(side, made);
            onTable.add(new OnTable(made, placements.size()));
            Placement beside = into(side, Zone.SIDE_OF_TABLE, made);
            placements.add(
                    game -> {
                        beside.place(game);
                        LastingTexts.sinceTheStart(game, cast.number(made));
                    });
        }
    }

    /** A player's own cards in a hand or pile. */
    void pile(Side side, Zone zone, String... names) {
        for (String name : names) {
            PositionCards.Member made = cast.mention(name, Optional.of(side), false);
            outline.pile(side, zone, Outline.Item.of(made.card(), 1));
            placements.add(into(side, zone, made));
        }
    }

    /** So many cards in a hand or pile that nobody names. */
    void pile(Side side, Zone zone, int count) {
        for (int i = 0; i < count; i++) {
            outline.pile(side, zone, Outline.Item.unnamed(1));
            var one = new Counted(side, placements.size());
            counted.add(one);
            placements.add(game -> into(side, zone, Objects.requireNonNull(one.card)).place(game));
        }
    }

    /** Cards of the deck out of which those are taken that nobody names. */
    void deck(Side side, String... names) {
        for (String name : names) {
            Card card = CardReference.of(name, pool).in(pool, Optional.of(side));
            outline.deck(side, card);
            unnamed.of(side).deck(card);
        }
    }

    /** Notes the next destinies, which are arranged last; the number of this placement. */
    int destinies(Side side, List<OptionalInt> numbers) {
        outline.destinies(side, numbers);
        placements.add(_ -> {});
        return placements.size() - 1;
    }

    private Placement into(Side side, Zone zone, PositionCards.Member made) {
        return game -> game.table().toBottom(cast.number(made), Table.zone(side, zone), Role.NONE);
    }

    // ---- the table

    void nothingElseInReserve(Side side) {
        bare.add(side);
        outline.nothingElse(side);
    }

    Outline outline(Side turn, int number, Optional<Phase> phase, long seed) {
        return outline.outline(turn, number, phase, seed);
    }

    /** The order of a Reserve Deck is the order of mention, with cards nobody mentioned last. */
    GameState layOut(long seed) {
        for (Side side : Side.values()) {
            unnamed.of(side).shuffle(cast.named(side), seed);
        }
        counted.forEach(this::draw);
        var filling = new ArrayList<Placement>();
        for (Side side : Side.values()) {
            if (!bare.contains(side)) {
                for (Card card : unnamed.of(side).filling()) {
                    filling.add(into(side, Zone.RESERVE_DECK, cast.extra(card)));
                }
            }
        }
        GameState game = GameState.laidOut(cast.setup(), seed, RuleBook.BOOK);
        for (int i = 0; i < placements.size(); i++) {
            try {
                placements.get(i).place(game);
            } catch (IllegalArgumentException e) {
                throw new MisplacedCard(i, Reason.of(e));
            }
        }
        checkUniqueness(game);
        filling.forEach(placement -> placement.place(game));
        return game;
    }

    private void draw(Counted one) {
        try {
            one.card = cast.extra(unnamed.of(one.side).draw());
        } catch (WrongPosition e) {
            throw new MisplacedCard(one.placement, e.reason());
        }
    }

    /** The numbers in the game of the cards on the table, in the order of the outline. */
    List<Integer> pieces() {
        return outline.pieces().stream().map(cast::number).toList();
    }

    Names names(GameState game) {
        return cast.names(game);
    }
}
