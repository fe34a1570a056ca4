package holosite.rules.force;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/** Drawing cards into hand, one at a time. */
public final class DrawPhase {
    private DrawPhase() {}

    /** Force a player must use before he draws a card from his Force Pile. */
    private static int toll(GameState game, Side player) {
        return Rulings.toll(game, Deed.DRAW_CARD, player, Table.NOBODY, Table.NOBODY);
    }

    /**
     * Whether a card can be drawn from the Force Pile, or at least what comes before it can be
     * paid: the last card there may be spent on it.
     */
    public static boolean possible(GameState game, Side player) {
        int force = ForceUse.available(game, player);
        return force > 0
                && force >= toll(game, player)
                && !Rulings.forbids(game, Deed.DRAW_CARD, player, Table.NOBODY, Table.NOBODY);
    }

    /** The top of the Force Pile, as in the draw phase. */
    public static void draw(GameState game, Side player) {
        from(game, player, Zone.FORCE_PILE);
    }

    public static void from(GameState game, Side player, Zone pile) {
        var table = game.table();
        if (pile == Zone.FORCE_PILE) {
            if (!possible(game, player)) {
                return;
            }
            ForceUse.use(game, player, toll(game, player));
        }
        int card = table.top(player, pile);
        if (card == Table.NOBODY) {
            return;
        }
        table.toTop(card, Table.zone(player, Zone.HAND), Role.NONE);
        if (game.keepsLog()) {
            game.log(new ForceEntry.DrawsCards(player, game.name(card), 1));
        }
        ResponseWindow.open(game, Happening.of(Event.CARD_DRAWN, player));
    }

    /** So many cards, one after the other. */
    public static void several(GameState game, Side player, Zone pile, int cards) {
        if (cards > 0) {
            game.push(new Several(player, pile, cards));
        }
    }

    /** One after the other, so that whatever comes to the top has its moment. */
    public record Several(Side player, Zone pile, int left) implements Step {

        @Override
        public void run(GameState game) {
            if (left > 1) {
                game.push(new Several(player, pile, left - 1));
            }
            from(game, player, pile);
        }
    }
}
