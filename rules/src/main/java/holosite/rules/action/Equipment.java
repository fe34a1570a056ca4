package holosite.rules.action;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.CardAction;

/**
 * Using weapons and devices. A character, vehicle or starfighter uses one weapon and one device in
 * a turn, a squadron three of each, a capital starship any number; the same one may be used again.
 * A weapon is used by firing it and by anything else its text lets a player do, such as adding to a
 * Force drain; what it does by itself is no use of it.
 */
public final class Equipment {
    private Equipment() {}

    /**
     * The card that uses a weapon or device where its text names nobody: its bearer, or the card
     * itself at a place.
     */
    public static int bearer(GameState game, int item) {
        var table = game.table();
        int host = table.host(item);
        return host == Table.NOBODY
                        || table.definition(item).isUnit()
                        || !table.definition(host).isUnit()
                ? item
                : host;
    }

    /** Counts a use of a weapon or device: firing it, or any other choice its text offers. */
    public static void used(GameState game, int user, int item) {
        long mark = mark(game, item);
        game.table().set(user, mark);
        game.table().set(item, mark);
        var use = new Use.OfWeapon(user, item);
        if (game.uses().count(use) == 0) {
            Uses.note(game, use);
        }
    }

    /** Whether the card may use this weapon or device beside those it has used this turn. */
    public static boolean mayUse(GameState game, int user, int item) {
        long mark = mark(game, item);
        if (!game.table().has(user, mark)) {
            return true;
        }
        int others = 0;
        for (Use one : game.uses().uses()) {
            if (one instanceof Use.OfWeapon use && use.card() == user) {
                if (use.weapon() == item) {
                    return true;
                }
                others += mark(game, use.weapon()) == mark ? 1 : 0;
            }
        }
        Figure limit = mark == Flag.USED_DEVICE ? Figure.DEVICES_PER_TURN : Figure.WEAPONS_PER_TURN;
        return others < Figures.of(game, limit, user);
    }

    private static long mark(GameState game, int item) {
        return game.table().definition(item).is(CardType.DEVICE)
                ? Flag.USED_DEVICE
                : Flag.USED_WEAPON;
    }

    /** Whether taking this action is a use of the weapon or device that offers it. */
    private static boolean isUse(GameState game, CardAction action, int card) {
        return !action.automatic()
                && (game.table().definition(card).is(CardType.WEAPON)
                        || game.table().definition(card).is(CardType.DEVICE))
                && game.table().inPlay(card)
                // what lies on an opponent's card is not used by that card
                && game.table().owner(bearer(game, card)) == game.table().owner(card);
    }

    /** Whether an action of a card is one use too many of the weapons or devices of its bearer. */
    static boolean usedUp(GameState game, CardAction action, int card) {
        return isUse(game, action, card) && !mayUse(game, bearer(game, card), card);
    }

    /** Whether taking this action is a use of a weapon by an undercover spy, who uses none. */
    static boolean underCover(GameState game, CardAction action, int card) {
        return isUse(game, action, card)
                && game.table().definition(card).is(CardType.WEAPON)
                && game.table().has(bearer(game, card), Flag.UNDERCOVER);
    }

    /** Counts an action that is a use of a weapon or device. */
    static void countUse(GameState game, CardAction action, int card) {
        if (isUse(game, action, card)) {
            used(game, bearer(game, card), card);
        }
    }
}
