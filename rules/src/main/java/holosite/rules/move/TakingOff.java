package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.whereabouts.Piloting;

/**
 * Taking off: a landed starfighter goes up to the system, or to the lowest clouds. A landed ship is
 * piloted for this alone: somebody must be in its pilot seat.
 */
final class TakingOff {
    private TakingOff() {}

    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        if (!Landing.above(game, to, from)) {
            return Refusal.NO_WAY;
        }
        boolean ship = table.definition(card).is(CardType.STARSHIP);
        if (ship ? !Piloting.manned(game, card) : !Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        return Landing.passage(game, card, from, to);
    }
}
