package holosite.rules.move;

import holosite.language.card.Side;
import holosite.rules.action.Priced;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.whereabouts.Orbit;

/** Begins a regular move: its player says where to, pays, and the card goes. */
public final class Move {
    private Move() {}

    public static void begin(GameState game, Side player, Act act) {
        if (act.kind() == Act.Kind.DOCKING_BAY_TRANSIT) {
            game.push(new Transit(player, act.card()));
        } else if (act.kind() == Act.Kind.SHUTTLE && act.other() == act.card()) {
            game.push(new ShuttleVehicle(player, act.card()));
        } else if (Hauling.isLoad(game, act.card())) {
            game.push(new Hauling(player, act.card()));
        } else if (Orbit.station(game, act.card())) {
            game.push(new StationMove(player, act.card()));
        } else {
            game.push(new Where(player, act.card(), act.kind()));
        }
    }

    /** Where to; not asked when there is only one place. */
    public record Where(Side player, int card, Act.Kind kind) implements Asking, Priced {

        @Override
        public void run(GameState game) {
            int[] places = MoveRules.destinations(game, card, kind);
            if (places.length == 1) {
                go(game, places[0]);
            } else if (places.length > 1) {
                game.ask(
                        this,
                        new Decision.ChooseCards(
                                player, Prompt.of(Prompt.Key.MOVE_WHERE, card), places, 1, 1));
            }
        }

        @Override
        public void answered(GameState game, Answer answer) {
            go(game, game.chosen((Answer.Cards) answer)[0]);
        }

        @Override
        public int price(GameState game, int to) {
            return MoveCost.of(game, card, to, Way.to(game, card, to));
        }

        private void go(GameState game, int to) {
            Moving.regular(game, card, to, Way.to(game, card, to), false);
        }
    }
}
