package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.Figures;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.RuleUse;
import holosite.rules.state.SlotValues;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * What weapons are used up. A character, vehicle or starfighter uses one weapon in a turn, a
 * squadron three, a capital starship any number; the same weapon may be used again. By the rule of
 * battles each weapon fires once in a battle.
 */
public final class Weapons {

    private Weapons() {}

    /** How a card fires; nothing where it is no weapon. */
    static List<Text.WeaponFire> shots(GameState game, int weapon) {
        return game.table().definition(weapon).isLocation()
                ? List.of()
                : CardTexts.of(game, weapon).text().firings();
    }

    /**
     * The card that fires the weapon where its text names nobody: its bearer, or the weapon itself
     * at a place.
     */
    static int bearer(GameState game, int weapon) {
        var table = game.table();
        int host = table.host(weapon);
        return host == Table.NOBODY
                        || table.definition(weapon).isUnit()
                        || !table.definition(host).isUnit()
                ? weapon
                : host;
    }

    /** Counts a use of the weapon: firing it, or any other choice its text offers. */
    public static void used(GameState game, int firer, int weapon) {
        game.table().set(firer, Flag.USED_WEAPON);
        game.table().set(weapon, Flag.USED_WEAPON);
        var use = new Use.OfWeapon(firer, weapon);
        if (game.uses().count(use) == 0) {
            Uses.note(game, use);
        }
    }

    /** Whether the card may use this weapon beside those it has used this turn. */
    public static boolean mayUse(GameState game, int firer, int weapon) {
        if (!game.table().has(firer, Flag.USED_WEAPON)) {
            return true;
        }
        int others = 0;
        for (Use one : game.uses().uses()) {
            if (one instanceof Use.OfWeapon use && use.card() == firer) {
                if (use.weapon() == weapon) {
                    return true;
                }
                others++;
            }
        }
        return others < Figures.of(game, Figure.WEAPONS_PER_TURN, firer);
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
