package holosite.rules.modifier;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.Sides;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import org.jspecify.annotations.Nullable;

/**
 * Each player's total ability and presence icons at every location, worked out once for each moment
 * in which they may have changed.
 *
 * <p>A text may change ability where somebody has presence, and so ask for what is just being
 * worked out. It finds the printed ability of all cards first; then everything is worked out once
 * more with what came of that.
 */
public final class PresenceTotals {

    /** What there is at each location: ability added up, what texts make of it, presence icons. */
    private record Totals(Sides<double[]> ability, Sides<double[]> total, Sides<boolean[]> icon) {

        static Totals of(int cards) {
            return new Totals(
                    new Sides<>(new double[cards], new double[cards]),
                    new Sides<>(new double[cards], new double[cards]),
                    new Sides<>(new boolean[cards], new boolean[cards]));
        }
    }

    private final int cards;
    private Totals current;

    /** What is found by texts that ask while the current totals are being worked out. */
    private @Nullable Totals before;

    private boolean workingOut;
    private boolean asked;
    private int upToDateAt = -1;

    PresenceTotals(int cards) {
        this.cards = cards;
        current = Totals.of(cards);
    }

    void update(GameState game, int moment) {
        if (upToDateAt == moment) {
            if (workingOut && !asked) {
                asked = true;
                before = before == null ? Totals.of(cards) : before;
                add(game, before, true);
                withoutTexts(game, before);
            }
            return;
        }
        upToDateAt = moment;
        workingOut = true;
        asked = false;
        try {
            workOut(game);
            if (asked && before != null) {
                Totals first = current;
                current = before;
                before = first;
                workOut(game);
            }
        } finally {
            workingOut = false;
        }
    }

    private void workOut(GameState game) {
        add(game, current, false);
        withoutTexts(game, current);
        if (Standing.of(game).mods(Figure.TOTAL_ABILITY) > 0) {
            withTexts(game);
        }
    }

    private static void add(GameState game, Totals totals, boolean printed) {
        var table = game.table();
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            totals.ability.dark()[location] = 0;
            totals.ability.light()[location] = 0;
            totals.icon.dark()[location] = false;
            totals.icon.light()[location] = false;
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
            double own =
                    printed
                            ? definition.figure(Figure.ABILITY)
                            : Figures.of(game, Figure.ABILITY, card);
            totals.ability.of(owner)[location] +=
                    (own > 0 ? own : 0) + definition.permanentAbility();
            if (definition.has(Icon.PRESENCE)) {
                totals.icon.of(owner)[location] = true;
            }
        }
    }

    private static void withoutTexts(GameState game, Totals totals) {
        var table = game.table();
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            totals.total.dark()[location] = totals.ability.dark()[location];
            totals.total.light()[location] = totals.ability.light()[location];
        }
    }

    /** What texts make of the total at a location comes last, and decides about presence. */
    private void withTexts(GameState game) {
        var table = game.table();
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            current.total.dark()[location] = changed(game, location, Side.DARK);
            current.total.light()[location] = changed(game, location, Side.LIGHT);
        }
    }

    private double changed(GameState game, int location, Side player) {
        return Figures.modified(
                game,
                Figure.TOTAL_ABILITY,
                location,
                player,
                Table.NOBODY,
                current.ability.of(player)[location],
                FigureListener.NONE);
    }

    private Totals known() {
        return workingOut && before != null ? before : current;
    }

    public boolean occupied(Side player, int location) {
        return known().total.of(player)[location] >= 1 || known().icon.of(player)[location];
    }

    /** Total ability at a location, with what texts make of it. */
    public double total(Side player, int location) {
        return known().total.of(player)[location];
    }

    /** The ability of the cards at a location, added up. */
    double ability(Side player, int location) {
        return known().ability.of(player)[location];
    }
}
