package holosite.rules.turn;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.MandatoryActions;
import holosite.rules.attack.LastAttacks;
import holosite.rules.move.AsteroidRules;
import holosite.rules.move.BattleStationShaft;
import holosite.rules.move.BombingRun;
import holosite.rules.move.Wandering;
import holosite.rules.state.GameState;

/** What the rules themselves do as a phase begins, and before it ends. */
final class PhaseRules {
    private PhaseRules() {}

    static void begin(GameState game, Side player, Phase phase) {
        switch (phase) {
            case CONTROL -> AsteroidRules.begin(game, player);
            case MOVE -> {
                Wandering.begin(game);
                BattleStationShaft.begin(game, player);
            }
            case ACTIVATE, DEPLOY, BATTLE, DRAW -> {}
        }
    }

    /**
     * Before a phase ends mandatory actions happen that nobody has taken. At the end of the battle
     * phase creatures attack that have not done so yet; then bombers return to the system.
     */
    static void end(GameState game, Side player, Phase phase) {
        if (phase == Phase.BATTLE) {
            game.push(BombingRun.End.of(player));
            game.push(new LastAttacks());
        }
        game.push(new MandatoryActions());
    }
}
