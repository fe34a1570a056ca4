package holosite.rules.move;

import holosite.language.card.Side;
import holosite.rules.action.PricedChoice;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.whereabouts.Orbit;

/** Begins a regular move: its player says where to, pays, and the card goes. */
public final class Move {
    private Move() {}

    /** A card moves, lands, takes off, shuttles or makes a bombing run. */
    public static void begin(GameState game, Side player, Act.RegularMove act) {
        if (Hauling.isLoad(game, act.card())) {
            game.push(new Hauling(player, act.card()));
        } else if (Orbit.station(game, act.card())) {
            game.push(new StationMove(player, act.card()));
        } else {
            game.push(new Where(player, act));
        }
    }

    /** Docking bay transit begins at a docking bay. */
    public static void transit(GameState game, Side player, int bay) {
        game.push(new Transit(player, bay));
    }

    /** A vehicle shuttles others. */
    public static void shuttleOthers(GameState game, Side player, int vehicle) {
        game.push(new ShuttleVehicle(player, vehicle));
    }

    /** Where to; not asked when there is only one place. */
    public record Where(Side player, Act.RegularMove act)
            implements QuestionStep.ForCards, PricedChoice {

        @Override
        public void run(GameState game) {
            int[] places = MoveRules.destinations(game, act.card(), RegularMove.of(act));
            chooseOne(game, player, new CardPrompt.MoveWhere(act.card()), places);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            go(game, chosen[0]);
        }

        @Override
        public int price(GameState game, int to) {
            return MoveCost.of(game, act.card(), to, way(game, to));
        }

        private void go(GameState game, int to) {
            Moving.regular(game, act.card(), to, way(game, to), false);
        }

        private RegularMove way(GameState game, int to) {
            return RegularMove.to(game, act.card(), to, RegularMove.of(act));
        }
    }
}
