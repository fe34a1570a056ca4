package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Act;
import holosite.rules.decision.DeployTarget;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What an act of deploying would cost now, at every place it could lead to. */
public final class DeployPrices {
    private DeployPrices() {}

    /** A place, and the Force it takes to deploy there. */
    public record TargetPrice(DeployTarget target, int force) {}

    /** Nothing where the act deploys nothing, or a location, which costs nothing. */
    public static List<TargetPrice> of(GameState game, Side player, Act act) {
        Occasion event =
                game.stack().top() instanceof ResponseWindow window
                        ? window.event()
                        : Occasion.NONE;
        return switch (act) {
            case Act.Deploy(int card) -> alone(game, card, Deploy.Terms.normal(player, event));
            case Act.DeployAsReact(int card) ->
                    alone(game, card, Deploy.Terms.react(player, event.place()));
            case Act.DeployTogether(int ship) ->
                    together(game, ship, Deploy.Terms.normal(player, event));
            case Act.DeployTogetherAsReact(int ship) ->
                    together(game, ship, Deploy.Terms.react(player, event.place()));
            default -> List.of();
        };
    }

    private static List<TargetPrice> alone(GameState game, int card, Deploy.Terms terms) {
        if (game.table().definition(card).isLocation()) {
            return List.of();
        }
        Deploy step = Deploy.alone(terms, card);
        var prices = new ArrayList<TargetPrice>();
        for (DeployTarget target : step.targets(game)) {
            prices.add(new TargetPrice(target, step.cost(game, target)));
        }
        return prices;
    }

    /** With whichever pilot it costs least there. */
    private static List<TargetPrice> together(GameState game, int ship, Deploy.Terms terms) {
        Map<DeployTarget, Integer> least =
                new TreeMap<>(Comparator.comparingInt(DeployTarget::cardOrNobody));
        for (int pilot : Deploy.pilots(game, terms, ship)) {
            Deploy step = new Deploy(terms, ship, pilot);
            for (DeployTarget target : step.targets(game)) {
                least.merge(target, step.cost(game, target), Math::min);
            }
        }
        var prices = new ArrayList<TargetPrice>();
        least.forEach((target, force) -> prices.add(new TargetPrice(target, force)));
        return prices;
    }
}
