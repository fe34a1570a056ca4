package holosite.rules.leaving;

import holosite.language.ability.Deed;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/** Cards on hosts that may not carry them any more are lost at once. */
public final class Attachments {
    private Attachments() {}

    public static boolean check(GameState game) {
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
