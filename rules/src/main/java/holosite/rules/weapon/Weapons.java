package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.RuleUse;
import holosite.rules.state.SlotValues;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * How weapons fire, and how often in a battle: by the rule of battles once each. What a card may
 * use in a turn stands in {@link holosite.rules.action.Equipment}.
 */
public final class Weapons {

    private Weapons() {}

    /** How a card fires; nothing if it is not a weapon. */
    static List<Text.WeaponFire> shots(GameState game, int weapon) {
        return game.table().definition(weapon).isLocation()
                ? List.of()
                : CardTexts.of(game, weapon).text().firings();
    }

    /** Whether it may fire repeatedly. */
    static boolean repeats(GameState game, int weapon) {
        for (Text.WeaponFire shot : shots(game, weapon)) {
            if (shot.again().isPresent()) {
                return true;
            }
        }
        return false;
    }

    static void firedInBattle(GameState game, int weapon) {
        game.table().set(weapon, Flag.FIRED_IN_BATTLE);
        Uses.note(game, weapon, RuleUse.FIRES);
    }

    static int timesFired(GameState game, int weapon) {
        return game.table().has(weapon, Flag.FIRED_IN_BATTLE)
                ? game.uses().ofRule(weapon, RuleUse.FIRES)
                : 0;
    }

    /**
     * From where the text of a shot is read: what it is aimed at, the weapon, who fires it, the
     * total.
     */
    static Context context(
            GameState game, int weapon, int firer, int target, double total, int id) {
        Side player = game.table().owner(weapon);
        return new Context(
                weapon,
                player,
                new SlotValues(
                        new int[][] {slot(target), slot(weapon), slot(firer)},
                        new double[] {total}),
                happening(game, Event.WEAPON_FIRED, weapon, target, id).amount(total),
                target,
                target);
    }

    private static int[] slot(int card) {
        return card == Table.NOBODY ? new int[0] : new int[] {card};
    }

    /**
     * Something that happens with a weapon: it happens where the weapon is, wherever the target may
     * be.
     */
    static Happening happening(GameState game, Event event, int weapon, int target, int id) {
        return Happening.of(event, game.table().owner(weapon))
                .to(target)
                .by(weapon)
                .at(Whereabouts.location(game.table(), weapon))
                .id(id);
    }
}
