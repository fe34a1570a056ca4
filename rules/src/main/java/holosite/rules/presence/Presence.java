package holosite.rules.presence;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PlaceRules;
import holosite.rules.politics.Senate;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Presence: a player has it at a location with total ability of 1 or more there, or a card with a
 * presence icon. To occupy is to have presence; to control is to have it where the opponent has
 * none, and no text asks for more.
 */
public final class Presence {
    private Presence() {}

    public static boolean occupies(GameState game, Side player, int location) {
        return Standing.of(game).presence(game).occupied(player, location);
    }

    public static boolean controls(GameState game, Side player, int location) {
        return occupies(game, player, location)
                && !occupies(game, player.opposite(), location)
                && !Rulings.forbids(game, Deed.CONTROL, player, Table.NOBODY, location);
    }

    /** Nobody has presence there and no undercover spy is there. */
    public static boolean unoccupied(GameState game, int location) {
        return !occupies(game, Side.DARK, location)
                && !occupies(game, Side.LIGHT, location)
                && !hasUndercoverSpy(game, Side.DARK, location)
                && !hasUndercoverSpy(game, Side.LIGHT, location);
    }

    public static boolean hasUndercoverSpy(GameState game, Side player, int location) {
        var table = game.table();
        for (int card = table.top(Table.on(location));
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.has(card, Flag.UNDERCOVER) && table.owner(card) == player) {
                return true;
            }
        }
        return false;
    }

    /** Total ability of a player at a location, bridges and holds included. */
    public static double totalAbility(GameState game, Side player, int location) {
        return Standing.of(game).presence(game).total(player, location);
    }

    /** A location with Force icons of both sides. */
    public static boolean battleground(GameState game, int location) {
        return game.table().definition(location).isLocation()
                && !PlaceRules.secluded(game, location)
                && !PlaceRules.holosite(game, location)
                && !Senate.isSenate(game, location)
                && !Standing.of(game).hasTrait(game, location, Trait.NO_BATTLEGROUND)
                && Figures.at(game, Figure.FORCE_ICONS, location, Side.DARK) > 0
                && Figures.at(game, Figure.FORCE_ICONS, location, Side.LIGHT) > 0;
    }

    /** A location that is not on the table, judged by what is printed on it. */
    public static boolean printedBattleground(Definition definition) {
        return definition.isLocation()
                && !definition.has(Trait.SECLUDED)
                && !definition.has(Trait.SENATE)
                && !definition.has(Trait.HOLOSITE)
                && definition.icons(Side.DARK) > 0
                && definition.icons(Side.LIGHT) > 0;
    }

    /** A card its player occupies a location with: ability or presence is its own, or aboard it. */
    public static boolean gives(GameState game, int card) {
        var table = game.table();
        int location = Whereabouts.location(table, card);
        return location != Table.NOBODY
                && has(game, card)
                && occupies(game, table.owner(card), location);
    }

    private static boolean has(GameState game, int card) {
        var table = game.table();
        if (!Standing.of(game).isActive(card) || table.has(card, Flag.UNDERCOVER)) {
            return false;
        }
        if (givesAbility(game, card) || table.definition(card).has(Icon.PRESENCE)) {
            return true;
        }
        for (int aboard = table.top(Table.on(card));
                aboard != Table.NOBODY;
                aboard = table.next(aboard)) {
            if (table.owner(aboard) == table.owner(card) && has(game, aboard)) {
                return true;
            }
        }
        return false;
    }

    /** A card with ability: its own, or that of the pilots built into it. */
    public static boolean givesAbility(GameState game, int card) {
        return hasAbility(game, card) || game.table().definition(card).permanentAbility() > 0;
    }

    /** Droids have no ability at all. */
    public static boolean hasAbility(GameState game, int card) {
        return !game.table().definition(card).is(Subtype.DROID)
                && Figures.of(game, Figure.ABILITY, card) > 0;
    }
}
