package holosite.cards.hoth;

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

/** Hoth, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        rebel("Commander Luke Skywalker", "3_3").unique().persona("Luke")
            .destiny(1).deploy(4).power(4).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR, HOTH).is(COMMANDER, LEADER, ROGUE_SQUADRON)
            .matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .says(
                deploysOnly(onPlanet("Hoth")),
                addsToPowerPiloted(3),
                addsToManeuverPiloted(2, persona("Rogue 1")),
                immuneToAttrition(3),
                adds(1, FORFEIT,
                    CHARACTER.and(a(ROGUE_SQUADRON).or(a(GUNNER))).related(AT_SAME_SITE_AS, IT),
                    whileAt(siteOf("Hoth")))),

        rebel("Dack Ralter", "3_4").unique().persona("Dack")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(
                either(1, 3, it(CHARACTER.aboard(persona("Rogue 1"))).or(it(CHARACTER.with(persona("Luke"))))),
                WEAPON_DESTINY_DRAW,
                WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                it(CHARACTER.related(PASSENGER_OF, VEHICLE.or(STARSHIP))))),

        rebel("Derek 'Hobbie' Klivian", "3_5").unique().persona("Hobbie")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR, HOTH).is(ROGUE_SQUADRON).matches("Rogue 4", "Red Squadron 4")
            .says(
                adds(2, POWER, IT, atSameSiteAs(persona("Biggs"))),
                addsToPowerPiloted(either(2, 3, it(CHARACTER.with(a(STAR_DESTROYER))))),
                addsToManeuverPiloted(2, persona("Rogue 4"))),

        rebel("Echo Base Trooper", "3_6")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(ECHO_BASE_TROOPER, REBEL_TROOPER, TROOPER)
            .says(deploysOnly(onPlanet("Hoth")), adds(-1, POWER, IT, it(CHARACTER.at(SITE.except(of("Hoth")))))),

        rebel("Echo Base Trooper Officer", "3_7").dots(3)
            .destiny(2).deploy(3).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, HOTH).is(ECHO_BASE_TROOPER, REBEL_TROOPER, TROOPER)
            .says(
                deploysOnly(onPlanet("Hoth")),
                deploy(-1, a(ECHO_BASE_TROOPER), HERE.and(SITE)),
                may(Deed.MOVE_AS_REACT, your(CHARACTER.and(a(TROOPER))), HERE.and(siteOf("Hoth")))),

        droid("EG-4 (Eegee-Four)", LIGHT, "3_8")
            .destiny(0).deploy(1).power(0).forfeit(3)
            .icons(HOTH).is(POWER_DROID)
            .says(
                adds(1, POWER, your(DROID).presentWith(IT)),
                doublesPowerAsDestiny()),

        rebel("Rogue Gunner", "3_17")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(1)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(
                1,
                WEAPON_DESTINY_DRAW,
                WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                it(CHARACTER.related(PASSENGER_OF, VEHICLE.or(STARSHIP))))),

        capital("Medium Transport", LIGHT, "3_65")
            .destiny(3).deploy(2).power(1).armor(3).hyperspeed(4).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, HOTH)
            .is(MEDIUM_TRANSPORT, TRANSPORT_SHIP, REBEL_STARSHIP, LIKE_A_STARFIGHTER, SHIP_DOCKING)
            .carries(Capacity.pilots(1).withPassengers(4).withVehicles(1)).permanentPilot(1).says(),

        combatVehicle("Rogue 1", LIGHT, "3_66").unique().persona("Rogue 1")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(6)
            .icons(HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(Capacity.pilotsOrPassengers(2))
            .says(immuneToAttrition(3, pilotedBy(persona("Luke"))), may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth"))),

        combatVehicle("Snowspeeder", LIGHT, "3_69")
            .destiny(1).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(4)
            .icons(PILOT, HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(1)
            .says(may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth"))),
    };
}
