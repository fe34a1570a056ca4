package holosite.rules.attack;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Creatures;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * When there is an attack. In every battle phase each creature present with prey makes one attack,
 * at a moment its owner chooses. In his own battle phase a player may once at each location attack
 * a creature there with all his cards. Attacks cost nothing.
 */
public final class AttackRules {

    private AttackRules() {}

    public static void list(GameState game, Side player, List<Act> acts) {
        var standing = Standing.of(game);
        if (standing.creatures() == 0) {
            return;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!Creatures.attackable(game, card)) {
                continue;
            }
            if (game.table().owner(card) == player && mustAttack(game, card)) {
                acts.add(new Act.CreatureAttack(card));
            }
            if (refusal(game, player, card).none()) {
                acts.add(new Act.Attack(card));
            }
        }
    }

    // ---- a creature attacks

    /** Whether the creature has still to attack in this battle phase. */
    static boolean mustAttack(GameState game, int creature) {
        if (game.turn().phase() != Phase.BATTLE || !Creatures.atLarge(game, creature)) {
            return false;
        }
        Side owner = game.table().owner(creature);
        return game.uses().ofRule(creature, RuleUse.ATTACKS) == 0
                && (Creatures.prey(game, creature, Side.DARK).length > 0
                        || Creatures.prey(game, creature, Side.LIGHT).length > 0)
                && !Rulings.forbids(
                        game, Deed.ATTACK, owner, creature, game.table().host(creature));
    }

    static void hasAttacked(GameState game, int creature) {
        Uses.note(game, creature, RuleUse.ATTACKS);
    }

    /** The creatures that have still to attack, in the order of the table. */
    static int[] waiting(GameState game) {
        var standing = Standing.of(game);
        if (standing.creatures() == 0) {
            return new int[0];
        }
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            if (mustAttack(game, standing.cardInPlay(i))) {
                found[count++] = standing.cardInPlay(i);
            }
        }
        return Arrays.copyOf(found, count);
    }

    // ---- a player attacks a creature

    /** Why a player may not attack this creature now. */
    public static Refusal refusal(GameState game, Side player, int creature) {
        if (!Creatures.attackable(game, creature)) {
            return Refusal.NO_CREATURE;
        }
        if (game.turn().phase() != Phase.BATTLE || game.turn().player() != player) {
            return Refusal.BATTLE_PHASE_ONLY;
        }
        int place = Whereabouts.present(game.table(), creature);
        if (!anybodyPresent(game, player, place)) {
            return Refusal.NOBODY_TO_ATTACK;
        }
        if (game.uses().ofRule(place, RuleUse.ATTACK_BEGUN_HERE) > 0) {
            return Refusal.ALREADY_ATTACKED_HERE;
        }
        return Rulings.forbids(game, Deed.ATTACK, player, place, place)
                        || Rulings.forbids(game, Deed.BE_ATTACKED, player, creature, place)
                ? Refusal.FORBIDDEN_BY_CARD
                : Refusal.NONE;
    }

    static void hasBeenAttacked(GameState game, int place) {
        Uses.note(game, place, RuleUse.ATTACK_BEGUN_HERE);
    }

    private static boolean anybodyPresent(GameState game, Side player, int place) {
        for (int card : attackers(game, player, place)) {
            if (Whereabouts.present(game.table(), card) == place) {
                return true;
            }
        }
        return false;
    }

    /** All the characters, vehicles and starships of a player at a place take part. */
    static int[] attackers(GameState game, Side player, int place) {
        var table = game.table();
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && table.definition(card).isUnit()
                    && !table.has(card, Flag.UNDERCOVER)
                    && Whereabouts.location(table, card) == place) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The card whose text keeps a player from attacking the creature, or nobody. */
    public static int forbidder(GameState game, Side player, int creature) {
        int place = Whereabouts.present(game.table(), creature);
        int attacking = Rulings.forbidder(game, Deed.ATTACK, player, place, place);
        return attacking != Table.NOBODY
                ? attacking
                : Rulings.forbidder(game, Deed.BE_ATTACKED, player, creature, place);
    }
}
