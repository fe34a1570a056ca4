package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.DeployTarget;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Utinni Effects aimed at another card, as they are deployed or on the table. */
public final class UtinniAims {
    private UtinniAims() {}

    /** Whether a Utinni Effect could be aimed at this card of the same side instead. */
    public static boolean possible(GameState game, int effect, int old, int card) {
        var table = game.table();
        if (!table.definition(effect).is(Subtype.UTINNI_EFFECT)
                || old == Table.NOBODY
                || card == old
                || aim(game, effect) != old
                || table.owner(card) != table.owner(old) && !table.laidOut(card)) {
            return false;
        }
        int host = host(game, effect);
        Context context = Context.deploying(effect, table.owner(effect), Occasion.NONE, host);
        for (DeployWay way : CardTexts.of(game, effect).text().ways()) {
            if (host != Table.NOBODY
                    && way.leadsTo(game, context, host)
                    && Arrays.stream(DeployWays.aims(game, way, context))
                            .anyMatch(a -> a == card)) {
                return true;
            }
        }
        return false;
    }

    /** What a Utinni Effect is aimed at, on the table or on its way there. */
    public static int aim(GameState game, int effect) {
        Arrive arriving = arriving(game, effect);
        return arriving == null ? game.table().aim(effect) : arriving.aim();
    }

    private static int host(GameState game, int effect) {
        Arrive arriving = arriving(game, effect);
        return arriving == null
                ? game.table().host(effect)
                : arriving.target() instanceof DeployTarget.ToCard to ? to.card() : Table.NOBODY;
    }

    /** It is aimed at another card from now on. */
    public static void retarget(GameState game, Side player, int effect, int card) {
        Logging.line(game, PlayEntry.Retargets::new, player, effect, card);
        Arrive arriving = arriving(game, effect);
        if (arriving != null) {
            game.replace(arriving, arriving.aimedAt(card));
        } else if (game.table().inPlay(effect)) {
            game.table().setAim(effect, card);
        }
    }

    private static @Nullable Arrive arriving(GameState game, int effect) {
        if (game.table().in(effect, Zone.BEING_PLAYED)) {
            for (Step step : game.stack()) {
                if (step instanceof Arrive arrive && arrive.card() == effect) {
                    return arrive;
                }
            }
        }
        return null;
    }
}
