package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.state.Sides;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Notes what a position is told, so that it can be given back as an {@link Outline}. */
final class OutlineDraft {
    private final List<Noted> table = new ArrayList<>();
    private final Map<PositionCards.Member, Noted> noted = new HashMap<>();
    private final Sides<Possessions> players = Sides.each(_ -> new Possessions());

    /** What was said of one card on the table. */
    private static final class Noted {
        private final Card card;
        private final Optional<Role> role;
        private final List<String> marks = new ArrayList<>();
        private final List<Noted> on = new ArrayList<>();
        private OptionalDouble raceDestiny = OptionalDouble.empty();
        private OptionalInt counter = OptionalInt.empty();
        private String system = "";
        private boolean covers;
        private @Nullable Noted aim;

        private Noted(Card card, Optional<Role> role) {
            this.card = card;
            this.role = role;
        }
    }

    private static final class Possessions {
        private final Map<Zone, List<Outline.Item>> piles = new EnumMap<>(Zone.class);
        private final List<Noted> beside = new ArrayList<>();
        private final List<OptionalInt> destinies = new ArrayList<>();
        private final List<Card> deck = new ArrayList<>();
        private boolean nothingElse;
    }

    // ---- what is said

    private Noted of(PositionCards.Member member) {
        return Objects.requireNonNull(noted.get(member));
    }

    private Noted note(PositionCards.Member member, Optional<Role> role, List<Noted> where) {
        var one = new Noted(member.card(), role);
        noted.put(member, one);
        where.add(one);
        return one;
    }

    void location(PositionCards.Member made, String system) {
        note(made, Optional.empty(), table).system = system;
    }

    /** The covering location stands where the covered one stood. */
    void conversion(PositionCards.Member made, PositionCards.Member covered) {
        Noted before = of(covered);
        var over = new Noted(made.card(), Optional.empty());
        over.system = before.system;
        over.covers = true;
        noted.put(made, over);
        table.set(table.indexOf(before), over);
    }

    void on(PositionCards.Member made, PositionCards.Member host, Optional<Role> role) {
        note(made, role, of(host).on);
    }

    void raceDestiny(PositionCards.Member made, PositionCards.Member host, double number) {
        note(made, Optional.of(Role.STACKED), of(host).on).raceDestiny = OptionalDouble.of(number);
    }

    void beside(Side side, PositionCards.Member made) {
        note(made, Optional.empty(), players.of(side).beside);
    }

    /** What lies in a pile can be marked too, but no position says so. */
    void mark(PositionCards.Member member, long flags) {
        Noted one = noted.get(member);
        if (one != null) {
            Marks.of(flags).stream()
                    .filter(word -> !one.marks.contains(word))
                    .forEach(one.marks::add);
        }
    }

    void aim(PositionCards.Member member, PositionCards.Member other) {
        Noted one = noted.get(member);
        if (one != null) {
            one.aim = noted.get(other);
        }
    }

    void counter(PositionCards.Member member, int count) {
        Noted one = noted.get(member);
        if (one != null) {
            one.counter = OptionalInt.of(count);
        }
    }

    void pile(Side side, Zone zone, Outline.Item item) {
        List<Outline.Item> pile =
                players.of(side).piles.computeIfAbsent(zone, _ -> new ArrayList<>());
        if (!pile.isEmpty() && pile.getLast().card().equals(item.card())) {
            Outline.Item last = pile.removeLast();
            pile.add(new Outline.Item(item.card(), last.count() + item.count()));
        } else {
            pile.add(item);
        }
    }

    void destinies(Side side, List<OptionalInt> numbers) {
        players.of(side).destinies.addAll(numbers);
    }

    void deck(Side side, Card card) {
        players.of(side).deck.add(card);
    }

    void nothingElse(Side side) {
        players.of(side).nothingElse = true;
    }

    // ---- the outline

    /** The cards on the table, in the order of {@link Outline#pieces}. */
    List<PositionCards.Member> pieces() {
        Map<Noted, Integer> order = order();
        var found = new PositionCards.Member[order.size()];
        noted.forEach(
                (member, one) -> {
                    // a location that another covers is none of them
                    Integer at = order.get(one);
                    if (at != null) {
                        found[at] = member;
                    }
                });
        return List.of(found);
    }

    private Map<Noted, Integer> order() {
        var order = new HashMap<Noted, Integer>();
        table.forEach(one -> count(one, order));
        players.dark().beside.forEach(one -> count(one, order));
        players.light().beside.forEach(one -> count(one, order));
        return order;
    }

    Outline outline(Side turn, int number, Optional<Phase> phase, long seed) {
        Map<Noted, Integer> order = order();
        return new Outline(
                turn,
                number,
                phase,
                seed,
                pieces(table, order),
                players.map(
                        has ->
                                new Outline.Player(
                                        has.piles,
                                        pieces(has.beside, order),
                                        has.destinies,
                                        has.deck,
                                        has.nothingElse)));
    }

    private static void count(Noted one, Map<Noted, Integer> order) {
        order.put(one, order.size());
        one.on.forEach(more -> count(more, order));
    }

    private static List<Piece> pieces(List<Noted> all, Map<Noted, Integer> order) {
        return all.stream().map(one -> piece(one, order)).toList();
    }

    private static Piece piece(Noted one, Map<Noted, Integer> order) {
        Integer aim = one.aim == null ? null : order.get(one.aim);
        return new Piece(
                one.card,
                one.role,
                one.raceDestiny,
                one.marks,
                one.counter,
                aim == null ? OptionalInt.empty() : OptionalInt.of(aim),
                one.system,
                one.covers,
                pieces(one.on, order));
    }
}
