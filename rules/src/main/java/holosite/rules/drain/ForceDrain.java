package holosite.rules.drain;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.log.BattleEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Optional;

/**
 * A Force drain under way: begun and paid for, responded to, then the opponent loses as much Force
 * as he has icons there, changed by every text. Presence brought there in response cancels it.
 */
public record ForceDrain(Side player, int place, int id) implements Step {

    public static void begin(GameState game, Side player, int place) {
        ForceUse.use(game, player, DrainRules.cost(game, player, place));
        forgo(game, player, place);
        int id = game.newId();
        game.drainLocation(place);
        Logging.number(
                game,
                BattleEntry.Drains::new,
                player,
                place,
                Figures.at(game, Figure.FORCE_DRAIN, place, player));
        game.push(new ForceDrain(player, place, id));
        ResponseWindow.open(
                game, Happening.of(Event.DRAIN_INITIATED, player).to(place).at(place).id(id));
    }

    /** The drain of this turn is used up, for the location and for every card that takes part. */
    public static void forgo(GameState game, Side player, int place) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && DrainRules.takesPart(game, player, card, place)) {
                table.set(card, Flag.DRAINED);
            }
        }
        table.set(place, Flag.DRAIN_BEGUN_HERE);
    }

    @Override
    public void run(GameState game) {
        game.push(new Over(player, place, id));
        if (game.isCanceled(id) || Presence.occupies(game, player.opposite(), place)) {
            game.cancel(id);
            Logging.line(game, BattleEntry.DrainCanceled::new, player, place);
            return;
        }
        double amount = Figures.at(game, Figure.FORCE_DRAIN, place, player);
        boolean fromDeck =
                Rulings.forbids(
                        game,
                        Deed.LOSE_TO_DRAIN_FROM_ELSEWHERE,
                        player.opposite(),
                        Table.NOBODY,
                        place);
        ForceLoss.lose(
                game,
                player.opposite(),
                amount,
                fromDeck ? Optional.of(Zone.RESERVE_DECK) : Optional.empty(),
                place,
                true);
    }

    /** The drain is over: players may respond once more, unless it was canceled. */
    public record Over(Side player, int place, int id) implements Step {

        @Override
        public void run(GameState game) {
            game.drainLocation(Table.NOBODY);
            LastingTexts.endAction(game, id);
            if (!game.isCanceled(id)) {
                ResponseWindow.open(game, Happening.of(Event.DRAINED, player).to(place).at(place));
            }
        }
    }
}
