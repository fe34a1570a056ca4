package holosite.rules.weapon;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.action.Equipment;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.BetweenSites;
import holosite.rules.place.Layout;
import holosite.rules.presence.Participation;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import holosite.rules.text.Threats;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * What a weapon may be aimed at: a card its text names, the opponent's, in a battle one that
 * participates, present with the weapon or as far away as its text reaches, and not protected.
 */
final class Targets {
    private Targets() {}

    /** Every card the weapon may be fired at now; the weapon itself has been found able to fire. */
    static int[] legal(GameState game, int weapon, Permission permission) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (standing.active(i)
                    && refusal(game, weapon, standing.cardInPlay(i), permission).none()) {
                found[count++] = standing.cardInPlay(i);
            }
        }
        return Arrays.copyOf(found, count);
    }

    static boolean any(GameState game, int weapon, Permission permission) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (standing.active(i)
                    && refusal(game, weapon, standing.cardInPlay(i), permission).none()) {
                return true;
            }
        }
        return false;
    }

    /** The way of firing that applies to this target: the first that does, or -1. */
    static int shotAt(GameState game, int weapon, int target, Permission permission) {
        List<Text.WeaponFire> shots = Weapons.shots(game, weapon);
        for (int i = 0; i < shots.size(); i++) {
            if (refusal(game, weapon, shots.get(i), target, permission).none()) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Why the weapon may not be fired at this card: of several ways of firing, the one for its kind
     * decides.
     */
    static Refusal refusal(GameState game, int weapon, int target, Permission permission) {
        Refusal reason = ofItself(game, weapon, target);
        if (!reason.none()) {
            return reason;
        }
        reason = Refusal.TARGET_OF_WRONG_KIND;
        for (Text.WeaponFire shot : Weapons.shots(game, weapon)) {
            Refusal here = refusal(game, weapon, shot, target, permission);
            if (here.none()) {
                return here;
            }
            reason = here == Refusal.TARGET_OF_WRONG_KIND ? reason : here;
        }
        return reason;
    }

    /** What keeps the card from being targeted by this weapon in any way. */
    private static Refusal ofItself(GameState game, int weapon, int target) {
        var table = game.table();
        Side player = table.owner(weapon);
        if (table.definition(target).isLocation() || !Standing.of(game).isActive(target)) {
            return table.definition(target).isLocation()
                    ? Refusal.TARGET_OF_WRONG_KIND
                    : Refusal.INACTIVE;
        }
        if (game.attack().isGoingOn()) {
            // in an attack everybody fires at the creature, even their own
            return target == game.attack().creature() ? Refusal.NONE : Refusal.NOT_PARTICIPATING;
        }
        boolean named = Rulings.allows(game, Deed.BE_TARGETED, player, target, weapon);
        if (table.owner(target) == player && !named) {
            return Refusal.TARGET_YOURS;
        }
        if (table.has(target, Flag.UNDERCOVER)) {
            return Refusal.UNDERCOVER;
        }
        if (game.battle().isGoingOn() && !inBattle(game, target)) {
            return Refusal.NOT_PARTICIPATING;
        }
        return Refusal.NONE;
    }

    /**
     * Characters, ships and vehicles take part or not; other cards are in a battle if they are at
     * its place.
     */
    private static boolean inBattle(GameState game, int target) {
        var table = game.table();
        if (Participation.takesPart(game, target)) {
            return true;
        }
        return !table.has(target, Flag.EXCLUDED)
                && !table.definition(target).isUnit()
                && !table.definition(target).is(CardType.CREATURE)
                && (Whereabouts.location(table, target) == game.battle().location()
                        || BetweenSites.other(game, target) == game.battle().location());
    }

    private static Refusal refusal(
            GameState game, int weapon, Text.WeaponFire shot, int target, Permission permission) {
        Side player = game.table().owner(weapon);
        Context context =
                Weapons.context(
                        game, weapon, Equipment.bearer(game, weapon), target, Double.NaN, 0);
        if (!shot.at().fits(game, context, target)
                && !Rulings.allows(game, Deed.BE_TARGETED, player, target, weapon)
                && !isLikeACharacter(game, weapon, shot, target)) {
            return Refusal.TARGET_OF_WRONG_KIND;
        }
        Refusal range = range(game, weapon, shot, target);
        if (!range.none()) {
            return range;
        }
        if (!shot.when().holds(game, context)) {
            return Refusal.WEAPON_CONDITION;
        }
        if (Rulings.forbids(game, Deed.BE_TARGETED, player, target, weapon)
                || (Threats.captures(shot.said())
                        && Rulings.forbids(game, Deed.BE_CAPTURED, player, target, weapon))
                || Immunities.protects(game, target, weapon)) {
            return Refusal.TARGET_PROTECTED;
        }
        Refusal firer = Firers.refusal(game, weapon, shot, target, permission);
        if (!firer.none()) {
            return firer;
        }
        return Firepower.price(game, weapon, shot, context, permission)
                        > ForceUse.available(game, player)
                ? Refusal.NOT_ENOUGH_FORCE
                : Refusal.NONE;
    }

    /**
     * Who is inside a starship or an enclosed vehicle is present nowhere else, and sheltered from
     * shots. At what lies between two sites weapons are fired from those two only, however far they
     * reach.
     */
    private static Refusal range(GameState game, int weapon, Text.WeaponFire shot, int target) {
        var table = game.table();
        int here = Whereabouts.present(table, weapon);
        int there = Whereabouts.present(table, target);
        if (here == Table.NOBODY || there == Table.NOBODY) {
            return Refusal.OUT_OF_RANGE;
        }
        if (!table.laidOut(here) || !table.laidOut(there)) {
            return Refusal.INSIDE;
        }
        int beyond = BetweenSites.other(game, target);
        boolean inRange =
                beyond == Table.NOBODY
                        ? reaches(game, weapon, shot, here, there)
                        : here == there || here == beyond;
        return inRange ? Refusal.NONE : Refusal.OUT_OF_RANGE;
    }

    private static boolean isLikeACharacter(
            GameState game, int weapon, Text.WeaponFire shot, int target) {
        Side player = game.table().owner(weapon);
        return Rulings.allows(game, Deed.BE_TARGETED_AS_CHARACTER, player, target, weapon)
                && LikeACharacter.fits(shot.said().at());
    }

    /** Whether the weapon reaches a location from where it is. */
    static boolean reaches(GameState game, int weapon, int location) {
        int here = Whereabouts.present(game.table(), weapon);
        if (here == Table.NOBODY || !game.table().laidOut(here)) {
            return false;
        }
        for (Text.WeaponFire shot : Weapons.shots(game, weapon)) {
            if (reaches(game, weapon, shot, here, location)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(
            GameState game, int weapon, Text.WeaponFire shot, int here, int there) {
        var table = game.table();
        if (Layout.distance(game, here, there) == 2
                && Rulings.allows(
                        game,
                        Deed.REACH_TWO_SITES_AWAY,
                        table.owner(weapon),
                        weapon,
                        Table.NOBODY)) {
            return true;
        }
        return switch (shot.said().range()) {
            case PRESENT ->
                    here == there
                            || (Layout.adjacent(game, here, there)
                                    && Rulings.allows(
                                            game,
                                            Deed.REACH_ADJACENT_SITE,
                                            table.owner(weapon),
                                            weapon,
                                            Table.NOBODY));
            case SAME_OR_ADJACENT_SITE -> here == there || Layout.adjacent(game, here, there);
            case RELATED_SYSTEM ->
                    table.definition(there).is(Subtype.SYSTEM) && Layout.related(game, here, there);
            case SAME_OR_ORBITED_SYSTEM ->
                    here == there || (Orbit.station(game, here) && table.aim(here) == there);
        };
    }
}
