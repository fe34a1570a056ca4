package holosite.rules.weapon;

import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * An artillery weapon fires only while a power source of its owner is present with it: a power
 * droid or a fusion generator, or a text that powers it.
 */
final class Artillery {
    private Artillery() {}

    static boolean powered(GameState game, int weapon) {
        var table = game.table();
        if (!table.definition(weapon).is(Subtype.ARTILLERY_WEAPON)) {
            return true;
        }
        var standing = Standing.of(game);
        int place = Whereabouts.present(table, weapon);
        if (standing.hasTrait(game, weapon, Trait.POWERED)
                || (place != Table.NOBODY && standing.hasTrait(game, place, Trait.POWERED))) {
            return true;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int source = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(source) == table.owner(weapon)
                    && (standing.hasTrait(game, source, Trait.POWER_DROID)
                            || standing.hasTrait(game, source, Trait.FUSION_GENERATOR))
                    && Whereabouts.present(table, source) == place) {
                return true;
            }
        }
        return false;
    }
}
