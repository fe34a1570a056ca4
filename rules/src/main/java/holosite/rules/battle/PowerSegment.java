package holosite.rules.battle;

import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.rules.action.Window;
import holosite.rules.log.Entry;
import holosite.rules.modifier.Account;
import holosite.rules.modifier.Figures;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Table;

/**
 * The totals: power with all destinies added, attrition by the other side's destinies, and for the
 * loser the difference as battle damage. Equal totals: nobody wins, attrition counts all the same.
 */
final class PowerSegment {
    private PowerSegment() {}

    static void total(GameState game) {
        Battle battle = game.battle();
        int place = battle.location();
        var power = new double[2];
        var attrition = new double[2];
        var damage = new double[2];
        for (int player = 0; player < 2; player++) {
            double destiny = battle.destiny()[player];
            power[player] =
                    BattleTotals.power(game, player, place)
                            + battle.powerDestiny()[player]
                            + (Double.isNaN(destiny) ? 0 : destiny);
            int other = 1 - player;
            double against =
                    (Double.isNaN(destiny) ? 0 : destiny) + battle.attritionDestiny()[player];
            boolean any = !Double.isNaN(destiny) || battle.attritionDestiny()[player] > 0;
            // without a destiny there is no attrition, and nothing to change
            attrition[other] =
                    any
                            ? Figures.modified(
                                    game,
                                    Figure.ATTRITION,
                                    place,
                                    other,
                                    Table.NOBODY,
                                    against,
                                    Account.NONE)
                            : 0;
        }
        int loser = power[0] < power[1] ? 0 : 1;
        if (power[0] != power[1]) {
            damage[loser] =
                    Figures.modified(
                            game,
                            Figure.BATTLE_DAMAGE,
                            place,
                            loser,
                            Table.NOBODY,
                            Math.abs(power[0] - power[1]),
                            Account.NONE);
        }
        game.battle(battle.totals(power, attrition, damage));
        game.say(Entry.Line.POWER_TOTALS, 0, place, Table.NOBODY, power[0]);
        game.say(Entry.Line.POWER_TOTALS, 1, place, Table.NOBODY, power[1]);
        if (power[0] == power[1]) {
            game.say(Entry.Line.BATTLE_TIED, Table.NOBODY, place, Table.NOBODY, power[0]);
            return;
        }
        game.say(
                Entry.Line.WINS_BATTLE,
                1 - loser,
                place,
                Table.NOBODY,
                Math.abs(power[0] - power[1]));
        Window.open(game, Happening.of(Event.BATTLE_LOST, loser).at(place).amount(damage[loser]));
        Window.open(
                game, Happening.of(Event.BATTLE_WON, 1 - loser).at(place).amount(damage[loser]));
    }
}
