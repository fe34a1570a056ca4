package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * What each kind of place admits, and the places with rules of their own: secluded worlds, sites
 * under an energy shield, the trench and the inside of a battle station.
 */
public final class PlaceRules {
    private PlaceRules() {}

    /**
     * Whether this kind of card can deploy to this kind of place; {@code alone}: without a pilot
     * who deploys with it.
     */
    public static boolean fitsKind(GameState game, int card, int location, boolean alone) {
        Definition definition = game.table().definition(card);
        Definition place = game.table().definition(location);
        if (place.has(Trait.HOLOSITE) || definition.is(CardType.DEJARIK_OR_HOLOGRAM)) {
            return atHolosite(definition, place);
        }
        if (definition.is(CardType.CHARACTER)) {
            return place.is(Subtype.SITE);
        }
        if (definition.is(CardType.VEHICLE)) {
            if (definition.has(Trait.LIFT_TUBE)) {
                return place.is(Subtype.SITE) && place.has(Icon.INTERIOR) && place.has(Icon.MOBILE);
            }
            if (place.is(Subtype.SECTOR)) {
                return place.has(Trait.CLOUD)
                        && (definition.has(Trait.CLOUD_CAR)
                                || definition.is(Subtype.SHUTTLE_VEHICLE));
            }
            return Places.exterior(game.table(), location);
        }
        boolean likeStarfighter =
                definition.is(Subtype.STARFIGHTER)
                        || definition.is(Subtype.SQUADRON)
                        || definition.has(Trait.LIKE_A_STARFIGHTER);
        if (place.is(Subtype.SITE)) {
            return likeStarfighter
                    && (Places.dockingBay(game.table(), location)
                            || Rulings.allows(
                                    game, Deed.DEPLOY, game.table().owner(card), card, location)
                            || Rulings.allows(
                                    game, Deed.USE_BAY, game.table().owner(card), card, location));
        }
        if (place.has(Trait.CLOUD) && !likeStarfighter) {
            return false;
        }
        return !alone || !needsPilot(definition);
    }

    /** Only Dejariks and holograms are at a holosite, and they stand nowhere else. */
    static boolean atHolosite(Definition card, Definition place) {
        return card.is(CardType.DEJARIK_OR_HOLOGRAM) && place.has(Trait.HOLOSITE);
    }

    public static boolean holosite(GameState game, int place) {
        return game.table().definition(place).has(Trait.HOLOSITE);
    }

    /** The sectors inside a battle station: ships only fly through. */
    public static boolean insideStation(GameState game, int place) {
        Definition sector = game.table().definition(place);
        return sector.is(Subtype.SECTOR) && sector.has(Icon.MOBILE);
    }

    /** A trench: cards come there, and leave, only as a card says. */
    public static boolean trench(GameState game, int place) {
        return game.table().definition(place).has(Trait.TRENCH);
    }

    /** Into a trench only starfighters fly, and TIE squadrons, from the system of its station. */
    public static boolean mayEnterTrench(GameState game, int card, int from, int trench) {
        Definition ship = game.table().definition(card);
        return (ship.is(Subtype.STARFIGHTER) || (ship.is(Subtype.SQUADRON) && ship.has(Trait.TIE)))
                && game.table().definition(from).is(Subtype.SYSTEM)
                && game.systemAt(from).equals(game.systemAt(trench));
    }

    /** Rules of special places for characters, vehicles and starships. */
    public static Refusal unit(GameState game, Side player, int card, int place) {
        if (insideStation(game, place)) {
            return Refusal.INSIDE_STATION;
        }
        if (trench(game, place) && !Rulings.allows(game, Deed.DEPLOY, player, card, place)) {
            return Refusal.TRENCH;
        }
        if (secluded(game, place)) {
            return expected(game, player, card, place) ? Refusal.NONE : Refusal.SECLUDED;
        }
        if (player == Side.DARK && shielded(game, place)) {
            return expected(game, player, card, place) ? Refusal.NONE : Refusal.ENERGY_SHIELD;
        }
        return Refusal.NONE;
    }

    /**
     * A text sends the card to a place with rules of its own, or lets it deploy regardless of such
     * rules.
     */
    private static boolean expected(GameState game, Side player, int card, int place) {
        return Rulings.allows(game, Deed.DEPLOY, player, card, place)
                || Rulings.allows(game, Deed.DEPLOY_REGARDLESS, player, card, place);
    }

    /**
     * Rules of special places for cards that go on others; {@code named}: its text names the card
     * it goes on by title.
     */
    public static Refusal attachment(
            GameState game, Side player, int card, int target, boolean named) {
        Definition definition = game.table().definition(card);
        int place = Whereabouts.location(game.table(), target);
        if (place != Table.NOBODY && holosite(game, place)) {
            return Refusal.HOLOSITE;
        }
        boolean calledFor = named && place == target;
        if (place != Table.NOBODY && insideStation(game, place) && !calledFor) {
            return Refusal.INSIDE_STATION;
        }
        if (place != Table.NOBODY
                && trench(game, place)
                && !calledFor
                && !Rulings.allows(game, Deed.DEPLOY, player, card, place)) {
            return Refusal.TRENCH;
        }
        if (place == Table.NOBODY || !secluded(game, place)) {
            return Refusal.NONE;
        }
        boolean equipment = definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
        boolean barred =
                definition.is(Subtype.UTINNI_EFFECT) || (equipment && game.table().laidOut(target));
        return barred && !expected(game, player, card, place) ? Refusal.SECLUDED : Refusal.NONE;
    }

    /**
     * A Utinni Effect is not aimed at a card on a secluded world unless its own text permits it.
     */
    public static boolean mayAimAt(GameState game, Side player, int effect, int aim) {
        int place = Whereabouts.location(game.table(), aim);
        return place == Table.NOBODY
                || !game.table().definition(effect).is(Subtype.UTINNI_EFFECT)
                || !secluded(game, place)
                || expected(game, player, effect, place);
    }

    /**
     * The locations of a secluded world, including generic sites and clouds there; asteroids near
     * it are not among them.
     */
    public static boolean secluded(GameState game, int place) {
        var table = game.table();
        Definition definition = table.definition(place);
        if (definition.has(Trait.SECLUDED)) {
            return true;
        }
        if (definition.has(Trait.ASTEROID) || !definition.card().system().isEmpty()) {
            return false;
        }
        String world = game.systemAt(place);
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).has(Trait.SECLUDED) && game.systemAt(at).equals(world)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The energy shield covers every site of its planet except the outermost exterior marker on the
     * table, and never the seventh, while the site of its generators is face up.
     */
    public static boolean shielded(GameState game, int place) {
        var table = game.table();
        if (!table.definition(place).is(Subtype.SITE) || !shieldUp(game, game.systemAt(place))) {
            return false;
        }
        int outermost = 0;
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            int marker = table.definition(at).card().marker();
            if (marker < OPEN_MARKER) {
                outermost = Math.max(outermost, marker);
            }
        }
        int marker = table.definition(place).card().marker();
        return marker != OPEN_MARKER
                && (marker == 0 || marker < outermost || marker <= COVERED_MARKERS);
    }

    /** The marker that no shield covers. */
    private static final int OPEN_MARKER = 7;

    /** The markers a shield covers even if none is further out. */
    private static final int COVERED_MARKERS = 3;

    private static boolean shieldUp(GameState game, String planet) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).has(Trait.ENERGY_SHIELD)
                    && !table.has(at, Flag.BLOWN_AWAY)
                    && game.systemAt(at).equals(planet)) {
                return true;
            }
        }
        return false;
    }

    /** A starship needs a pilot to appear in space: its own, or one who comes along. */
    public static boolean needsPilot(Definition definition) {
        return definition.is(CardType.STARSHIP) && definition.permanentPilots() == 0;
    }
}
