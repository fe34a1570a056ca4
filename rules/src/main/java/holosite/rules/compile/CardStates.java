package holosite.rules.compile;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.filter.CardState;
import holosite.rules.capture.SearchParty;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Markers;
import holosite.rules.place.PlaceRules;
import holosite.rules.podrace.Podraces;
import holosite.rules.politics.Senate;
import holosite.rules.presence.Alone;
import holosite.rules.presence.Participation;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.weapon.Fire;
import holosite.rules.weapon.PermanentWeapons;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/** Whether a card is in a state a text can name. */
final class CardStates {
    private CardStates() {}

    static boolean is(GameState game, CardState state, int card) {
        var table = game.table();
        return switch (state) {
            case HIT -> table.has(card, Flag.HIT);
            case HIT_BY_WEAPON -> table.has(card, Flag.HIT) && table.has(card, Flag.HIT_BY_WEAPON);
            case CAPTIVE -> table.has(card, Flag.CAPTIVE);
            case IMPRISONED -> table.role(card) == Role.IMPRISONED;
            case FROZEN -> table.has(card, Flag.FROZEN);
            case MISSING -> table.has(card, Flag.MISSING);
            case IN_SEARCH_PARTY -> SearchParty.isMember(game, card);
            case COMPLETED -> table.has(card, Flag.COMPLETED);
            case FACE_DOWN -> table.has(card, Flag.FACE_DOWN);
            case ON_OWN_SIDE -> table.in(card, table.owner(card), Zone.SIDE_OF_TABLE);
            case UNDERCOVER -> table.has(card, Flag.UNDERCOVER);
            case STOLEN -> table.has(card, Flag.STOLEN);
            case DISARMED -> table.has(card, Flag.DISARMED);
            case CRASHED -> table.has(card, Flag.CRASHED);
            case DAMAGED -> Podraces.isDamaged(table, card);
            case PILOTED -> piloted(game, card);
            case UNPILOTED -> !piloted(game, card);
            case LANDED -> Piloting.landed(table, card);
            case ON_BOMBING_RUN -> table.has(card, Flag.BOMBING_RUN);
            case IN_BATTLE -> Participation.takesPart(game, card);
            case DEFENDING ->
                    Participation.takesPart(game, card)
                            && table.owner(card) != game.battle().initiator();
            case ALONE -> Alone.is(game, card);
            case WITH_LONE_PERMANENT_PILOT -> Alone.permanentPilot(game, card);
            case ARMED -> PermanentWeapons.armed(game, card);
            case ARMED_WITH_MATCHING_WEAPON -> PermanentWeapons.armedWithMatching(game, card);
            case AT_SCOMP_LINK -> atScompLink(game, card);
            case PRESENT_WITH_SCOMP_LINK -> presentWithScompLink(game, card);
            case ACTIVE -> Standing.of(game).isActive(card);
            case ACTIVE_OR_INACTIVE -> true;
            case EMPTY -> empty(table, card);
            case BATTLE_LOCATION -> game.battle().isGoingOn() && game.battle().location() == card;
            case DRAIN_LOCATION -> game.drainLocation() == card;
            case DRAINED_THIS_TURN -> table.has(card, Flag.DRAIN_BEGUN_HERE);
            case BATTLED_THIS_TURN -> table.has(card, Flag.BATTLE_BEGUN_HERE);
            case IN_SENATE_MAJORITY -> Senate.inMajority(game, card);
            case UNOCCUPIED -> table.laidOut(card) && Presence.unoccupied(game, card);
            case BATTLEGROUND ->
                    table.laidOut(card)
                            ? Presence.battleground(game, card)
                            : Presence.printedBattleground(table.definition(card));
            case CONVERTED -> converted(table, card);
            case BLOWN_AWAY -> table.has(card, Flag.BLOWN_AWAY);
            case COLLAPSED -> table.has(card, Flag.COLLAPSED);
            case SHIELDED -> table.laidOut(card) && PlaceRules.shielded(game, card);
            case READY_TO_FIRE -> Fire.ready(game, card);
            case NIGHTTIME -> Standing.of(game).hasTrait(game, card, Trait.NIGHTTIME);
            case INNERMOST_MARKER -> Markers.innermost(game, card);
            case OUTERMOST_MARKER -> Markers.outermost(game, card);
            case BEING_PLAYED -> table.in(card, Zone.BEING_PLAYED);
            case DEPLOYED_FROM_HAND_THIS_TURN ->
                    table.has(card, Flag.DEPLOYED_THIS_TURN) && table.has(card, Flag.FROM_HAND);
            case DEPLOYED_THIS_TURN -> table.has(card, Flag.DEPLOYED_THIS_TURN);
            case TOOK_PART_IN_BATTLE_THIS_TURN -> table.has(card, Flag.BATTLED);
            case MOVED_THIS_TURN -> table.has(card, Flag.MOVED);
            case USED_THIS_TURN ->
                    table.has(card, Flag.USED_WEAPON) || table.has(card, Flag.USED_DEVICE);
            case FORFEITED_WEAPON_THIS_TURN -> table.has(card, Flag.FORFEITED_WEAPON);
            case REACTING -> game.assumptions().isReacting(card);
            case FORFEITABLE ->
                    Participation.forfeitable(game, table.owner(card), card)
                            || Participation.forfeitableByText(game, table.owner(card), card);
            case GIVING_PRESENCE -> Presence.gives(game, card);
            case WITH_ABILITY -> Presence.givesAbility(game, card);
            case MOUTH_CLOSED -> table.counter(card) == 1;
            case TEXT_CANCELED -> Standing.of(game).textCanceled(card);
        };
    }

    /** A starship that deploys together with its pilot is piloted from the first. */
    private static boolean piloted(GameState game, int vessel) {
        return Piloting.piloted(game, vessel)
                || game.assumptions().deployedWith(vessel) != Table.NOBODY;
    }

    private static boolean atScompLink(GameState game, int card) {
        int location = Whereabouts.location(game.table(), card);
        return location != card && hasScompLink(game, location) || usesLinkOfShip(game, card);
    }

    private static boolean presentWithScompLink(GameState game, int card) {
        return hasScompLink(game, Whereabouts.present(game.table(), card))
                || usesLinkOfShip(game, card);
    }

    private static boolean hasScompLink(GameState game, int place) {
        return place != Table.NOBODY && Standing.of(game).hasIcon(game, place, Icon.SCOMP_LINK);
    }

    /** In a seat of a ship or vehicle with a Scomp link. */
    private static boolean usesLinkOfShip(GameState game, int card) {
        int vessel = game.table().host(card);
        return hasScompLink(game, vessel)
                && (Piloting.ridesAlong(game, card, vessel)
                        || Piloting.pilots(game, card, vessel)
                        || Piloting.drives(game, card, vessel));
    }

    private static boolean empty(Table table, int ship) {
        for (int on = table.top(Table.on(ship)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on).aboard()) {
                return false;
            }
        }
        return true;
    }

    private static boolean converted(Table table, int location) {
        for (int on = table.top(Table.on(location)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.COVERED) {
                return true;
            }
        }
        return false;
    }

    /** With one of these figures changed by something that such a card has done. */
    static CardTest doneTo(CardTest by, List<Figure> figures) {
        return (game, x, card) ->
                LastingTexts.changed(game, card, figures, it -> by.fits(game, x, it));
    }
}
