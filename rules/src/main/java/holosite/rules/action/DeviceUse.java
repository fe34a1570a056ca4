package holosite.rules.action;

import holosite.language.ability.When;
import holosite.language.card.Side;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTexts;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Optional;

/**
 * Devices used by the text of another card: what such a device offers in answer to something that
 * happens at its place can be done as if it had just happened.
 */
public final class DeviceUse {
    private DeviceUse() {}

    /** Whether the device could be used now by this player. */
    public static boolean possible(GameState game, Side player, int device) {
        return action(game, player, device).isPresent();
    }

    /** The device is used, if it can be. */
    public static void begin(GameState game, Side player, int device) {
        action(game, player, device)
                .ifPresent(
                        action ->
                                Initiate.begin(
                                        game, action, context(game, action, player, device)));
    }

    private static Optional<CardAction> action(GameState game, Side player, int device) {
        return CardTexts.of(game, device).text().actions().stream()
                .filter(action -> action.moment() instanceof When.Just)
                .filter(
                        action -> {
                            Context context = context(game, action, player, device);
                            return CardActionRules.answers(game, action, context, context.event())
                                    && CardActionRules.possible(game, action, context, player);
                        })
                .findFirst();
    }

    private static Context context(GameState game, CardAction action, Side player, int device) {
        var just = (When.Just) action.moment();
        var moment =
                Happening.of(just.event(), player).at(Whereabouts.location(game.table(), device));
        return Context.of(device, player, moment);
    }
}
