package holosite.bots.search;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.Outcome;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Optional;

/** How likely a side is to win a game, judged by what lies on the table. */
public final class Estimate {
    private static final PositionFeature[] FEATURES = PositionFeature.values();
    private static final double EDGE_COUNTS = 10;
    private static final double SAFE_POWER = 7;
    private static final int CARDS_COUNT = 12;

    private Estimate() {}

    static double of(GameState game, Side side, Weights weights) {
        Optional<Outcome> outcome = game.outcome();
        return outcome.isPresent()
                ? outcome.get().winner() == side ? 1 : 0
                : weights.likelihood(features(game, side));
    }

    /** The features of a position, in their order. */
    public static double[] features(GameState game, Side side) {
        var places = new Strengths(game);
        int me = Strengths.number(side);
        double[] own = of(game, places, me);
        double[] theirs = of(game, places, 1 - me);
        var features = new double[FEATURES.length];
        for (int i = 0; i < features.length; i++) {
            features[i] = own[i] - theirs[i];
        }
        features[place(PositionFeature.RACE)] =
                Math.log((turnsLeft(own, theirs) + 1) / (turnsLeft(theirs, own) + 1));
        return features;
    }

    private static double turnsLeft(double[] of, double[] against) {
        return of[place(PositionFeature.LIFE)] / (1 + against[place(PositionFeature.DRAINS)]);
    }

    @SuppressWarnings("EnumOrdinal")
    private static int place(PositionFeature feature) {
        return feature.ordinal();
    }

    private static double[] of(GameState game, Strengths places, int who) {
        Table table = game.table();
        Side player = Strengths.player(who);
        var f = new double[FEATURES.length];
        f[place(PositionFeature.LIFE)] = LifeForce.of(game, player);
        for (int i = 0; i < places.count; i++) {
            f[place(PositionFeature.POWER)] += places.power(who, i);
            f[place(PositionFeature.ABILITY)] += places.ability(who, i);
            f[place(PositionFeature.ICONS)] += icons(table.definition(places.location[i]), who);
            if (places.occupied(who, i) && places.occupied(1 - who, i)) {
                f[place(PositionFeature.EDGE)] +=
                        Math.clamp(places.edge(i, who, 0, 0), 0, EDGE_COUNTS);
            } else if (places.occupied(who, i)) {
                f[place(PositionFeature.CONTROL)]++;
                f[place(PositionFeature.DRAINS)] += places.drain(who, i);
                if (places.drain(who, i) > 0) {
                    f[place(PositionFeature.EXPOSED)] +=
                            Math.max(0, SAFE_POWER - places.power(who, i));
                }
            }
        }
        f[place(PositionFeature.HAND)] = Math.min(table.size(player, Zone.HAND), CARDS_COUNT);
        f[place(PositionFeature.FORCE)] =
                Math.min(table.size(player, Zone.FORCE_PILE), CARDS_COUNT);
        f[place(PositionFeature.TURN)] = game.turn().player() == player ? 1 : 0;
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            Definition held = table.definition(card);
            f[place(PositionFeature.RESERVES)] += held.isUnit() ? Strengths.worth(held) : 0;
        }
        inPlay(game, player, f);
        return f;
    }

    private static void inPlay(GameState game, Side player, double[] f) {
        Table table = game.table();
        for (int card = 0; card < table.count(); card++) {
            if (table.inPlay(card) && table.owner(card) == player && !table.waits(card)) {
                Definition what = table.definition(card);
                if (what.isUnit()) {
                    f[place(PositionFeature.FORFEIT)] +=
                            Strengths.orZero(Figures.of(game, Figure.FORFEIT, card));
                } else if (!what.isLocation()) {
                    f[place(PositionFeature.EQUIPMENT)]++;
                }
            }
        }
    }

    private static int icons(Definition place, int who) {
        return who == 0 ? place.card().darkIcons() : place.card().lightIcons();
    }
}
