package holosite.rules.modifier;

import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Text;
import holosite.rules.text.Voice;
import holosite.rules.text.Voices;

/** Immunity: to attrition below a bound, and to cards of a kind. */
public final class Immunities {
    private Immunities() {}

    /**
     * The bound below which a card is immune to attrition; 0 where it is not immune. The highest
     * counts.
     */
    public static double attrition(GameState game, int card) {
        var standing = Standing.of(game);
        double best = 0;
        for (int i = 0; i < standing.immunities(); i++) {
            Voice voice = standing.immunity(i);
            var immunity = (Text.Immunity) voice.part();
            if (immunity.who().fits(game, voice.on(card, Table.NOBODY), card)
                    && immunity.when().holds(game, voice.context())) {
                best = Math.max(best, immunity.below().of(game, voice.context()));
            }
        }
        return best;
    }

    /** Whether a card is no target for another. */
    public static boolean protects(GameState game, int card, int from) {
        if (from == Table.NOBODY) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.protections(); i++) {
            Voice voice = standing.protection(i);
            if (concerns(game, voice, card, from)) {
                return true;
            }
        }
        // a card not yet in play speaks for itself; one in play does so only while its text stands
        if (game.table().inZone(card)
                && !game.table().in(card, Zone.SIDE_OF_TABLE)
                && !game.table().definition(card).isLocation()) {
            for (Voice voice : Voices.of(game, card)) {
                if (voice.part() instanceof Text.Protection && concerns(game, voice, card, from)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean concerns(GameState game, Voice voice, int card, int from) {
        var protection = (Text.Protection) voice.part();
        var context = voice.on(card, from);
        return protection.who().fits(game, context, card)
                && protection.to().fits(game, context, from)
                && protection.when().holds(game, context);
    }
}
