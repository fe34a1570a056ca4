package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness.Scope;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.place.ShipSites;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Orbit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deploying locations: free, any number. A unique one lies once on the table; over the opponent's
 * version it is a conversion, over a collapsed one it rebuilds it. Generic sites go to a planet
 * that is there; sectors to a system that is there.
 */
public final class LocationDeployment {
    private LocationDeployment() {}

    public static boolean possible(GameState game, Side player, int card) {
        if (BattleStations.bars(game, player, card) || !UniquenessRules.mayPlay(game, card)) {
            return false;
        }
        return conversion(game, player, card) != Table.NOBODY
                || !systems(game, player, card).isEmpty();
    }

    /** Whether it can join one of these systems, or convert a location there. */
    static boolean joins(GameState game, Side player, int card, List<String> within) {
        int covered = conversion(game, player, card);
        return covered == Table.NOBODY
                ? systems(game, player, card).stream().anyMatch(within::contains)
                : within.contains(game.systemAt(covered));
    }

    /** The opponent's version on the table that this card would cover, or nobody. */
    static int conversion(GameState game, Side player, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (definition.card().uniqueness().scope() != Scope.TABLE || !definition.isUnique()) {
            return Table.NOBODY;
        }
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).isConvertedBy(definition)
                    && (table.owner(at) != player || table.has(at, Flag.COLLAPSED))
                    && !table.has(at, Flag.BLOWN_AWAY)
                    && !Rulings.forbids(game, Deed.CONVERT, player, at, at)) {
                return at;
            }
        }
        return Table.NOBODY;
    }

    /**
     * The systems whose row this card can join; empty if it cannot be deployed as a new location.
     */
    static List<String> systems(GameState game, Side player, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (Rulings.forbids(game, Deed.DEPLOY, player, card, Table.NOBODY)
                || !hasWhatItNeeds(game, player, card)
                || (Orbit.bound(game, player, card)
                        && Orbit.first(game, player, card) == Table.NOBODY)) {
            return List.of();
        }
        String own = definition.card().system();
        if (Layout.inAsteroid(definition)) {
            return besideAsteroid(game, definition);
        }
        if (namesAClass(table, card)
                && table.aim(card) == Table.NOBODY
                && ships(game, player, card).length == 0) {
            return List.of();
        }
        if (!own.isEmpty()) {
            return underLimit(game, definition, own) && !gone(game, own) ? List.of(own) : List.of();
        }
        var found = new ArrayList<String>();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            String system = game.systemAt(at);
            if (found.contains(system)
                    || system.isEmpty()
                    || table.definition(at).has(Trait.BATTLE_STATION)
                    || table.definition(at).has(Trait.HOLOSITE)) {
                continue;
            }
            boolean there =
                    definition.is(Subtype.SECTOR)
                            ? table.definition(at).is(Subtype.SYSTEM)
                                    && table.definition(at).has(Icon.PLANET)
                            : !table.definition(at).card().system().isEmpty()
                                    && !ShipSites.is(table, at)
                                    && !definition.card().notOn().contains(system);
            if (there
                    && underLimit(game, definition, system)
                    && (definition.has(Trait.ASTEROID) || !gone(game, system))) {
                found.add(system);
            }
        }
        return found;
    }

    /** A planet that is blown away: only asteroids can still be deployed there. */
    private static boolean gone(GameState game, String system) {
        int planet = Layout.systemCard(game, system);
        return planet != Table.NOBODY && game.table().has(planet, Flag.BLOWN_AWAY);
    }

    /** A site inside an asteroid goes wherever the sector it names lies. */
    private static List<String> besideAsteroid(GameState game, Definition site) {
        var table = game.table();
        var found = new ArrayList<String>();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).titled(site.card().system())
                    && underLimit(game, site, game.systemAt(at))) {
                found.add(game.systemAt(at));
            }
        }
        return found;
    }

    /** A site inside any ship or vehicle of a class, not inside one that it names. */
    static boolean namesAClass(Table table, int card) {
        return ShipSites.is(table, card) && !table.definition(card).isUnique();
    }

    /** The ships or vehicles such a site can go to: none has two of them. */
    static int[] ships(GameState game, Side player, int card) {
        var table = game.table();
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int ship = standing.cardInPlay(i);
            if (table.definition(ship).isVessel()
                    && table.owner(ship) == player
                    && takes(game, player, card, ship)
                    && !hasOne(table, card, ship)) {
                found[count++] = ship;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean takes(GameState game, Side player, int card, int ship) {
        Context context = Context.of(card, player).on(card, ship);
        return CardTexts.of(game, card).of(player).deployRestrictions().stream()
                .allMatch(only -> only.where().fits(game, context, ship));
    }

    private static boolean hasOne(Table table, int card, int ship) {
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.aim(at) == ship && table.definition(at).sameTitle(table.definition(card))) {
                return true;
            }
        }
        return false;
    }

    /** Some locations need another card on the table first. */
    private static boolean hasWhatItNeeds(GameState game, Side player, int card) {
        List<Text.DeployRestriction> onlys =
                CardTexts.of(game, card).of(player).deployRestrictions();
        if (onlys.isEmpty()) {
            return true;
        }
        Context context = Context.of(card, player);
        return onlys.stream().allMatch(only -> only.when().holds(game, context));
    }

    private static boolean underLimit(GameState game, Definition definition, String system) {
        var table = game.table();
        var marks = definition.card().uniqueness();
        if (marks.scope() == Scope.UNLIMITED) {
            return true;
        }
        int same = 0;
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).isConvertedBy(definition)
                    && (marks.scope() == Scope.TABLE || game.systemAt(at).equals(system))) {
                same++;
            }
        }
        return same < marks.copies();
    }

    /** Where in its row the card may lie. */
    static int[] places(GameState game, int card, String system) {
        return Layout.places(game, card, system);
    }
}
