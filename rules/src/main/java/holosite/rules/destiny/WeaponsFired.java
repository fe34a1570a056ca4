package holosite.rules.destiny;

import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import org.jspecify.annotations.Nullable;

/** The weapons being fired now: at what, and with what added to their destiny. */
public final class WeaponsFired {
    private WeaponsFired() {}

    /** What this weapon is being fired at, or nobody. */
    public static int targetOf(GameState game, int weapon) {
        Firing firing = firing(game, weapon);
        return firing == null ? Table.NOBODY : firing.target(weapon);
    }

    /** Whether this weapon is being fired at this card. */
    public static boolean isFiredAt(GameState game, int weapon, int card) {
        Firing firing = firing(game, weapon);
        return firing != null && firing.isFiredAt(weapon, card);
    }

    /** What is added to each destiny drawn for this weapon by the text that lets it fire. */
    static double addedPerDraw(GameState game, int weapon) {
        Firing firing = firing(game, weapon);
        return firing == null ? 0 : firing.addedPerDraw(weapon);
    }

    /** The step that fires this weapon now, if any does. */
    public static @Nullable Firing firing(GameState game, int weapon) {
        for (Step step : game.stack()) {
            if (step instanceof Firing firing && firing.fires(weapon)) {
                return firing;
            }
        }
        return null;
    }
}
