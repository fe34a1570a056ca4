package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.decision.DeployTarget;
import holosite.rules.deploy.Deployment;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Piece;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.uniqueness.UniquenessRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is odd in a position, and where in it a card can go. A card may have come to a place in
 * other ways than by deploying there: only what no way leads to counts.
 */
public final class PositionRemarks {
    private static final int DECK = 60;

    /** What keeps a card from a place however it might come there. */
    private static final Set<Refusal> NEVER =
            EnumSet.of(
                    Refusal.WRONG_KIND_OF_PLACE,
                    Refusal.NO_ROOM,
                    Refusal.HOLOSITE,
                    Refusal.OUTSIDE_HABITAT);

    private final Outline outline;
    private final GameState game;
    private final List<Integer> numbers;

    public PositionRemarks(LaidOut position) {
        outline = position.outline();
        game = position.game().state();
        numbers = position.pieces();
    }

    // ---- remarks

    public List<PositionRemark> all() {
        var found = new ArrayList<PositionRemark>();
        int number = outline.number();
        if (number > 0 && (number % 2 == 1) != (outline.turn() == Side.DARK)) {
            found.add(new PositionRemark.OthersTurn(outline.turn(), number));
        }
        for (Side side : Side.values()) {
            int cards = game.setup().of(side).cards().size();
            if (cards != DECK) {
                found.add(new PositionRemark.WrongSize(side, cards, DECK));
            }
        }
        int at = 0;
        for (Piece location : outline.table()) {
            at = below(location, at, found);
        }
        return found;
    }

    /** The number of the piece after this one and all that is on it. */
    private int below(Piece host, int at, List<PositionRemark> found) {
        int next = at + 1;
        for (Piece piece : host.on()) {
            look(piece, next, host, at, found);
            next = below(piece, next, found);
        }
        return next;
    }

    private void look(Piece piece, int number, Piece host, int hosts, List<PositionRemark> found) {
        int card = numbers.get(number);
        Table table = game.table();
        if (piece.role().equals(Optional.of(Role.STACKED))) {
            return;
        }
        if (!table.inPlay(card)) {
            found.add(new PositionRemark.Leaves(number, piece.card()));
            return;
        }
        if (withoutSeat(card)) {
            found.add(
                    new PositionRemark.Misfit(number, piece.card(), host.card(), Refusal.NO_ROOM));
        }
        // what texts ask of a location may have been so before, as where a battle station is, and
        // nothing deploys on who is missing or captive
        boolean carried =
                (piece.card().is(CardType.WEAPON) || piece.card().is(CardType.DEVICE))
                        && !host.card().is(CardType.LOCATION)
                        && Standing.of(game).isActive(numbers.get(hosts));
        boolean there =
                carried || (table.definition(card).isUnit() && table.laidOut(numbers.get(hosts)));
        if (there && !piece.marks().contains("stolen")) {
            Refusal refusal = refusal(piece.card(), card, DeployTarget.card(numbers.get(hosts)));
            if ((refusal == Refusal.WRONG_KIND_OF_PLACE || refusal == Refusal.HOLOSITE)
                    && !comesThere(card, numbers.get(hosts))) {
                found.add(new PositionRemark.Misfit(number, piece.card(), host.card(), refusal));
            }
        }
    }

    /** Whether a card that does not deploy to a place can come there otherwise. */
    private boolean comesThere(int card, int place) {
        Table table = game.table();
        return Places.mayBe(game, card, place)
                || (table.definition(place).has(Trait.TRENCH)
                        && table.definition(card).is(CardType.STARSHIP));
    }

    /** Whether there is no such seat for a character aboard, or too many sit there. */
    private boolean withoutSeat(int card) {
        Table table = game.table();
        Role seat = table.role(card);
        return seat.aboard()
                && seat != Role.CARGO
                && !table.has(card, Flag.IDLE)
                && !Seats.takes(game, card, table.host(card), seat);
    }

    private Refusal refusal(Card printed, int card, DeployTarget target) {
        Refusal refusal = Deployment.refusal(game, printed.side(), card, target, Occasion.NONE);
        return refusal == Refusal.WRONG_KIND_OF_PLACE
                        && Deployment.needsPilot(game, printed.side(), card, target)
                ? Refusal.NONE
                : refusal;
    }

    // ---- where things are

    /** The locations in their true order, by their numbers among the pieces. */
    public List<Integer> places() {
        return Arrays.stream(game.table().cards(Table.locations()))
                .mapToObj(numbers::indexOf)
                .toList();
    }

    // ---- where a card can go

    /**
     * What keeps a card that is in the game from the table, from each of the pieces and from each
     * side of the table.
     */
    public record Slots(Refusal table, List<Refusal> pieces, List<Refusal> sides) {
        public Slots {
            pieces = List.copyOf(pieces);
            sides = List.copyOf(sides);
        }
    }

    /** Where the last card in a player's hand could lie. */
    public Slots slots(Side side) {
        int[] hand = game.table().cards(Table.zone(side, Zone.HAND));
        int card = hand[hand.length - 1];
        Card printed = game.printed(card);
        return new Slots(
                UniquenessRules.refusal(game, card),
                numbers.stream().map(host -> slot(printed, card, host)).toList(),
                List.of(
                        kept(refusal(printed, card, DeployTarget.side(Side.DARK))),
                        kept(refusal(printed, card, DeployTarget.side(Side.LIGHT)))));
    }

    private Refusal slot(Card printed, int card, int host) {
        boolean captive =
                printed.is(CardType.CHARACTER)
                        && game.printed(host).is(CardType.CHARACTER)
                        && game.printed(host).side() != printed.side();
        return captive ? Refusal.NONE : kept(refusal(printed, card, DeployTarget.card(host)));
    }

    private static Refusal kept(Refusal refusal) {
        return NEVER.contains(refusal) ? refusal : Refusal.NONE;
    }
}
