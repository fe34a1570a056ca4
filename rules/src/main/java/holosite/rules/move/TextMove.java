package holosite.rules.move;

import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A move that a text gives: straight to the place, however far, for the price of a move unless the
 * text makes it free. A card that has made its regular move does not make another, but an unlimited
 * one. This is the only way into a trench and out of it.
 */
public record TextMove(int card, int place, boolean free) implements Step {

    /** Why a card cannot make this move. */
    static Refusal refusal(GameState game, int card, int place, boolean free, boolean unlimited) {
        var table = game.table();
        int from = Whereabouts.location(table, card);
        if (from == Table.NOBODY || Whereabouts.location(table, place) == Table.NOBODY) {
            return Refusal.NOT_ON_TABLE;
        }
        if (!Standing.of(game).isActive(card)) {
            return Refusal.INACTIVE;
        }
        if (!unlimited && table.has(card, Flag.MOVED)) {
            return Refusal.ALREADY_MOVED;
        }
        if (table.laidOut(place)
                ? from == place || !mayEnter(game, card, from, place)
                : table.host(card) == place || !table.definition(place).isVessel()) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (!table.laidOut(place) && !Seats.canBoard(game, card, place)) {
            return Refusal.NO_ROOM;
        }
        if (table.definition(card).isVessel() && !Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        if (MoveRules.forbidden(game, card, place) || MoveRules.onFootOnly(game, card)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return free
                        || MoveCost.of(game, card, place, RegularMove.BY_TEXT)
                                <= ForceUse.available(game, table.owner(card))
                ? Refusal.NONE
                : Refusal.NOT_ENOUGH_FORCE;
    }

    @Override
    public void run(GameState game) {
        if (refusal(game, card, place, free, false).none()) {
            Moving.regular(game, card, place, RegularMove.BY_TEXT, free);
        }
    }

    /** Whether a card could make its regular move there now, in whatever phase. */
    static boolean mayGoRegularly(GameState game, int card, int place) {
        return !game.table().has(card, Flag.MOVED)
                && MoveRules.against(game, card, place, RegularMove.to(game, card, place), false)
                        .none();
    }

    /** The regular move of the card, by the way that leads there. */
    public record Regular(int card, int place) implements Step {

        @Override
        public void run(GameState game) {
            if (mayGoRegularly(game, card, place)) {
                Moving.regular(game, card, place, RegularMove.to(game, card, place), false);
            }
        }
    }

    /** Besides the regular move of the card, for free. */
    public record Unlimited(int card, int place) implements Step {

        @Override
        public void run(GameState game) {
            if (refusal(game, card, place, true, true).none()) {
                Moving.along(game, card, place, RegularMove.BY_TEXT);
            }
        }
    }

    private static boolean mayEnter(GameState game, int card, int from, int place) {
        return PlaceRules.trench(game, place)
                ? PlaceRules.mayEnterTrench(game, card, from, place)
                : Places.mayBe(game, card, place);
    }
}
