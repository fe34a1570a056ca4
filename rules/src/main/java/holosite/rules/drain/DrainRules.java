package holosite.rules.drain;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PlaceRules;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Force drains: in the control phase, at a location the player controls, once a turn for each
 * location and for each card that takes part.
 */
public final class DrainRules {
    private DrainRules() {}

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int place = table.top(Table.locations());
                place != Table.NOBODY;
                place = table.next(place)) {
            if (refusal(game, player, place) == Refusal.NONE) {
                acts.add(new Act.ForceDrain(place));
            }
        }
    }

    /** Why a player may not drain there now. */
    public static Refusal refusal(GameState game, Side player, int place) {
        if (PlaceRules.insideStation(game, place)) {
            return Refusal.INSIDE_STATION;
        }
        if (!controlsForDrain(game, player, place)) {
            return Refusal.NOT_CONTROLLED;
        }
        if (game.table().has(place, Flag.DRAIN_BEGUN_HERE)) {
            return Refusal.ALREADY_DRAINED;
        }
        if (anyDrained(game, player, place)) {
            return Refusal.ALREADY_DRAINED;
        }
        if (Presence.hasUndercoverSpy(game, player.opposite(), place)) {
            return Refusal.UNDERCOVER_SPY;
        }
        if (Rulings.forbids(game, Deed.FORCE_DRAIN, player, place, place)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return cost(game, player, place) > ForceUse.available(game, player)
                ? Refusal.NOT_ENOUGH_FORCE
                : Refusal.NONE;
    }

    private static boolean controlsForDrain(GameState game, Side player, int place) {
        return Presence.controls(game, player, place)
                || (!Presence.occupies(game, player.opposite(), place)
                        && droidDrains(game, player, place));
    }

    /** A card that may drain by its text counts as controlling its location for that. */
    private static boolean droidDrains(GameState game, Side player, int place) {
        if (Standing.of(game).allows(Deed.FORCE_DRAIN) == 0) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == player
                    && card != place
                    && Whereabouts.location(game.table(), card) == place
                    && Rulings.allows(game, Deed.FORCE_DRAIN, player, card, place)) {
                return true;
            }
        }
        return false;
    }

    /** Force to be used for a drain there. */
    public static int cost(GameState game, Side player, int place) {
        return (int) Figures.at(game, Figure.FORCE_DRAIN_COST, place, player)
                + Rulings.toll(game, Deed.FORCE_DRAIN, player, place, place);
    }

    /** Units, weapons and devices there: all of them take part in the drain. */
    static boolean takesPart(GameState game, Side player, int card, int place) {
        var definition = game.table().definition(card);
        return game.table().owner(card) == player
                && (definition.isUnit()
                        || definition.is(CardType.WEAPON)
                        || definition.is(CardType.DEVICE))
                && !game.table().has(card, Flag.UNDERCOVER)
                && Whereabouts.location(game.table(), card) == place;
    }

    private static boolean anyDrained(GameState game, Side player, int place) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().has(card, Flag.DRAINED)
                    && takesPart(game, player, card, place)) {
                return true;
            }
        }
        return false;
    }
}
