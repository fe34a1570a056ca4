package holosite.rules.battle;

import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.force.ForceLoss;
import holosite.rules.log.BattleEntry;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Sides;
import holosite.rules.table.Table;

/**
 * The totals: power with all destinies added, attrition from the other side's destinies, and for
 * the loser the difference as battle damage. On a tie nobody wins, but attrition still counts.
 */
final class PowerSegment {
    private PowerSegment() {}

    static void total(GameState game) {
        Battle battle = game.battle();
        int place = battle.location();
        double dark = power(game, Side.DARK);
        double attritionOfLight = attrition(game, Side.LIGHT);
        double light = power(game, Side.LIGHT);
        double attritionOfDark = attrition(game, Side.DARK);
        Side loser = dark < light ? Side.DARK : Side.LIGHT;
        double difference = Math.abs(dark - light);
        double damage = difference == 0 ? 0 : damage(game, loser, difference);
        game.battle(
                battle.with(
                        new Sides<>(
                                battle.of(Side.DARK)
                                        .totals(
                                                dark,
                                                attritionOfDark,
                                                loser == Side.DARK ? damage : 0),
                                battle.of(Side.LIGHT)
                                        .totals(
                                                light,
                                                attritionOfLight,
                                                loser == Side.LIGHT ? damage : 0))));
        Logging.number(game, BattleEntry.TotalPower::new, Side.DARK, place, dark);
        Logging.number(game, BattleEntry.TotalPower::new, Side.LIGHT, place, light);
        if (difference == 0) {
            if (game.keepsLog()) {
                game.log(new BattleEntry.BattleTied(game.name(place), dark));
            }
            return;
        }
        Side winner = loser.opposite();
        Logging.number(game, BattleEntry.WinsBattle::new, winner, place, difference);
        ResponseWindow.open(game, Happening.of(Event.BATTLE_LOST, loser).at(place).amount(damage));
        ResponseWindow.open(game, Happening.of(Event.BATTLE_WON, winner).at(place).amount(damage));
    }

    private static double damage(GameState game, Side loser, double difference) {
        int place = game.battle().location();
        double damage =
                Figures.modified(
                        game,
                        Figure.BATTLE_DAMAGE,
                        place,
                        loser,
                        Table.NOBODY,
                        difference,
                        FigureListener.NONE);
        return ForceLoss.toBattle(game, loser, damage, place);
    }

    private static double power(GameState game, Side player) {
        Battle battle = game.battle();
        BattleSide listener = battle.of(player);
        return BattleTotals.power(game, player, battle.location())
                + listener.powerDestiny()
                + orNothing(listener.destiny());
    }

    /** The total of the opponent's destinies against a player. */
    private static double attrition(GameState game, Side player) {
        BattleSide against = game.battle().of(player.opposite());
        // without a destiny there is no attrition, and nothing to change
        if (Double.isNaN(against.destiny()) && !(against.attritionDestiny() > 0)) {
            return 0;
        }
        return Figures.modified(
                game,
                Figure.ATTRITION,
                game.battle().location(),
                player,
                Table.NOBODY,
                orNothing(against.destiny()) + against.attritionDestiny(),
                FigureListener.NONE);
    }

    private static double orNothing(double destiny) {
        return Double.isNaN(destiny) ? 0 : destiny;
    }
}
