package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Walkers;
import holosite.rules.decision.Act;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Places;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;
import java.util.List;

/** The regular moves a player may make, and the moves that texts make cards do. */
public final class Moves {
    private Moves() {}

    /**
     * Everything a player may move in his move phase: one act for each card and kind of move. In
     * the opponent's, his undercover spies.
     */
    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && (table.definition(card).isUnit()
                            || table.definition(card).is(CardType.CREATURE)
                            || Walkers.include(table.definition(card)))
                    && MoveRules.hisPhase(game, card)
                    && !table.has(card, Flag.MOVED)) {
                offerAll(game, card, acts);
            }
        }
        Transit.list(game, player, acts);
        if (game.turn().player() != player) {
            return;
        }
        Hauling.list(game, player, acts);
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (StationMove.offered(game, player, at)) {
                acts.add(new Act.Move(at));
            }
        }
    }

    private static void offerAll(GameState game, int card, List<Act> acts) {
        var table = game.table();
        boolean ship = table.definition(card).is(CardType.STARSHIP);
        boolean there = table.role(card) == Role.AT;
        // who is aboard may go from the bridge or hold to a site inside the ship
        boolean moves = there || (!ship && table.role(card).aboard());
        if (moves && MoveRules.anywhere(game, card, RegularMove.MOVES)) {
            acts.add(new Act.Move(card));
        }
        if (there && !table.definition(card).is(CardType.CHARACTER)) {
            if (table.definition(table.host(card)).is(Subtype.SITE)) {
                if (MoveRules.anywhere(game, card, RegularMove.TAKES_OFF)) {
                    acts.add(new Act.TakeOff(card));
                }
            } else {
                if (MoveRules.anywhere(game, card, RegularMove.LANDS)) {
                    acts.add(new Act.Land(card));
                }
                if (Standing.of(game).allows(Deed.MAKE_BOMBING_RUN) > 0
                        && MoveRules.anywhere(game, card, RegularMove.BOMBS)) {
                    acts.add(new Act.BombingRun(card));
                }
            }
        }
        if (!ship && table.definition(card).isUnit()) {
            if (MoveRules.anywhere(game, card, RegularMove.SHUTTLES)) {
                acts.add(new Act.Shuttle(card));
            }
            if (ShuttleVehicle.offered(game, card)) {
                acts.add(new Act.ShuttleOthers(card));
            }
        }
    }

    // ---- moves that texts make

    /** Whether a card can be relocated there. */
    public static boolean canRelocate(GameState game, int card, int place) {
        return Relocation.refusal(game, card, place).none();
    }

    /** Whether all these cards can be relocated there together. */
    public static boolean canRelocateAll(GameState game, int[] cards, int place) {
        for (int card : cards) {
            if (!canRelocate(game, card, place)) {
                return false;
            }
        }
        return cards.length > 0
                && (game.table().laidOut(place) || Seats.takesAll(game, cards, place));
    }

    /**
     * Whether all of these cards that are free to move can be relocated there together: who may not
     * move stays, the others go.
     */
    public static boolean canRelocateMovers(GameState game, int[] cards, int place) {
        int[] movers =
                Arrays.stream(cards)
                        .filter(
                                card ->
                                        !MoveRules.forbidden(game, card, place)
                                                && !MoveRules.onFootOnly(game, card))
                        .toArray();
        return canRelocateAll(game, movers, place);
    }

    /** Whether a card can make its regular move, or an unlimited one, there by a text. */
    public static boolean canMoveByText(
            GameState game, int card, int place, boolean free, boolean unlimited) {
        return TextMove.refusal(game, card, place, free, unlimited).none();
    }

    /**
     * Cards are relocated to a location or aboard a ship: an unlimited move without range or cost.
     */
    public static void relocate(GameState game, int[] cards, int place) {
        game.next(cards, card -> new Relocation(card, place));
    }

    /** Cards are dragged to a location where their kind can be. */
    public static void carryOff(GameState game, int[] cards, int place) {
        for (int card : cards) {
            if (game.table().inPlay(card) && Places.mayBe(game, card, place)) {
                Moving.go(game, card, place, MoveEntry.Relocated::new);
            }
        }
    }

    /** Cards move straight to a place, as a text lets them. */
    public static void byText(
            GameState game, int[] cards, int place, boolean free, boolean unlimited) {
        game.next(
                cards,
                card ->
                        unlimited
                                ? new TextMove.Unlimited(card, place)
                                : new TextMove(card, place, free));
    }

    /** Where each of these cards could go by its regular move, if that were free. */
    public static int[] together(GameState game, int[] cards) {
        return Arrays.stream(game.table().cards(Table.locations()))
                .filter(place -> Arrays.stream(cards).allMatch(card -> couldGo(game, card, place)))
                .toArray();
    }

    /** Whether a card could go there by its regular move now, if that were free. */
    private static boolean couldGo(GameState game, int card, int place) {
        return MoveRules.ready(game, card).none()
                && MoveRules.against(game, card, place, RegularMove.to(game, card, place), true)
                        .none();
    }

    /** Those of these places where all the cards could go now by their regular move. */
    public static int[] withinRange(GameState game, int[] places, int[] cards) {
        return Arrays.stream(places)
                .filter(
                        place ->
                                cards.length > 0
                                        && Arrays.stream(cards)
                                                .allMatch(
                                                        card ->
                                                                TextMove.mayGoRegularly(
                                                                        game, card, place)))
                .toArray();
    }

    /** Cards make their regular move to a place, each by the way that leads there. */
    public static void regularly(GameState game, int[] cards, int place) {
        game.next(cards, card -> new TextMove.Regular(card, place));
    }

    /** Cards make their regular move to one place together, for free. */
    public static void together(GameState game, int[] cards, int place) {
        game.next(cards, card -> new MoveInGroup(card, place));
    }

    /** Cards may make a regular move now, whether or not they have made one. */
    public static void again(GameState game, int[] cards, boolean free) {
        game.next(cards, card -> new MoveAgain(card, free));
    }
}
