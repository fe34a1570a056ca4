package holosite.rules.weapon;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Which weapons may be fired: in the weapons segment each weapon in the battle, and each that
 * reaches into it, once, for its price, with a destiny to draw and something to aim at.
 */
public final class WeaponRules {
    private WeaponRules() {}

    /** Every weapon the player may fire now by the rule of battles. */
    public static void list(GameState game, Side player, List<Act> acts) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int weapon = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(weapon) == player
                    && !Weapons.shots(game, weapon).isEmpty()
                    && refusal(game, weapon, Table.NOBODY).none()) {
                acts.add(new Act.Fire(weapon));
            }
        }
    }

    /**
     * Why the weapon may not be fired now at this card, or, where the target is nobody, at
     * anything, by the rule of battles.
     */
    public static Refusal refusal(GameState game, int weapon, int target) {
        return refusal(game, weapon, target, Permission.BATTLE);
    }

    /** The same for a weapon that a text lets fire. */
    static Refusal refusal(GameState game, int weapon, int target, Permission permission) {
        Refusal ofWeapon = ofWeapon(game, weapon, permission);
        if (!ofWeapon.none()) {
            return ofWeapon;
        }
        if (target != Table.NOBODY) {
            return Targets.refusal(game, weapon, target, permission);
        }
        return Targets.any(game, weapon, permission)
                ? Refusal.NONE
                : whyNoTarget(game, weapon, permission);
    }

    /** That nobody can fire it is a better reason than that there is no target. */
    private static Refusal whyNoTarget(GameState game, int weapon, Permission permission) {
        for (Text.WeaponFire shot : Weapons.shots(game, weapon)) {
            Refusal firer = Firers.refusal(game, weapon, shot, Table.NOBODY, permission);
            if (!firer.none()) {
                return firer;
            }
        }
        return Refusal.NO_TARGET;
    }

    private static Refusal ofWeapon(GameState game, int weapon, Permission permission) {
        var table = game.table();
        List<Text.WeaponFire> shots = Weapons.shots(game, weapon);
        if (shots.isEmpty()) {
            return Refusal.NO_WEAPON;
        }
        if (table.host(weapon) == Table.NOBODY) {
            return Refusal.NOT_ON_TABLE;
        }
        if (!Standing.of(game).isActive(weapon)) {
            return Refusal.INACTIVE;
        }
        if (Standing.of(game).textCanceled(weapon)) {
            return Refusal.TEXT_CANCELED;
        }
        if (permission == Permission.BATTLE
                && game.battle().segment() != Battle.Segment.WEAPONS
                && game.attack().segment() != Attack.Segment.WEAPONS) {
            return Refusal.NOT_NOW;
        }
        if (permission == Permission.BATTLE && !hasShotLeft(game, weapon)) {
            return Refusal.WEAPON_ALREADY_FIRED;
        }
        Side player = table.owner(weapon);
        if (Rulings.forbids(game, Deed.FIRE, player, weapon, Whereabouts.location(table, weapon))) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        if (table.size(player, Zone.RESERVE_DECK) == 0
                && shots.stream().allMatch(shot -> shot.said().draws() > 0)) {
            return Refusal.RESERVE_DECK_EMPTY;
        }
        return Artillery.powered(game, weapon) ? Refusal.NONE : Refusal.NO_POWER_SOURCE;
    }

    private static boolean hasShotLeft(GameState game, int weapon) {
        int fired = Weapons.timesFired(game, weapon);
        return fired == 0
                || fired < Figures.of(game, Figure.SHOTS_PER_BATTLE, weapon)
                || Weapons.repeats(game, weapon);
    }
}
