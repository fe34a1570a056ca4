package holosite.cards.deathstarii;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Death Star II, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    private static final Filter FASTER_FIGHTERS =
        opponents(STARFIGHTER).presentWith(IT).and(new Figured(MANEUVER, MORE, figure(MANEUVER, Known.IT)));

    private static final Filter BATTERIES = a(TURBOLASER_BATTERY);

    private static final Filter CANNONS =
        STARSHIP_WEAPON.and(a(LASER_CANNON)).except(titled("X-wing Laser Cannon"));

    private static final Condition WITH_LIGHTSABER = it(CHARACTER.related(BEARING, a(LIGHTSABER)));

    private static final Condition ALONE = it(CHARACTER.in(CardState.ALONE));

    static final Card[] CARDS = {
        rebel("Luke Skywalker, Jedi Knight", "9_24").unique().persona("Luke")
            .destiny(6).deploy(8).power(6).ability(6).forfeit(9)
            .icons(PILOT, WARRIOR, DEATH_STAR_II).is(SCOUT)
            .matches("Artoo-Detoo In Red 5", "Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .says(
                deploysFor(-3, of("Endor").or(of("Home One")).or(titled("Home One"))),
                addsToPowerPiloted(2),
                adds(2, POWER, IT, WITH_LIGHTSABER),
                when(it(new InState(CardState.ACTIVE).or(new InState(CardState.CAPTIVE))), add(CROSSING_OVER, -3, IT)),
                immuneToAttrition(5),
                immuneToAttrition(6, ALONE.or(WITH_LIGHTSABER)),
                immuneToAttrition(7, ALONE.and(WITH_LIGHTSABER))),

        starfighter("A-wing", LIGHT, "9_62")
            .destiny(3).deploy(2).power(3).maneuver(5).hyperspeed(4).forfeit(3)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II).is(A_WING, REBEL_STARSHIP)
            .permanentPilot(1)
            .says(
                mayNot(Deed.REACT, OPPONENT, ANYTHING, HERE),
                adds(-1, POWER, IT, thereIs(FASTER_FIGHTERS))),

        capital("Home One", LIGHT, "9_74").unique().persona("Home One")
            .destiny(1).deploy(12).power(9).armor(8).hyperspeed(3).forfeit(12)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(MON_CALAMARI_STAR_CRUISER, SHIP_DOCKING, REBEL_STARSHIP)
            .carries(Capacity.pilots(Capacity.UNLIMITED)
                .withPassengers(Capacity.UNLIMITED)
                .withVehicles(Capacity.UNLIMITED)
                .withStarfighters(Capacity.UNLIMITED))
            .permanentPilots(2, 4)
            .says(
                immuneToAttrition(8, pilotedBy(persona("Ackbar")).not()),
                immuneToAttrition(10, pilotedBy(persona("Ackbar")))),

        capital("Independence", LIGHT, "9_75").unique().persona("Independence")
            .destiny(1).deploy(9).power(8).armor(6).hyperspeed(3).forfeit(10)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(MON_CALAMARI_STAR_CRUISER, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(5).withPassengers(6).withVehicles(1).withStarfighters(3)).permanentPilot(2)
            .says(
                immuneToAttrition(3, thereIs(REBEL.and(a(LEADER)).aboard(IT)).not()),
                immuneToAttrition(4, thereIs(REBEL.and(a(LEADER)).aboard(IT)))),

        capital("Nebulon-B Frigate", LIGHT, "9_80")
            .destiny(3).deploy(5).power(4).armor(5).hyperspeed(4).forfeit(6)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II).is(NEBULON_B_FRIGATE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(4).withPassengers(4).withStarfighters(2)).permanentPilot(1)
            .says(
                may(Deed.DEPLOY, BATTERIES, IT),
                may(Deed.DEPLOY, CANNONS, IT),
                always(free(DEPLOY_COST, BATTERIES).toward(IT)),
                always(free(DEPLOY_COST, CANNONS).toward(IT))),
    };
}
