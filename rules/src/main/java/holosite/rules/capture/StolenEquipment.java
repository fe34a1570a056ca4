package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;

/**
 * A thief carries any weapon or device, but one that could not have been deployed on him is
 * inactive: it does nothing for him and is no target, until it comes to somebody who could use it.
 * The same goes for what a text lets somebody carry.
 */
public final class StolenEquipment {
    private StolenEquipment() {}

    /** Marks which stolen weapons and devices their bearers cannot use. */
    public static void check(GameState game) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!table.has(card, Flag.STOLEN | Flag.UNUSABLE)) {
                continue;
            }
            if (useless(game, card)) {
                table.set(card, Flag.UNUSABLE);
            } else {
                table.clear(card, Flag.UNUSABLE);
            }
        }
    }

    private static boolean useless(GameState game, int card) {
        var table = game.table();
        var definition = table.definition(card);
        if (!(table.has(card, Flag.STOLEN) || table.has(card, Flag.UNUSABLE))
                || !(definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE))
                || table.role(card) != Role.ON
                || !table.definition(table.host(card)).isUnit()) {
            return false;
        }
        Context context = Context.of(card, table.owner(card)).on(card, table.host(card));
        for (DeployWay way : CardTexts.of(game, card).text().ways()) {
            if (way.leadsTo(game, context, table.host(card))) {
                return false;
            }
        }
        return !Rulings.allows(game, Deed.FIRE, table.owner(card), card, table.host(card));
    }
}
