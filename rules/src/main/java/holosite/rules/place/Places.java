package holosite.rules.place;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.card.Walkers;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Which kinds of place cards can be at. Characters stand at sites; vehicles at exterior sites, a
 * Lift Tube at interior mobile ones; capital starships fly at systems and asteroid sectors,
 * starfighters at clouds too, and land at exterior sites, TIEs only at docking bays.
 */
public final class Places {
    private Places() {}

    /** Whether a card of this kind can be at the location by itself. */
    public static boolean mayBe(GameState game, int card, int location) {
        var table = game.table();
        Definition unit = table.definition(card);
        Definition place = table.definition(location);
        // only cards that say so enter the trench; in the shaft of a battle station only fighters
        // fly
        if (!place.isLocation() || place.has(Trait.TRENCH)) {
            return false;
        }
        if (place.has(Trait.HOLOSITE)) {
            return PlaceRules.atHolosite(unit, place);
        }
        return switch (unit.type()) {
            case CHARACTER -> place.is(Subtype.SITE);
            case VEHICLE -> vehicle(table, unit, location);
            case STARSHIP -> starship(game, card, location);
            case WEAPON, DEVICE, EFFECT -> Walkers.include(unit) && place.is(Subtype.SITE);
            case CREATURE -> Creatures.inHabitat(game, card, location);
            default -> false;
        };
    }

    /** Why no move of its own leads a card to such a place from where it is. */
    public static Refusal reason(GameState game, int card, int location) {
        var table = game.table();
        Definition unit = table.definition(card);
        if (!mayBe(game, card, location)) {
            if (PlaceRules.holosite(game, location)) {
                return Refusal.HOLOSITE;
            }
            return switch (unit.type()) {
                case CHARACTER -> Refusal.SITES_ONLY;
                case VEHICLE -> Refusal.EXTERIOR_ONLY;
                case STARSHIP ->
                        !likeStarfighter(unit)
                                ? Refusal.IN_SPACE_ONLY
                                : unit.has(Trait.TIE) && exterior(table, location)
                                        ? Refusal.DOCKING_BAYS_ONLY
                                        : Refusal.EXTERIOR_ONLY;
                default -> Refusal.WRONG_KIND_OF_PLACE;
            };
        }
        if (table.role(card).aboard()) {
            return Refusal.ABOARD;
        }
        return unit.is(CardType.STARSHIP) && Piloting.landed(table, card)
                ? Refusal.LANDED
                : Refusal.WRONG_KIND_OF_PLACE;
    }

    private static boolean vehicle(Table table, Definition vehicle, int location) {
        Definition place = table.definition(location);
        if (place.is(Subtype.SECTOR)) {
            return place.has(Trait.CLOUD) && fliesInClouds(vehicle);
        }
        if (!place.is(Subtype.SITE)) {
            return false;
        }
        return vehicle.has(Trait.LIFT_TUBE)
                ? place.has(Icon.INTERIOR) && place.has(Icon.MOBILE)
                : exterior(table, location);
    }

    /** TIEs land in docking bays, and like every starfighter inside an asteroid. */
    private static boolean starship(GameState game, int card, int location) {
        var table = game.table();
        Definition ship = table.definition(card);
        Definition place = table.definition(location);
        if (place.is(Subtype.SYSTEM) || (place.is(Subtype.SECTOR) && place.has(Trait.ASTEROID))) {
            return true;
        }
        if (place.is(Subtype.SECTOR) && place.has(Trait.BATTLE_STATION)) {
            return ship.is(Subtype.STARFIGHTER);
        }
        if (!likeStarfighter(ship)) {
            return false;
        }
        return place.is(Subtype.SECTOR)
                || (exterior(table, location)
                        && (!ship.has(Trait.TIE)
                                || place.has(Trait.DOCKING_BAY)
                                || place.has(Trait.ASTEROID)
                                || OpenBays.open(game, card, location)));
    }

    /** Starfighters, squadrons, and what moves by the rules for starfighters. */
    public static boolean likeStarfighter(Definition ship) {
        return ship.is(Subtype.STARFIGHTER)
                || ship.is(Subtype.SQUADRON)
                || ship.has(Trait.LIKE_A_STARFIGHTER);
    }

    static boolean fliesInClouds(Definition vehicle) {
        return vehicle.has(Trait.CLOUD_CAR) || vehicle.is(Subtype.SHUTTLE_VEHICLE);
    }

    /** Sites with the exterior icon; what is left of a blown-away site is exterior too. */
    public static boolean exterior(Table table, int site) {
        return table.definition(site).is(Subtype.SITE)
                && (table.definition(site).has(Icon.EXTERIOR) || table.has(site, Flag.BLOWN_AWAY));
    }

    public static boolean dockingBay(Table table, int site) {
        return table.definition(site).has(Trait.DOCKING_BAY) && !table.has(site, Flag.BLOWN_AWAY);
    }
}
