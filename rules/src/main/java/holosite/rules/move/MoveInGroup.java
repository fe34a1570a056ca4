package holosite.rules.move;

import holosite.rules.state.GameState;
import holosite.rules.state.Step;

/**
 * A regular move in company, which costs the card no Force. Whether all of them can go is asked
 * before the first of them does.
 */
public record MoveInGroup(int card, int place) implements Step {

    @Override
    public void run(GameState game) {
        RegularMove way = RegularMove.to(game, card, place);
        if (game.table().inPlay(card) && way != RegularMove.NONE) {
            Moving.regular(game, card, place, way, true);
        }
    }
}
