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

/** Hoth, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    private static final String NORTH_RIDGE = "Hoth: North Ridge (4th Marker)";

    private static final Filter OUTER_MARKERS =
        titled(NORTH_RIDGE, "Hoth: Ice Plains (5th Marker)", "Hoth: Mountains (6th Marker)");

    private static final Condition SOMEBODY_WORKS_IT =
        is(Known.HOST, STARSHIP.and(with(PILOT))).or(thereIs(your(PILOT_CHARACTER).aboard(HOST)));

    private static final Condition BEARER_ON_HOTH = is(Known.HOST, CHARACTER.at(onPlanet("Hoth")));

    static final Card[] CARDS = {
        device("Artillery Remote", LIGHT, "3_28")
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(2),
                may(
                    Deed.FIRE_FROM_AFAR,
                    HOST,
                    ARTILLERY_WEAPON.related(ON_SAME_PLANET_AS, HERE),
                    whileAt(SITE.or(a(CLOUD)))),
                may(onceDuringYour(Phase.CONTROL)
                    .target("weapon", your(ARTILLERY_WEAPON).related(ON_SAME_PLANET_AS, HERE))
                    .then(new FireWeapon(chosen("weapon"), false, number(0), Optional.of(Known.HOST))))),

        device("Echo Trooper Backpack", LIGHT, "3_29")
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(your(CHARACTER.and(a(TROOPER)))),
                always(set(WEAPONS_PER_TURN, Capacity.UNLIMITED, HOST)),
                always(set(DEVICES_PER_TURN, Capacity.UNLIMITED, HOST)),
                immuneToAttrition(HOST, 3, is(Known.HOST, CHARACTER.at(SITE.and(with(PLANET)))))),

        device("Hoth Survival Gear", LIGHT, "3_30")
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(REBEL.or(WARRIOR_CHARACTER)),
                adds(1, POWER, HOST, BEARER_ON_HOTH),
                adds(1, FORFEIT, HOST, BEARER_ON_HOTH),
                immuneTo(HOST, titled("Frostbite", "Exposure", "Ice Storm"), BEARER_ON_HOTH)),

        device("R2 Sensor Array", LIGHT, "3_31")
            .destiny(6).icons(HOTH)
            .says(
                deploysOn(a(R_UNIT)),
                may(Deed.MOVE_FROM_ATTACK_AS_REACT, your(CHARACTER).presentHere(), ANYTHING),
                adds(3, SEARCH_DESTINY, SITE.related(SAME_OR_ADJACENT_TO, HERE))),

        Common.hoth(LIGHT, "3_55", 1, 2),

        site("Hoth", "Defensive Perimeter (3rd Marker)", LIGHT, "3_56").unique().force(1, 1).marker(3)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
            .dark(drainIfYouControl(1))
            .light(deploy(-1, your(a(ECHO_BASE_TROOPER)), HERE), drainIfYouControl(1)).done(),

        site("Hoth", "Echo Command Center (War Room)", LIGHT, "3_57").unique().force(0, 2)
            .icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(WAR_ROOM)
            .dark(when(battleAt(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)), drainIfYouControl(-1))
            .light(when(
                ifYouControl(),
                yours(TOTAL_POWER, count(CHARACTER.and(a(LEADER)).here()), of("Hoth").in(CardState.BATTLE_LOCATION))))
            .done(),

        site("Hoth", "Echo Corridor", LIGHT, "3_58").unique().force(0, 1)
            .icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, HOTH)
            .light(may(oncePerTurn()
                .when(ifYouControl())
                .target("site", siteOf("Hoth").in(CardState.CONVERTED))
                .use(4)
                .then(new RaiseToTop(chosen("site")))))
            .done(),

        site("Hoth", "Echo Docking Bay", LIGHT, "3_59").unique().force(0, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(DOCKING_BAY)
            .dark(transitFrom(3), always(yours(TRANSIT_TO, 4, HERE)))
            .light(transitFrom(1)).done(),

        site("Hoth", "Echo Med Lab", LIGHT, "3_60").unique().force(0, 1)
            .icons(SCOMP_LINK, INTERIOR, UNDERGROUND, PLANET, HOTH)
            .dark(when(
                ifYouControl().and(thereIs(your(IMPERIAL).presentHere())),
                yours(FORCE_DRAIN, 1, HERE)))
            .light(
                when(compare(keptNumber(), EQUAL, 0), add(DEPLOY_COST, -2, your(a(MEDICAL_DROID)))),
                automatically(at(just(DEPLOYED).by(YOU).to(a(MEDICAL_DROID))).then(note(number(1)))),
                automatically(at(just(TURN_STARTS)).then(note(number(0)))))
            .done(),

        site("Hoth", "Main Power Generators (1st Marker)", LIGHT, "3_61").unique().force(0, 1).marker(1)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER, ENERGY_SHIELD)
            .dark(automatically(at(just(LOCATION_BLOWN_AWAY).to(HERE)).then(loseForce(LIGHT_SIDE, 8))))
            .light(
                automatically(at(just(DEPLOYED).to(IT))
                    .when(thereIsNo(OUTER_MARKERS))
                    .then(
                        branch(
                            ifSo(
                                new PileHolds(YOU, Pile.HAND, titled(NORTH_RIDGE)),
                                new DeployFrom(YOU, Pile.HAND, titled(NORTH_RIDGE), ANYTHING, 0, false, false)))
                            .orElse(deployFromReserveDeck(titled(NORTH_RIDGE), ANYTHING)),
                        branch(
                            ifSo(
                                thereIsNo(OUTER_MARKERS).and(new LocationOfStart(YOU)),
                                new Put(IT, Pile.RESERVE_DECK, Put.Position.TOP)),
                            ifSo(thereIsNo(OUTER_MARKERS), toHand(IT))))),
                gives(POWERED, your(ARTILLERY_WEAPON).here()))
            .done(),

        site("Hoth", "North Ridge (4th Marker)", LIGHT, "3_62").unique().force(1, 1).marker(4)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER, UNCOUNTED_BY_EPIC_EVENTS).done(),

        site("Hoth", "Snow Trench (2nd Marker)", LIGHT, "3_63").unique().force(1, 1).marker(2)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
            .dark(when(ifYouControl(), yours(FORCE_GENERATION, 1, HERE)))
            .light(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here())).done(),

        system("Ord Mantell", 7, LIGHT, "3_64").unique().force(1, 1)
            .icons(PLANET, HOTH)
            .dark(adds(
                count(your(CHARACTER.and(a(BOUNTY_HUNTER))).piloting(new Being(Known.AFFECTED))),
                POWER,
                STARSHIP.here()))
            .light(when(ifYouControl(), add(FORFEIT, -2, opponents(a(BOUNTY_HUNTER))))).done(),

        characterWeapon("Anakin's Lightsaber", LIGHT, "3_71").unique().persona("Anakin's Lightsaber")
            .destiny(1).icons(HOTH).is(LIGHTSABER)
            .matches(
                "Boushh", "Commander Luke Skywalker", "Daughter Of Skywalker", "Leia With Blaster Rifle",
                "Leia, Rebel Princess", "Luke Skywalker", "Luke Skywalker, Jedi Knight", "Luke Skywalker, Rebel Scout",
                "Luke With Lightsaber", "Princess Leia", "Princess Leia Organa", "Son Of Skywalker")
            .says(
                deploysOn(your(SKYWALKER).having(ABILITY, MORE, 3)),
                mayAddToDrain(1),
                firesAsLightsaber()),

        artilleryWeapon("Atgar Laser Cannon", LIGHT, "3_72")
            .destiny(5).deploy(2).forfeit(2)
            .icons(HOTH).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET))),
                fires(VEHICLE.having(ARMOR, AT_LEAST, 0))
                    .operatedBy(your(WARRIOR_CHARACTER).presentHere())
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .adding(2)
                    .beating(MORE, figure(ARMOR, TARGET))
                    .doing(new Crash(chosen("target"))),
                fires(VEHICLE.having(MANEUVER, AT_LEAST, 0))
                    .operatedBy(your(WARRIOR_CHARACTER).presentHere())
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .adding(1)
                    .beating(MORE, figure(MANEUVER, TARGET))),

        characterWeapon("Concussion Grenade", LIGHT, "3_73")
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(2),
                may(at(anyTime())
                    .when(is(Known.HOST, ANYTHING.presentHere()))
                    .target("site", SITE.related(SAME_OR_ADJACENT_TO, HERE).in(CardState.BATTLE_LOCATION))
                    .then(
                        new FireAsFollows(IT),
                        drawWeaponDestiny(),
                        branch(ifSo(compare(destiny(), EQUAL, 0), lose(HOST)))
                            .orElse(lose(all(CHARACTER.or(WEAPON).or(DEVICE))
                                .and(new Figured(DESTINY, EQUAL, destiny()))
                                .presentAt(chosen("site")))),
                        lose(IT)))),

        vehicleWeapon("Dual Laser Cannon", LIGHT, "3_74")
            .destiny(3).icons(HOTH).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(VEHICLE.and(a(SNOWSPEEDER)))).costing(2),
                fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1).adding(either(-1, 2, is(TARGET, VEHICLE)))),

        artilleryWeapon("Golan Laser Battery", LIGHT, "3_75")
            .destiny(4).deploy(3).forfeit(3)
            .icons(HOTH).is(LASER_CANNON, CANNON)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET))),
                fires(CREATURE.or(CHARACTER).or(VEHICLE))
                    .operatedBy(your(WARRIOR_CHARACTER).presentHere())
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .adding(either(0, 2, is(TARGET, CREATURE.or(CHARACTER))))),

        Common.infantryMine(LIGHT, "3_76"),

        artilleryWeapon("Medium Repeating Blaster Cannon", LIGHT, "3_77")
            .destiny(1).deploy(3).forfeit(1)
            .icons(HOTH).is(BLASTER, CANNON)
            .says(
                deploysOn(SITE),
                new TakenAlong(2, WARRIOR_CHARACTER, number(1)),
                fires(CHARACTER.or(CREATURE))
                    .atUpTo(2)
                    .operatedBy(your(WARRIOR_CHARACTER).presentHere())
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .drawing(2)),

        artilleryWeapon("Planet Defender Ion Cannon", LIGHT, "3_78").unique().persona("Planet Defender Ion Cannon")
            .destiny(4).deploy(4).forfeit(4)
            .icons(HOTH).is(CANNON, ION_CANNON)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(OF_REBEL_BASE)),
                fires(CAPITAL)
                    .reaching(Fires.Range.RELATED_SYSTEM)
                    .costing(2)
                    .adding(3)
                    .beating(MORE, figure(ARMOR, TARGET))
                    .doing(
                        lose(STARSHIP_WEAPON.related(ON, chosen("target"))),
                        becomes(POWER, 0, chosen("target")),
                        becomes(HYPERSPEED, 0, chosen("target")))),

        vehicleWeapon("Power Harpoon", LIGHT, "3_79")
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(your(COMBAT_VEHICLE.or(SHUTTLE_VEHICLE))).costing(2),
                fires(VEHICLE.and(a(AT_AT).or(a(AT_ST))))
                    .costing(1)
                    .adding(figure(MANEUVER, Known.HOST))
                    .beating(MORE, number(8))
                    .doing(new Crash(chosen("target"))),
                automatically(at(just(DESTINY_DRAWN).by(YOU).with(IT))
                    .when(compare(eventAmount(), EQUAL, 0))
                    .then(new Crash(HOST))),
                automatically(at(just(WEAPON_DESTINY_FAILED).by(YOU).with(IT)).then(new Crash(HOST)))),

        starshipWeapon("Surface Defense Cannon", LIGHT, "3_80")
            .destiny(5).icons(HOTH).is(CANNON)
            .says(
                deploysOn(your(STARFIGHTER).except(persona("Falcon"))).costing(1),
                deploysOn(your(STARFIGHTER.and(persona("Falcon")))),
                may(Deed.FIRE, IT, HOST, SOMEBODY_WORKS_IT),
                fires(CHARACTER.or(CREATURE)).when(is(Known.HOST, STARSHIP.at(SITE))).costing(1).adding(1)),

        Common.vehicleMine(LIGHT, "3_81"),
    };
}
