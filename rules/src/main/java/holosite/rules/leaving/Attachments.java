package holosite.rules.leaving;

import holosite.language.ability.Deed;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Cards on hosts that may not carry them any more are lost at once; so is what lies on or is aimed
 * at a card that has become immune to it.
 */
public final class Attachments {
    private Attachments() {}

    public static boolean check(GameState game) {
        return mayNotBeCarried(game) || onWhoIsImmune(game);
    }

    private static boolean onWhoIsImmune(GameState game) {
        var standing = Standing.of(game);
        if (!standing.anyNamedByImmunity(game)) {
            return false;
        }
        var table = game.table();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && (table.role(card) == Role.ON && isImmune(game, table.host(card), card)
                            || isImmune(game, table.aim(card), card))) {
                game.push(Leaving.losing(game, card, false, false, game.newId()));
                return true;
            }
        }
        return false;
    }

    private static boolean isImmune(GameState game, int card, int to) {
        return card != Table.NOBODY && Immunities.protects(game, card, to);
    }

    private static boolean mayNotBeCarried(GameState game) {
        var standing = Standing.of(game);
        if (standing.forbids(Deed.CARRY) == 0) {
            return false;
        }
        var table = game.table();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            int host = table.host(card);
            if (host != Table.NOBODY
                    && table.role(card) == Role.ON
                    && Rulings.forbids(game, Deed.CARRY, table.owner(host), card, host)) {
                game.push(Leaving.losing(game, card, false, false, game.newId()));
                return true;
            }
        }
        return false;
    }
}
