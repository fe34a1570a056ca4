package holosite.rules.battle;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.force.ForceUse;
import holosite.rules.log.BattleEntry;
import holosite.rules.presence.Participation;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;

/** Beginning a battle: it is paid for, everybody there takes part, then players can respond. */
public final class BeginBattle {
    private BeginBattle() {}

    /** A text has a player begin a battle, as far as the rules and other texts let him. */
    public static void byText(GameState game, Side player, int place) {
        if (BattleRules.refusal(game, player, place) == Refusal.NONE) {
            at(game, player, place);
        }
    }

    public static void at(GameState game, Side player, int place) {
        ForceUse.use(game, player, BattleRules.cost(game, player, place));
        game.table().set(place, Flag.BATTLE_BEGUN_HERE);
        int id = game.newId();
        Participation.gather(game, place, player);
        game.battle(Battle.at(id, place, player));
        Logging.line(game, BattleEntry.BattleBegins::new, player, place);
        game.push(new BattleStep(id, BattleStep.Part.WEAPONS));
        ResponseWindow.open(
                game, Happening.of(Event.BATTLE_INITIATED, player).to(place).at(place).id(id));
    }
}
