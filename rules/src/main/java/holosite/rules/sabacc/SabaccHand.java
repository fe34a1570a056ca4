package holosite.rules.sabacc;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.SabaccGame;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * What a sabacc hand can total. A card counts its destiny number; a wild card any number in a
 * range; a clone card what another card of the hand counts that is not a clone itself, or what the
 * character who plays may give it. A hand of nothing but clones is worth nothing.
 */
final class SabaccHand {
    static final int PERFECT = 11;

    private final GameState game;
    private final SabaccGame rules;
    private final Context context;
    private final Side player;
    private final int gambler;
    private final List<double[]> plain = new ArrayList<>();
    private int clones;
    private boolean special;

    /** The hand of a player, with the character who plays for him or nobody. */
    SabaccHand(GameState game, SabaccGame rules, int source, Side player, int gambler) {
        this.game = game;
        this.rules = rules;
        this.context = Context.of(source, player);
        this.player = player;
        this.gambler = gambler;
        var table = game.table();
        for (int card = table.top(player, Zone.SABACC_HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (isWild(card)) {
                special = true;
                var range = new double[rules.high() - rules.low() + 1];
                for (int i = 0; i < range.length; i++) {
                    range[i] = rules.low() + i;
                }
                plain.add(range);
            } else if (rules.clones().fits(game, context, card)) {
                special = true;
                clones++;
            } else {
                plain.add(
                        table.definition(card).card().destiny().stream()
                                .mapToDouble(Number::doubleValue)
                                .toArray());
            }
        }
    }

    private boolean isWild(int card) {
        return rules.wild().fits(game, context, card)
                || (gambler != Table.NOBODY
                        && rules.moreWildPlayers().fits(game, context, gambler)
                        && rules.moreWild().fits(game, context, card));
    }

    int cards() {
        return game.table().size(player, Zone.SABACC_HAND);
    }

    /** Two cards, neither wild nor clone, that make exactly the number. */
    boolean isPerfect() {
        return !special && totals().contains((double) PERFECT);
    }

    /** The best total: the highest not above the number, or else the lowest above it. */
    double best() {
        double best = Double.NaN;
        double leeway =
                gambler == Table.NOBODY ? 0 : Figures.of(game, Figure.SABACC_LEEWAY, gambler);
        for (double total : totals()) {
            for (double shift = -leeway; shift <= leeway; shift++) {
                if (Double.isNaN(best) || beats(total + shift, best)) {
                    best = total + shift;
                }
            }
        }
        return best;
    }

    /** Whether one total is better than another. */
    static boolean beats(double total, double other) {
        boolean over = total > PERFECT;
        boolean otherOver = other > PERFECT;
        return over != otherOver ? otherOver : over ? total < other : total > other;
    }

    private NavigableSet<Double> totals() {
        var found = new TreeSet<Double>();
        if (clones == 0) {
            found.add(0.0);
            for (double[] numbers : plain) {
                var more = new TreeSet<Double>();
                for (double sum : found) {
                    for (double number : numbers) {
                        more.add(sum + number);
                    }
                }
                found.clear();
                found.addAll(more);
            }
        } else {
            set(0, new double[plain.size()], found);
        }
        return found;
    }

    /** Every way to set the cards that are not clones; then the clones follow. */
    private void set(int at, double[] values, NavigableSet<Double> found) {
        if (at < plain.size()) {
            for (double number : plain.get(at)) {
                values[at] = number;
                set(at + 1, values, found);
            }
            return;
        }
        var copied = new TreeSet<Double>();
        double sum = 0;
        for (double value : values) {
            copied.add(value);
            sum += value;
        }
        if (gambler != Table.NOBODY) {
            if (rules.clonesAsPlayers().fits(game, context, gambler)) {
                copied.add((double) rules.clonesAs());
            }
            if (Rulings.allows(game, Deed.CLONE_OWN_DESTINY, player, gambler, Table.NOBODY)) {
                copied.add(Figures.of(game, Figure.DESTINY, gambler));
            }
        }
        var sums = new TreeSet<Double>();
        sums.add(sum);
        for (int clone = 0; clone < clones && !copied.isEmpty(); clone++) {
            var more = new TreeSet<Double>();
            for (double so : sums) {
                for (double value : copied) {
                    more.add(so + value);
                }
            }
            sums = more;
        }
        found.addAll(sums);
    }
}
