package holosite.rules.compile;

import holosite.language.card.Subtype;
import holosite.language.filter.Relation;
import holosite.rules.place.Layout;
import holosite.rules.politics.Senate;
import holosite.rules.presence.Participation;
import holosite.rules.state.DeployedTogether;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.training.Apprentices;
import holosite.rules.weapon.Fire;
import holosite.rules.weapon.PermanentWeapons;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/** Whether two cards have a relation that a text can name. */
public final class Relations {
    private Relations() {}

    public static boolean holds(GameState game, Relation relation, int card, int other) {
        var table = game.table();
        return switch (relation) {
            case AT -> card != other && Whereabouts.location(table, card) == other;
            case PRESENT_AT -> Whereabouts.presentAt(table, card, other);
            case ON_SAME_PLANET_AS -> card != other && onSamePlanet(game, card, other);
            case AT_SAME_PLANET_AS ->
                    table.laidOut(other)
                            && Whereabouts.atPlanet(game, card, Whereabouts.systemOf(game, other));
            case WITH -> card != other && sameLocation(table, card, other);
            case PRESENT_WITH ->
                    card != other
                            && Whereabouts.present(table, card) != Table.NOBODY
                            && Whereabouts.present(table, card)
                                    == Whereabouts.present(table, other);
            case AT_SAME_SITE_AS ->
                    card != other && sameLocation(table, card, other) && atSite(table, card);
            case AT_SAME_OR_ADJACENT_SITE_AS ->
                    card != other
                            && atSite(table, card)
                            && (sameLocation(table, card, other) || adjacent(game, card, other));
            case AT_ADJACENT_SITE_TO -> atSite(table, card) && adjacent(game, card, other);
            case ABOARD -> Whereabouts.aboard(table, card, other);
            case PILOTING -> Piloting.pilots(game, card, other);
            case DRIVING -> Piloting.drives(game, card, other);
            case HAS_AS_PASSENGER -> Piloting.ridesAlong(game, other, card);
            case PASSENGER_OF -> Piloting.ridesAlong(game, card, other);
            case PILOTED_BY -> Piloting.pilots(game, other, card);
            case HAS_ABOARD -> Whereabouts.aboard(table, other, card);
            case ON ->
                    table.host(card) == other && table.role(card) == Role.ON
                            || Apprentices.hasOnHim(game, other, card);
            case BEARING ->
                    card == other
                            ? PermanentWeapons.has(game, card)
                            : table.host(other) == card && table.role(other) == Role.ON;
            case ESCORTING -> table.host(other) == card && table.role(other) == Role.ESCORTED;
            case ESCORTED_BY -> table.host(card) == other && table.role(card) == Role.ESCORTED;
            case RELATED_TO ->
                    table.laidOut(other)
                            && (table.laidOut(card)
                                    ? Layout.related(game, card, other)
                                    : Layout.wouldBeRelated(game, card, other));
            case ADJACENT_TO ->
                    table.laidOut(card)
                            && table.laidOut(other)
                            && Layout.adjacent(game, card, other);
            case SAME_OR_ADJACENT_TO ->
                    card == other
                            || (table.laidOut(card)
                                    && table.laidOut(other)
                                    && Layout.adjacent(game, card, other));
            case WHERE_IS -> card != other && Whereabouts.location(table, other) == card;
            case WHERE_PRESENT -> Whereabouts.presentAt(table, other, card);
            case AIMED_AT -> table.aim(card) == other;
            case INSIDE -> table.laidOut(card) && table.aim(card) == other;
            case AIM_OF -> Retargets.targets(game, other, card);
            case MENTOR_OF -> Apprentices.mentorOf(game, other) == card;
            case ORBITED_BY -> Orbit.station(game, other) && table.aim(other) == card;
            case SHARING_AGENDA_WITH -> card != other && Senate.shareAgenda(game, card, other);
            case SAME_PERSONA_AS ->
                    table.definition(card).isUnique()
                            && table.definition(other).isUnique()
                            && table.definition(card).samePersona(table.definition(other));
            case SAME_TITLE_AS -> table.definition(card).sameTitle(table.definition(other));
            case MATCHING -> table.definition(card).matches(table.definition(other));
            case IN_DIRECTION_OF, FARTHER_FROM ->
                    throw new IllegalArgumentException("it is seen from somewhere");
            case NEAREST_TO ->
                    table.laidOut(card)
                            && table.laidOut(other)
                            && Layout.nearestSector(
                                            game, other, Layout.beyond(table.definition(card)))
                                    == card;
            case STACKED_ON -> table.host(card) == other && table.role(card) == Role.STACKED;
            case HOLDS -> table.host(other) == card && table.role(other) == Role.STACKED;
            case WITHIN_RANGE_OF -> table.laidOut(other) && Fire.reaches(game, card, other);
            case FIRED_BY -> Fire.firerOf(game, card) == other;
            case FIRING -> Fire.firerOf(game, other) == card;
            case DEPLOYING_WITH -> game.assumptions().areDeployedTogether(card, other);
            case DEPLOYED_WITH -> card == other || DeployedTogether.are(game, card, other);
            case DEPLOYED_BY -> game.assumptions().isDeployedBy(card, other);
            case IN_BATTLE_WITH ->
                    card != other
                            && Participation.takesPart(game, card)
                            && Participation.takesPart(game, other);
        };
    }

    /**
     * Whether a ship or vehicle stands in the relation to itself by the persons built into it, who
     * are aboard for good and at its controls.
     */
    static boolean holdsByCrew(GameState game, Relation relation, int card) {
        var definition = game.table().definition(card);
        if (!definition.card().hasUniqueCrew()) {
            return false;
        }
        return switch (relation) {
            case ABOARD, HAS_ABOARD -> true;
            case PILOTING, PILOTED_BY ->
                    definition.permanentPilots() > 0
                            && !Piloting.needsDriver(game.table(), card)
                            && Piloting.piloted(game, card);
            case DRIVING ->
                    definition.permanentPilots() > 0
                            && Piloting.needsDriver(game.table(), card)
                            && Piloting.piloted(game, card);
            default -> false;
        };
    }

    /** On the planet of that location, or of the other card on it. */
    private static boolean onSamePlanet(GameState game, int card, int other) {
        int place = Whereabouts.location(game.table(), other);
        if (place == Table.NOBODY || game.systemAt(place).isEmpty()) {
            return false;
        }
        String planet = Whereabouts.systemOf(game, place);
        return Whereabouts.onPlanet(game, card, planet)
                && (place == other || Whereabouts.onPlanet(game, other, planet));
    }

    private static boolean sameLocation(Table table, int card, int other) {
        int location = Whereabouts.location(table, card);
        return location != Table.NOBODY && location == Whereabouts.location(table, other);
    }

    private static boolean atSite(Table table, int card) {
        int location = Whereabouts.location(table, card);
        return location != Table.NOBODY && table.definition(location).is(Subtype.SITE);
    }

    private static boolean adjacent(GameState game, int card, int other) {
        int here = Whereabouts.location(game.table(), card);
        int there = Whereabouts.location(game.table(), other);
        return here != Table.NOBODY && there != Table.NOBODY && Layout.adjacent(game, here, there);
    }
}
