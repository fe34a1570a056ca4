package holosite.rules.presence;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A character is alone when its player has no other character and no other card with ability at
 * that location; a ship or vehicle when all its player's units there are aboard it. Undercover
 * spies are no company, and neither is who is excluded from the battle going on there.
 */
public final class Alone {
    private static final long NO_COMPANY = Flag.UNDERCOVER | Flag.EXCLUDED;

    private Alone() {}

    /**
     * A permanent pilot is alone where its ship is, there is no other permanent pilot and nobody is
     * aboard.
     */
    public static boolean permanentPilot(GameState game, int card) {
        var table = game.table();
        if (table.definition(card).permanentPilots() != 1 || !is(game, card)) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int other = standing.cardInPlay(i);
            if (other != card
                    && standing.active(i)
                    && !table.has(other, NO_COMPANY)
                    && table.definition(other).isUnit()
                    && table.owner(other) == table.owner(card)
                    && Whereabouts.location(table, other) == Whereabouts.location(table, card)) {
                return false;
            }
        }
        return true;
    }

    public static boolean is(GameState game, int card) {
        var table = game.table();
        int location = Whereabouts.location(table, card);
        if (location == Table.NOBODY || location == card || !Standing.of(game).isActive(card)) {
            return false;
        }
        boolean vessel = table.definition(card).isVessel();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int other = standing.cardInPlay(i);
            if (other == card
                    || !standing.active(i)
                    || table.has(other, NO_COMPANY)
                    || table.owner(other) != table.owner(card)
                    || Whereabouts.location(table, other) != location) {
                continue;
            }
            var definition = table.definition(other);
            if (vessel) {
                if (definition.isUnit() && !Whereabouts.aboard(table, other, card)) {
                    return false;
                }
            } else if (definition.type() == CardType.CHARACTER
                    || Figures.of(game, Figure.ABILITY, other) > 0
                    || definition.permanentAbility() > 0) {
                return false;
            }
        }
        return true;
    }
}
