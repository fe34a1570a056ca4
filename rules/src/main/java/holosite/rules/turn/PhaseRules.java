package holosite.rules.turn;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.attack.LastAttacks;
import holosite.rules.move.AsteroidRules;
import holosite.rules.move.BattleStationShaft;
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

    /** Creatures that have not attacked yet do so at the end of the battle phase. */
    static void end(GameState game, Phase phase) {
        if (phase == Phase.BATTLE) {
            game.push(new LastAttacks());
        }
    }
}
