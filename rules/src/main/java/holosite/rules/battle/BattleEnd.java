package holosite.rules.battle;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.card.Duration;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.BattleEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.presence.Participation;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;

/**
 * The end of a battle. Before the damage segment a battle ends at once when one side has no
 * presence left; cards hit by then are lost.
 */
public final class BattleEnd {
    private BattleEnd() {}

    /** Checks whether both sides are still there; true only if something was pushed. */
    public static boolean check(GameState game) {
        Battle battle = game.battle();
        if (!battle.isGoingOn()
                || !battle.segment().isBefore(Battle.Segment.DAMAGE)
                || game.isCanceled(battle.id())) {
            return false;
        }
        for (Side player : Side.BOTH) {
            Deed deed = player == battle.initiator() ? Deed.INITIATE_BATTLE : Deed.BE_BATTLED;
            if (!Participation.presence(game, player, battle.location(), battle.initiator())
                    && !Participation.byText(game, player, battle.location(), deed)) {
                game.cancel(battle.id());
                Logging.line(game, BattleEntry.BattleCanceled::new, player, battle.location());
                return false;
            }
        }
        return false;
    }

    static void end(GameState game) {
        Battle battle = game.battle();
        var table = game.table();
        table.clearAll(Flag.OF_A_BATTLE);
        game.battle(Battle.NONE);
        LastingTexts.expire(game, Duration.THIS_BATTLE, game.turn().number());
        Uses.forget(game, Limit.Per.BATTLE);
        Logging.line(game, BattleEntry.BattleEnds::new, battle.initiator(), battle.location());
        ResponseWindow.open(
                game, Happening.of(Event.BATTLE_ENDED, battle.initiator()).at(battle.location()));
    }
}
