package holosite.rules.weapon;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A permanent weapon cannot be separated from its character, who is armed from the moment he is on
 * the table, even while his text is canceled. Only a marker on him that says he is disarmed takes
 * it away, for as long as it is there.
 */
public final class PermanentWeapons {
    private PermanentWeapons() {}

    /** Whether a card carries a weapon or has its own. */
    public static boolean armed(GameState game, int card) {
        var table = game.table();
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (carries(table, on)) {
                return true;
            }
        }
        return has(game, card);
    }

    /** Whether a card has a weapon of its own that nothing takes away from it. */
    public static boolean has(GameState game, int card) {
        return game.table().definition(card).hasPermanentWeapon() && !taken(game, card);
    }

    /** Whether this is a weapon that its bearer carries and can use. */
    private static boolean carries(Table table, int weapon) {
        return table.role(weapon) == Role.ON
                && table.definition(weapon).is(CardType.WEAPON)
                && !table.has(weapon, Flag.UNUSABLE);
    }

    /** Whether one of the weapons a card carries, or its own, is its matching weapon. */
    public static boolean armedWithMatching(GameState game, int card) {
        var table = game.table();
        Definition bearer = table.definition(card);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (carries(table, on) && bearer.matches(table.definition(on))) {
                return true;
            }
        }
        return bearer.permanentWeaponMatches() && !taken(game, card);
    }

    /** A marker keeps this card from having a weapon of its own. */
    static boolean taken(GameState game, int card) {
        var table = game.table();
        return table.has(card, Flag.DISARMED)
                || Rulings.forbids(
                        game,
                        Deed.BE_ARMED,
                        table.owner(card),
                        card,
                        Whereabouts.location(table, card));
    }
}
