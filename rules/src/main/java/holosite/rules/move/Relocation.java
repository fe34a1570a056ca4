package holosite.rules.move;

import holosite.language.card.Side;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A card is relocated to a location, or aboard a ship with room for it. That is an unlimited move:
 * a card that cannot move is not relocated, one that goes must be able to be there. From site to
 * site it is transported, which is not done to or from Dagobah, nor by the Dark Side through the
 * energy shield.
 */
public record Relocation(int card, int place) implements Step {

    /** Why a card cannot be relocated there. */
    static Refusal refusal(GameState game, int card, int place) {
        var table = game.table();
        int from = Whereabouts.location(table, card);
        if (from == Table.NOBODY || Whereabouts.location(table, place) == Table.NOBODY) {
            return Refusal.NOT_ON_TABLE;
        }
        if (!Standing.of(game).isActive(card) || table.role(card) == Role.ESCORTED) {
            return Refusal.INACTIVE;
        }
        if (table.laidOut(place)
                ? !Places.mayBe(game, card, place)
                : !table.definition(place).isVessel()) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (!table.laidOut(place) && !Seats.canBoard(game, card, place)) {
            return Refusal.NO_ROOM;
        }
        if (MoveRules.forbidden(game, card, place) || MoveRules.onFootOnly(game, card)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return table.laidOut(place) && table.role(card) == Role.AT
                ? transport(game, table.owner(card), from, place)
                : Refusal.NONE;
    }

    private static Refusal transport(GameState game, Side player, int from, int to) {
        if (PlaceRules.secluded(game, from) || PlaceRules.secluded(game, to)) {
            return Refusal.SECLUDED;
        }
        return MoveRules.shielded(game, player, from) || MoveRules.shielded(game, player, to)
                ? Refusal.ENERGY_SHIELD
                : Refusal.NONE;
    }

    @Override
    public void run(GameState game) {
        if (refusal(game, card, place).none()) {
            Moving.go(game, card, place, MoveEntry.Relocated::new);
        }
    }
}
