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

    private static final Filter HIDDEN = new InState(CardState.UNDERCOVER);

    private static final Filter BATTLE_OF_ABLE_REBELS =
        BATTLE_LOCATION.related(WHERE_IS, your(REBEL.having(ABILITY, MORE, 2).or(a(LEADER))));

    private static final Filter SPIES_HERE =
        opponents(a(SPY)).and(new InState(CardState.ACTIVE).or(HIDDEN)).presentWith(IT);

    /** Where a droid can get at what has been hit. */
    private static final Filter WITHIN_REACH =
        SITE.related(SAME_OR_ADJACENT_TO, HERE).or(SYSTEM.or(a(CLOUD)).related(RELATED_TO, HERE));

    static final Card[] CARDS = {
        droid("2-1B (Too-Onebee)", LIGHT, "3_1").unique().persona("2-1B (Too-Onebee)")
            .destiny(1).deploy(2).power(0).forfeit(5)
            .icons(HOTH).is(MEDICAL_DROID)
            .says(
                may(at(just(LOST).to(your(CHARACTER).except(DROID)).at(SITE.related(WHERE_IS, IT)))
                    .once(Limit.Per.TURN)
                    .then(toUsedPile(THAT))),
                adds(-2, X, your(titled("Bacta Tank")))),

        rebel("Cal Alder", "3_2").unique().persona("Cal Alder")
            .destiny(2).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(SCOUT)
            .says(
                adds(1, POWER, IT, whileAt(titled("Hoth: Defensive Perimeter (3rd Marker)"))),
                always(free(MOVE_COST, your(VEHICLE)).toward(SITE.related(IN_DIRECTION_OF, IT)))),

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
                WEAPON.related(ON, new Related(HAS_AS_PASSENGER, IT)))),

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

        droid("FX-7 (Effex-Seven)", LIGHT, "3_9")
            .destiny(2).deploy(2).power(0).forfeit(3)
            .icons(HOTH).is(MEDICAL_DROID)
            .says(
                Common.treatsTheForfeited(),
                always(add(X, -2, your(titled("Bacta Tank"))).cumulatively())),

        rebel("General Carlist Rieekan", "3_10").unique().persona("General Carlist Rieekan")
            .destiny(1).deploy(3).power(2).ability(2).forfeit(5)
            .icons(WARRIOR, HOTH).is(GENERAL, LEADER)
            .says(
                adds(1, POWER, REBEL.presentWith(IT), whileAt(siteOf("Hoth"))),
                may(cancelsOnTable(titled("Death Squadron")).use(1)),
                adds(1, X, titled("Echo Base Operations"), whileAt(Common.ECHO_SITE))),

        rebel("Jeroen Webb", "3_11").unique().persona("Jeroen Webb")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(4)
            .icons(PILOT, HOTH).is(SPY)
            .says(addsToPowerPiloted(2), Common.subtractsBesideLeader(REBEL)),

        droid("K-3PO (Kay-Threepio)", LIGHT, "3_12").unique().persona("K-3PO (Kay-Threepio)")
            .destiny(4).deploy(2).power(1).forfeit(3)
            .icons(HOTH).is(PROTOCOL_DROID)
            .says(
                may(Deed.INITIATE_BATTLE, IT, ANYTHING),
                may(Deed.BE_BATTLED, IT, ANYTHING),
                adds(count(your(DROID).related(AT_SAME_SITE_AS, IT)), POWER, IT, whileAt(OF_REBEL_BASE)),
                new Gives(
                    IT,
                    Optional.empty(),
                    Optional.of(LEADER),
                    it(ANYTHING.presentWith(your(DROID))))),

        rebel("Major Bren Derlin", "3_13").unique().persona("Major Bren Derlin")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(WARRIOR, HOTH)
            .says(
                mayNot(Deed.REACT_TO, OPPONENT, ANYTHING, Common.ECHO_SITE, whileAt(onPlanet("Hoth"))),
                may(cancelsOnTable(titled("Breached Defenses")).when(whileAt(onPlanet("Hoth"))).use(1)),
                adds(1, POWER, IT, whileAt(titled("Tatooine: Cantina"))),
                may(cancelsPlayed(titled("Local Trouble")).when(whileAt(titled("Tatooine: Cantina"))).use(1))),

        droid("R-3PO (Ar-Threepio)", LIGHT, "3_14").unique().persona("R-3PO (Ar-Threepio)")
            .destiny(3).deploy(2).power(1).forfeit(3)
            .icons(HOTH).is(PROTOCOL_DROID)
            .says(must(at(your(Phase.CONTROL))
                .when(thereIs(SPIES_HERE))
                .then(new ForEach("spy", SPIES_HERE, List.of(loseForce(
                    OPPONENT,
                    new Cases(
                        number(1),
                        List.of(
                            new Cases.Case(is(the("spy"), DROID.or(HIDDEN)), number(2)),
                            new Cases.Case(is(the("spy"), DROID.and(HIDDEN)), number(4)))))))))),

        droid("R5-M2 (Arfive-Emmtoo)", LIGHT, "3_15")
            .destiny(4).deploy(1).power(1).forfeit(3)
            .icons(NAV_COMPUTER, HOTH).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, CAPITAL.related(HAS_ABOARD, IT)),
                adds(1, HYPERSPEED, CAPITAL.related(HAS_ABOARD, IT)),
                immuneToAttrition(CAPITAL.related(HAS_ABOARD, IT), 3)),

        rebel("Rebel Scout", "3_16").dots(3)
            .destiny(2).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(SCOUT)
            .says(
                may(Deed.MOVE_AS_REACT, IT, BATTLE_OF_ABLE_REBELS),
                when(it(ANYTHING.in(CardState.REACTING)), free(MOVE_COST, IT).toward(BATTLE_OF_ABLE_REBELS))),

        rebel("Rogue Gunner", "3_17")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(1)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(
                1,
                WEAPON_DESTINY_DRAW,
                WEAPON.related(ON, new Related(HAS_AS_PASSENGER, IT)))),

        rebel("Romas 'Lock' Navander", "3_18").unique().persona("Romas 'Lock' Navander")
            .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, HOTH).is(CORELLIAN)
            .says(
                addsToPowerPiloted(1),
                adds(1, MANEUVER, WHAT_IT_PILOTS),
                mayNot(Deed.REACT, OPPONENT, ANYTHING, HERE)),

        rebel("Shawn Valdez", "3_19").unique().persona("Shawn Valdez")
            .destiny(3).deploy(3).power(1).ability(2).forfeit(4)
            .icons(WARRIOR, HOTH).is(LEADER, MUSICIAN, REBEL_TROOPER, ECHO_BASE_TROOPER, TROOPER)
            .says(may(at(just(BATTLE_INITIATED).by(YOU).at(HERE))
                .once(Limit.Per.EVENT)
                .target(new Target(
                    "troopers",
                    your(CHARACTER.and(a(TROOPER)))
                        .at(SITE.related(ADJACENT_TO, HERE))
                        .except(new InState(CardState.TOOK_PART_IN_BATTLE_THIS_TURN)),
                    number(1),
                    number(Choice.ANY),
                    YOU))
                .then(move(chosen("troopers"), THERE)))),

        rebel("Tamizander Rey", "3_20").unique().persona("Tamizander Rey")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, HOTH)
            .says(
                addsToPowerPiloted(2),
                when(whileAt(SITE.and(with(EXTERIOR))), free(MOVE_COST, your(STARSHIP).here())),
                may(oncePerTurn()
                    .when(whileAt(titled("Hoth: Echo Docking Bay")))
                    .target("traveler", CHARACTER.at(onPlanet("Hoth")))
                    .then(thisTurn(immuneTo(chosen("traveler"), titled("The Shield Doors Must Be Closed")))))),

        rebel("Tauntaun Handler", "3_21").dots(3)
            .destiny(2).deploy(2).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(SCOUT)
            .says(
                adds(2, POWER, CREATURE_VEHICLE.related(HAS_ABOARD, IT)),
                battleDestinyIfUnable(it(ANYTHING.aboard(a(TAUNTAUN))))),

        rebel("Tigran Jamiro", "3_22").unique().persona("Tigran Jamiro")
            .destiny(3).deploy(2).power(2).ability(2).forfeit(4)
            .icons(WARRIOR, HOTH)
            .says(
                deploysOnly(OF_REBEL_BASE.except(SYSTEM)),
                mayNot(
                    Deed.MOVE_TO,
                    EITHER,
                    opponents(ALIEN.or(IMPERIAL)).related(AT_SAME_SITE_AS, IT),
                    Common.ECHO_SITE.or(siteOf("Yavin 4").and(with(INTERIOR))))),

        rebel("Toryn Farr", "3_23").unique().persona("Toryn Farr")
            .destiny(4).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, HOTH).is(FEMALE)
            .says(
                addsToPowerPiloted(2),
                adds(
                    1,
                    WEAPON_DESTINY_DRAW,
                    your(titled("Planet Defender Ion Cannon")).related(ON_SAME_PLANET_AS, HERE),
                    whileAt(a(WAR_ROOM)))),

        droid("WED-1016 'Techie' Droid", LIGHT, "3_24").unique().persona("WED-1016 'Techie' Droid")
            .destiny(3).deploy(2).power(0).forfeit(3)
            .icons(HOTH).is(MAINTENANCE_DROID)
            .says(may(at(just(TO_BE_LOST).to(STARSHIP.or(VEHICLE).in(CardState.HIT)).at(WITHIN_REACH))
                .once(Limit.Per.TURN)
                .when(whileAt(SITE.and(with(EXTERIOR)).and(with(PLANET)).or(a(DOCKING_BAY))))
                .lose(1)
                .then(toUsedPile(THAT)))),

        rebel("Wes Janson", "3_25").unique().persona("Wes Janson")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(
                either(
                    1,
                    3,
                    it(CHARACTER.aboard(persona("Rogue 3"))).or(it(CHARACTER.with(personas("Wedge", "Jek Porkins"))))),
                WEAPON_DESTINY_DRAW,
                WEAPON.related(ON, new Related(HAS_AS_PASSENGER, IT)))),

        rebel("Wyron Serper", "3_26").unique().persona("Wyron Serper")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(3)
            .icons(HOTH).is(SPY)
            .says(
                always(base(X, new ForceIcons(DARK_SIDE, HERE), IT)),
                may(onceDuringYour(Phase.CONTROL)
                    .when(whileAt(SITE))
                    .then(new LookAt(YOU, OPPONENT, Pile.HAND, figure(X, Known.IT), false))),
                adds(2, DESTINY, your(titleSpells("scan")).and(DrawnAs.ANY_DESTINY))),

        rebel("Zev Senesca", "3_27").unique().persona("Zev Senesca")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR, HOTH).is(ROGUE_SQUADRON).matches("Rogue 2")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(3, persona("Rogue 2")),
                battleDestinyIfUnable(piloting(persona("Rogue 2")))),

        capital("Medium Transport", LIGHT, "3_65")
            .destiny(3).deploy(2).power(1).armor(3).hyperspeed(4).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, HOTH)
            .is(MEDIUM_TRANSPORT, TRANSPORT_SHIP, REBEL_STARSHIP, LIKE_A_STARFIGHTER, SHIP_DOCKING)
            .carries(Capacity.pilots(1).withPassengers(4).withVehicles(1)).permanentPilot(1).says(),

        combatVehicle("Rogue 1", LIGHT, "3_66").unique().persona("Rogue 1")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(6)
            .icons(HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED, ROGUE_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(2))
            .says(immuneToAttrition(3, pilotedBy(persona("Luke"))), may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth"))),

        combatVehicle("Rogue 2", LIGHT, "3_67").unique().persona("Rogue 2")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(5)
            .icons(HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED, ROGUE_SQUADRON).matches("Zev Senesca")
            .carries(Capacity.pilotsOrPassengers(2))
            .says(
                immuneToAttrition(3, pilotedBy(persona("Zev Senesca"))),
                may(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                    .when(thereIsNo(PILOT_CHARACTER.aboard(IT).except(new InState(CardState.IN_SEARCH_PARTY))))
                    .once(Limit.Per.EVENT)
                    .then(thisAction(always(yours(SEARCH_DESTINY, 2, THERE)))))),

        combatVehicle("Rogue 3", LIGHT, "3_68").unique().persona("Rogue 3")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(5)
            .icons(HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED, ROGUE_SQUADRON)
            .matches("Commander Wedge Antilles", "Wedge Antilles", "Wedge Antilles, Red Squadron Leader")
            .carries(Capacity.pilotsOrPassengers(2))
            .says(immuneToAttrition(3, pilotedBy(persona("Wedge"))), may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth"))),

        combatVehicle("Snowspeeder", LIGHT, "3_69")
            .destiny(1).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(4)
            .icons(PILOT, HOTH).is(SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(1)
            .says(may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth"))),

        creatureVehicle("Tauntaun", LIGHT, "3_70")
            .destiny(4).deploy(1).power(1).maneuver(2).landspeed(2).forfeit(3)
            .icons(HOTH).is(TAUNTAUN)
            .carries(Capacity.passengers(1))
            .says(
                deploysOnly(onPlanet("Hoth")),
                always(base(ABILITY, 0.25, IT)),
                may(Deed.MOVE_AWAY_AS_REACT, IT, ANYTHING, whileInBattle()),
                may(at(anyTime())
                    .target("rider", CHARACTER.aboard(IT))
                    .cost(new Cost.Give(IT, Pile.LOST_PILE))
                    .then(thisTurn(immuneTo(chosen("rider"), titled("Exposure")))))),
    };
}
