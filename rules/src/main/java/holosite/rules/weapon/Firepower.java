package holosite.rules.weapon;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;

/** The numbers of a shot: the Force it takes and the total its destiny makes. */
public final class Firepower {
    private Firepower() {}

    /**
     * Force to fire: what the text asks, or for another shot of a repeating weapon its lower price.
     */
    static int price(
            GameState game,
            int weapon,
            Text.WeaponFire shot,
            Context context,
            Permission permission) {
        if (permission.free()) {
            return 0;
        }
        boolean again =
                shot.again().isPresent()
                        && (permission == Permission.REPEATED
                                || permission == Permission.BATTLE
                                        && Weapons.timesFired(game, weapon) > 0);
        double asked =
                again ? shot.again().get().of(game, context) : shot.price().of(game, context);
        Side player = context.player();
        double force =
                Figures.modified(
                        game,
                        Figure.FIRE_COST,
                        weapon,
                        player,
                        context.toward(),
                        orNothing(asked),
                        FigureListener.NONE);
        return (int) Math.ceil(Math.max(0, force))
                + Rulings.toll(
                        game,
                        Deed.FIRE,
                        player,
                        weapon,
                        Whereabouts.location(game.table(), weapon));
    }

    /**
     * Total weapon destiny: the draws, what the weapon adds, what other texts make of it; never
     * below 0.
     */
    static double total(
            GameState game,
            int weapon,
            Text.WeaponFire shot,
            Context context,
            double drawn,
            FigureListener listener) {
        double base = drawn + orNothing(shot.added().of(game, context));
        return total(game, weapon, context.player(), context.toward(), base, listener);
    }

    /** The total of one shot at several cards: what texts say about a shot at each counts once. */
    static double sharedTotal(
            GameState game, int weapon, Side player, double drawn, int... targets) {
        double alone = total(game, weapon, player, Table.NOBODY, drawn, FigureListener.NONE);
        double sum = alone;
        for (int target : targets) {
            sum += total(game, weapon, player, target, drawn, FigureListener.NONE) - alone;
        }
        return Math.max(0, sum);
    }

    /**
     * The total of weapon destiny drawn by a text other than a shot, such as a mine's; a draw that
     * failed has none.
     */
    public static double totalByText(
            GameState game, int weapon, Side player, int toward, double drawn) {
        return Double.isNaN(drawn)
                ? drawn
                : total(game, weapon, player, toward, drawn, FigureListener.NONE);
    }

    private static double total(
            GameState game,
            int weapon,
            Side player,
            int toward,
            double base,
            FigureListener listener) {
        return Math.max(
                0,
                Figures.modified(
                        game, Figure.TOTAL_WEAPON_DESTINY, weapon, player, toward, base, listener));
    }

    private static double orNothing(double amount) {
        return Double.isNaN(amount) ? 0 : amount;
    }
}
