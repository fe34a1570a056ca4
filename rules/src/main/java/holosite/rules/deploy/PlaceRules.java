package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.Game;
import holosite.rules.catalog.Definition;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.why.Refusal;

/**
 * What each kind of place admits, and the places with rules of their own: Dagobah, the shielded
 * Hoth, the inside of the second Death Star.
 */
public final class PlaceRules {
    private PlaceRules() {}

    /**
     * Whether this kind of card can deploy to this kind of place; {@code alone}: without a pilot
     * beside it.
     */
    static boolean fitsKind(Game game, int card, int location, boolean alone) {
        Definition definition = game.table().definition(card);
        Definition place = game.table().definition(location);
        if (definition.is(CardType.CHARACTER)) {
            return place.is(Subtype.SITE) && !place.titled("Death Star: Trench");
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
            return place.is(Subtype.SITE) && place.has(Icon.EXTERIOR);
        }
        boolean likeStarfighter =
                definition.is(Subtype.STARFIGHTER)
                        || definition.is(Subtype.SQUADRON)
                        || definition.has(Trait.LIKE_A_STARFIGHTER);
        if (place.is(Subtype.SITE)) {
            return likeStarfighter
                    && (place.has(Trait.DOCKING_BAY)
                            || game.rulings()
                                    .allows(Deed.DEPLOY, game.table().owner(card), card, location));
        }
        if (place.has(Trait.CLOUD) && !likeStarfighter) {
            return false;
        }
        return !alone || !UnitDeployment.needsPilot(definition);
    }

    /** The sectors inside the second Death Star: ships only fly through. */
    public static boolean insideStation(Game game, int place) {
        Definition sector = game.table().definition(place);
        return sector.is(Subtype.SECTOR) && sector.has(Icon.MOBILE);
    }

    /** Rules of special places for characters, vehicles and starships. */
    static Refusal unit(Game game, int player, int card, int place) {
        if (insideStation(game, place)) {
            return Refusal.DEATH_STAR_II_SECTOR;
        }
        if (game.rulings().allows(Deed.DEPLOY_REGARDLESS, player, card, place)) {
            return Refusal.NONE;
        }
        if (onDagobah(game, place)) {
            return Refusal.DAGOBAH;
        }
        if (player == Side.DARK.ordinal() && shielded(game, place)) {
            return Refusal.ENERGY_SHIELD;
        }
        return Refusal.NONE;
    }

    /** Rules of special places for cards that go on others. */
    static Refusal attachment(Game game, int player, int card, int target) {
        Definition definition = game.table().definition(card);
        int place = Whereabouts.location(game.table(), target);
        if (place != Table.NOBODY && insideStation(game, place)) {
            return Refusal.DEATH_STAR_II_SECTOR;
        }
        if (place == Table.NOBODY || !onDagobah(game, place)) {
            return Refusal.NONE;
        }
        boolean equipment = definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
        boolean barred =
                definition.is(Subtype.UTINNI_EFFECT) || (equipment && game.table().laidOut(target));
        return barred && !game.rulings().allows(Deed.DEPLOY_REGARDLESS, player, card, place)
                ? Refusal.DAGOBAH
                : Refusal.NONE;
    }

    /** A Utinni Effect is not aimed at a card on Dagobah unless its own text permits it. */
    static boolean mayAimAt(Game game, int player, int effect, int aim) {
        int place = Whereabouts.location(game.table(), aim);
        return place == Table.NOBODY
                || !game.table().definition(effect).is(Subtype.UTINNI_EFFECT)
                || !onDagobah(game, place)
                || game.rulings().allows(Deed.DEPLOY_REGARDLESS, player, effect, place);
    }

    public static boolean onDagobah(Game game, int place) {
        return Whereabouts.systemOf(game, place).equals("Dagobah");
    }

    /**
     * The Hoth energy shield covers every Hoth site but the outermost exterior marker on the table,
     * and never the Wampa Cave, while the Main Power Generators lie face up.
     */
    public static boolean shielded(Game game, int place) {
        var table = game.table();
        if (!table.definition(place).is(Subtype.SITE) || !game.systemAt(place).equals("Hoth")) {
            return false;
        }
        boolean generators = false;
        int outermost = 0;
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            Definition location = table.definition(at);
            if (location.has(Trait.ENERGY_SHIELD) && !table.has(at, Flag.BLOWN_AWAY)) {
                generators = true;
            }
            if (location.card().marker() < 7) {
                outermost = Math.max(outermost, location.card().marker());
            }
        }
        int marker = table.definition(place).card().marker();
        return generators && marker != 7 && (marker == 0 || marker < outermost || marker <= 3);
    }
}
