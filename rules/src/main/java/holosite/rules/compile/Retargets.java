package holosite.rules.compile;

import holosite.rules.action.Retargeting;
import holosite.rules.deploy.UtinniAims;
import holosite.rules.destiny.WeaponsFired;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.weapon.Fire;

/** What is aimed at another card: weapons, Interrupts and Utinni Effects each in their own way. */
final class Retargets {
    private Retargets() {}

    /** Whether a card targets this one: on the table, being played, or being deployed. */
    static boolean targets(GameState game, int what, int card) {
        return UtinniAims.aim(game, what) == card
                || WeaponsFired.isFiredAt(game, what, card)
                || Retargeting.targets(game, what, card);
    }

    /** Whether a card could target this one instead of another that it targets. */
    static boolean possible(GameState game, int what, int old, int card) {
        return what != Table.NOBODY
                && (Retargeting.possible(game, what, old, card)
                        || UtinniAims.possible(game, what, old, card));
    }

    static void retarget(GameState game, Context context, int what, int old, int card) {
        if (!Fire.retarget(game, context.event().id(), card)
                && !Retargeting.begin(game, context, what, old, card)) {
            UtinniAims.retarget(game, context.player(), what, card);
        }
    }
}
