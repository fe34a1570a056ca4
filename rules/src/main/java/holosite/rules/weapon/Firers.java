package holosite.rules.weapon;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.Equipment;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Who may fire a weapon: the character or the piloted starship or vehicle that carries it, or one
 * of the cards its text names. The firer is active, takes part in the battle unless the weapon
 * reaches into it from elsewhere, and has weapons left to use this turn.
 */
final class Firers {
    private Firers() {}

    /** The cards that may fire this shot now; an automated weapon fires itself. */
    static int[] able(
            GameState game, int weapon, Text.WeaponFire shot, int target, Permission permission) {
        if (shot.firer().isEmpty()) {
            int bearer = Equipment.bearer(game, weapon);
            return refusal(game, weapon, bearer, permission).none()
                    ? new int[] {bearer}
                    : new int[0];
        }
        Context context = Weapons.context(game, weapon, Table.NOBODY, target, Double.NaN, 0);
        int[] found = withThoseAfar(game, weapon, shot.firer().get().all(game, context));
        int kept = 0;
        for (int card : found) {
            if (refusal(game, weapon, card, permission).none()) {
                found[kept++] = card;
            }
        }
        return Arrays.copyOf(found, kept);
    }

    /** With those whom a text lets operate the weapon without being present. */
    private static int[] withThoseAfar(GameState game, int weapon, int[] present) {
        var standing = Standing.of(game);
        if (standing.allows(Deed.FIRE_FROM_AFAR) == 0) {
            return present;
        }
        return IntStream.concat(
                        Arrays.stream(present),
                        IntStream.range(0, standing.cardsInPlay())
                                .filter(standing::active)
                                .map(standing::cardInPlay)
                                .filter(card -> firesFromAfar(game, weapon, card)))
                .distinct()
                .toArray();
    }

    private static boolean firesFromAfar(GameState game, int weapon, int firer) {
        Side player = game.table().owner(weapon);
        return game.table().owner(firer) == player
                && Rulings.allows(game, Deed.FIRE_FROM_AFAR, player, firer, weapon);
    }

    /** Whether this card could fire the weapon in one of its ways, were there a target. */
    static boolean canFire(GameState game, int weapon, int firer, Permission permission) {
        return Weapons.shots(game, weapon).stream()
                .anyMatch(
                        shot ->
                                Arrays.stream(able(game, weapon, shot, Table.NOBODY, permission))
                                        .anyMatch(card -> card == firer));
    }

    /** Why nobody may fire this shot. */
    static Refusal refusal(
            GameState game, int weapon, Text.WeaponFire shot, int target, Permission permission) {
        if (able(game, weapon, shot, target, permission).length > 0) {
            return Refusal.NONE;
        }
        return shot.firer().isPresent()
                ? Refusal.NO_OPERATOR
                : refusal(game, weapon, Equipment.bearer(game, weapon), permission);
    }

    private static Refusal refusal(GameState game, int weapon, int firer, Permission permission) {
        var table = game.table();
        if (game.attack().isGoingOn() && !firesInAttack(game, firer)) {
            return Refusal.NOT_PARTICIPATING;
        }
        if (firer == weapon && !table.definition(weapon).isUnit()) {
            return Refusal.NONE;
        }
        if (!Standing.of(game).isActive(firer)) {
            return Refusal.INACTIVE;
        }
        if (table.has(firer, Flag.UNDERCOVER) && !permission.outOfCover()) {
            return Refusal.UNDERCOVER;
        }
        // a landed ship has no pilot at work; some weapons say that they fire even so
        if (table.definition(firer).isVessel()
                && !Piloting.piloted(game, firer)
                && !Rulings.allowsItself(game, Deed.FIRE, table.owner(weapon), weapon, firer)) {
            return Refusal.UNPILOTED;
        }
        // who is aboard a starship or an enclosed vehicle is not present at the location
        int place = Whereabouts.present(table, firer);
        if (table.definition(firer).is(CardType.CHARACTER)
                && (place == Table.NOBODY || !table.laidOut(place))
                && !firesFromAfar(game, weapon, firer)) {
            return Refusal.INSIDE;
        }
        if (game.battle().isGoingOn()
                && !Participation.takesPart(game, firer)
                && Whereabouts.location(table, firer) == game.battle().location()) {
            return Refusal.NOT_PARTICIPATING;
        }
        if (firer == weapon && PermanentWeapons.taken(game, firer)) {
            return Refusal.DISARMED;
        }
        if (table.has(weapon, Flag.UNUSABLE)) {
            return Refusal.STOLEN_WEAPON_UNFIT;
        }
        return Equipment.mayUse(game, firer, weapon) ? Refusal.NONE : Refusal.OTHER_WEAPON_USED;
    }

    /**
     * Cards that fight the creature fire at it; into an attack on a creature weapons also reach
     * from elsewhere, into one that a creature makes they do not.
     */
    private static boolean firesInAttack(GameState game, int firer) {
        var attack = game.attack();
        return attack.fights(firer)
                || (!attack.byCreature()
                        && Whereabouts.location(game.table(), firer) != attack.location());
    }
}
