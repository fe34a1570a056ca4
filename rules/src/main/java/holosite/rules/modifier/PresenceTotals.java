package holosite.rules.modifier;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.Sides;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Each player's total ability and presence icons at every location, worked out once for each moment
 * in which they may have changed.
 */
public final class PresenceTotals {
    private final Sides<double[]> ability;
    private final Sides<double[]> total;
    private final Sides<boolean[]> icon;
    private int upToDateAt = -1;

    PresenceTotals(int cards) {
        ability = new Sides<>(new double[cards], new double[cards]);
        total = new Sides<>(new double[cards], new double[cards]);
        icon = new Sides<>(new boolean[cards], new boolean[cards]);
    }

    void update(GameState game, int moment) {
        if (upToDateAt == moment) {
            return;
        }
        upToDateAt = moment;
        var table = game.table();
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            ability.dark()[location] = 0;
            ability.light()[location] = 0;
            icon.dark()[location] = false;
            icon.light()[location] = false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!standing.active(i) || table.has(card, Flag.UNDERCOVER)) {
                continue;
            }
            var definition = table.definition(card);
            if (!definition.mayHavePresence()) {
                continue;
            }
            int location = Whereabouts.location(table, card);
            if (location == Table.NOBODY || location == card) {
                continue;
            }
            Side owner = table.owner(card);
            double own = Figures.of(game, Figure.ABILITY, card);
            ability.of(owner)[location] += (own > 0 ? own : 0) + definition.permanentAbility();
            if (definition.has(Icon.PRESENCE)) {
                icon.of(owner)[location] = true;
            }
        }
        addUp(game);
    }

    /** What texts make of the total at a location comes last, and decides about presence. */
    private void addUp(GameState game) {
        var table = game.table();
        boolean changed = Standing.of(game).mods(Figure.TOTAL_ABILITY) > 0;
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            total.dark()[location] = ability.dark()[location];
            total.light()[location] = ability.light()[location];
        }
        if (!changed) {
            return;
        }
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            total.dark()[location] = changed(game, location, Side.DARK);
            total.light()[location] = changed(game, location, Side.LIGHT);
        }
    }

    private double changed(GameState game, int location, Side player) {
        return Figures.modified(
                game,
                Figure.TOTAL_ABILITY,
                location,
                player,
                Table.NOBODY,
                ability.of(player)[location],
                FigureListener.NONE);
    }

    public boolean occupied(Side player, int location) {
        return total.of(player)[location] >= 1 || icon.of(player)[location];
    }

    /** Total ability at a location, with what texts make of it. */
    public double total(Side player, int location) {
        return total.of(player)[location];
    }

    /** The ability of the cards at a location, added up. */
    double ability(Side player, int location) {
        return ability.of(player)[location];
    }
}
