package holosite.rules.force;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.Step;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/** Activating Force: the top of the Reserve Deck goes, unseen, onto the Force Pile. */
public final class Activation {
    private Activation() {}

    /** One Force of the turn's allowance. */
    public static void activate(GameState game, Side player) {
        game.turn(game.turn().generation(game.turn().generation() - 1));
        one(game, player);
    }

    /** Whether no text keeps the player from activating. */
    public static boolean allowed(GameState game, Side player) {
        return !Rulings.forbids(game, Deed.ACTIVATE_FORCE, player, Table.NOBODY, Table.NOBODY);
    }

    /** One Force by a card's text. */
    public static void one(GameState game, Side player) {
        var table = game.table();
        int card = table.top(player, Zone.RESERVE_DECK);
        if (card == Table.NOBODY || !allowed(game, player) || game.turn().settingUp()) {
            return;
        }
        table.toTop(card, Table.zone(player, Zone.FORCE_PILE), Role.NONE);
        Logging.count(game, ForceEntry.Activates::new, player, 1);
        if (inOwnPhase(game, player)) {
            Uses.note(game, new Use.Activated(player));
        }
        ResponseWindow.open(game, Happening.of(Event.FORCE_ACTIVATED, player).to(card));
    }

    private static boolean inOwnPhase(GameState game, Side player) {
        return game.turn().phase() == Phase.ACTIVATE && game.turn().player() == player;
    }

    /** Whether the Force just activated has this number in its player's activate phase. */
    public static boolean isNth(GameState game, Occasion event, int number) {
        Side player = event.player();
        return player != null
                && inOwnPhase(game, player)
                && game.uses().count(new Use.Activated(player)) == number;
    }

    public static void many(GameState game, Side player, int force) {
        if (force > 0) {
            game.push(new Several(player, force));
        }
    }

    /** One after the other, so that whatever comes to the top has its moment. */
    public record Several(Side player, int left) implements Step {

        @Override
        public void run(GameState game) {
            if (left > 1) {
                game.push(new Several(player, left - 1));
            }
            one(game, player);
        }
    }
}
