package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.kit.Marks;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Piece;
import holosite.rules.log.Audience;
import holosite.rules.state.GameState;
import holosite.rules.state.Sides;
import holosite.rules.table.Knowledge;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/**
 * A game as an outline: where everything is. What is going on in the middle of an action is not
 * part of it: read back, the phase begins again. A card that the audience does not know is only
 * counted, and lies in the deck of its player where he is the audience: he knows what he brought.
 */
final class GameOutline {
    private final GameState game;
    private final Table table;
    private final IntPredicate known;
    private final Optional<Side> viewer;
    private final Map<Integer, Integer> numbers = new HashMap<>();

    private GameOutline(GameState game, IntPredicate known, Optional<Side> viewer) {
        this.game = game;
        this.table = game.table();
        this.known = known;
        this.viewer = viewer;
    }

    /** Everything, hidden or not. */
    static Outline of(GameState game) {
        return new GameOutline(game, _ -> true, Optional.empty()).outline();
    }

    /** What this audience may know. */
    static Outline of(GameState game, Audience audience) {
        return new GameOutline(game, card -> knows(game, audience, card), audience.side())
                .outline();
    }

    private static boolean knows(GameState game, Audience audience, int card) {
        KnownBy players = Knowledge.of(game.table(), card);
        return audience == Audience.BOTH || audience.knows(players);
    }

    private Outline outline() {
        int[] locations = table.cards(Table.locations());
        for (int location : locations) {
            number(location);
        }
        for (Side side : Side.values()) {
            for (int card : table.cards(Table.zone(side, Zone.SIDE_OF_TABLE))) {
                number(card);
            }
        }
        return new Outline(
                game.turn().player(),
                Math.max(1, game.turn().number()),
                Optional.of(game.turn().phase()),
                1,
                Arrays.stream(locations).mapToObj(this::piece).toList(),
                Sides.each(this::player));
    }

    /** Everything on a card that is written: not the version of a location below it. */
    private int[] on(int host) {
        return Arrays.stream(table.cards(Table.on(host)))
                .filter(card -> table.role(card) != Role.COVERED && known.test(card))
                .toArray();
    }

    private void number(int card) {
        numbers.put(card, numbers.size());
        for (int on : on(card)) {
            number(on);
        }
    }

    private Piece piece(int card) {
        Card printed = game.printed(card);
        boolean location = table.laidOut(card);
        Role role = table.role(card);
        Integer aim = numbers.get(table.aim(card));
        return new Piece(
                printed,
                location || role == Role.NONE || role == Role.ON
                        ? Optional.empty()
                        : seat(card, role),
                RaceDestinies.is(table, card)
                        ? OptionalDouble.of(RaceDestinies.number(table, card))
                        : OptionalDouble.empty(),
                marks(card),
                table.counter(card) > 0 ? OptionalInt.of(table.counter(card)) : OptionalInt.empty(),
                aim == null ? OptionalInt.empty() : OptionalInt.of(aim),
                location && printed.system().isEmpty() ? game.systemAt(card) : "",
                location
                        && Arrays.stream(table.cards(Table.on(card)))
                                .anyMatch(on -> table.role(on) == Role.COVERED),
                Arrays.stream(on(card)).mapToObj(this::piece).toList());
    }

    /** At a location a card is by itself, without a word. */
    private Optional<Role> seat(int card, Role role) {
        return role == Role.AT && table.laidOut(table.host(card))
                ? Optional.empty()
                : Optional.of(role);
    }

    private List<String> marks(int card) {
        var marks = new ArrayList<>(Marks.of(table.flags(card)));
        if (table.role(card) == Role.ESCORTED || table.role(card) == Role.IMPRISONED) {
            marks.remove("captive");
        }
        return marks;
    }

    private Outline.Player player(Side side) {
        var piles = new EnumMap<Zone, List<Outline.Item>>(Zone.class);
        var deck = new ArrayList<Card>();
        for (Zone zone : OutlineWriter.PILES.values()) {
            var items = new ArrayList<Outline.Item>();
            for (int card : cards(side, zone)) {
                items.add(item(side, card, deck));
            }
            piles.put(zone, grouped(items));
        }
        return new Outline.Player(
                piles,
                Arrays.stream(table.cards(Table.zone(side, Zone.SIDE_OF_TABLE)))
                        .mapToObj(this::piece)
                        .toList(),
                List.of(),
                deck,
                true);
    }

    /** A card in the middle of something goes where it came from, or will go. */
    private List<Integer> cards(Side side, Zone zone) {
        var found = new ArrayList<Integer>();
        if (zone == Zone.USED_PILE) {
            add(side, Zone.DRAWN_DESTINY, found);
        }
        add(side, zone, found);
        if (zone == Zone.HAND) {
            add(side, Zone.BEING_PLAYED, found);
            add(side, Zone.SABACC_HAND, found);
        }
        return found;
    }

    private void add(Side side, Zone zone, List<Integer> found) {
        for (int card : table.cards(Table.zone(side, zone))) {
            found.add(card);
        }
    }

    /** A position names only a player's own cards in his piles. */
    private Outline.Item item(Side side, int card, List<Card> deck) {
        Card printed = game.printed(card);
        boolean own = printed.side() == side;
        if (own && known.test(card)) {
            return Outline.Item.of(printed, 1);
        }
        if (own && viewer.equals(Optional.of(side))) {
            deck.add(printed);
        }
        return Outline.Item.unnamed(1);
    }

    /** Copies that are one on the other make one item. */
    private static List<Outline.Item> grouped(List<Outline.Item> items) {
        var found = new ArrayList<Outline.Item>();
        for (Outline.Item item : items) {
            if (!found.isEmpty() && found.getLast().card().equals(item.card())) {
                Outline.Item last = found.removeLast();
                found.add(new Outline.Item(item.card(), last.count() + item.count()));
            } else {
                found.add(item);
            }
        }
        return found;
    }
}
