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

/** Hoth, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final String MAIN_POWER_GENERATORS = "Hoth: Main Power Generators (1st Marker)";

    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    private static final Filter CHARGED_DROID = DROID.related(AIM_OF, IT);

    /** Locations of Hoth that lie on one of yours. */
    private static final Filter CONVERTED_HOTH = opponents(LOCATION.and(of("Hoth"))).in(CardState.CONVERTED);

    static final Card[] CARDS = {
        device("Deflector Shield Generators", DARK, "3_94")
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(a(STAR_DESTROYER)).costing(3),
                adds(2, ARMOR, HOST),
                adds(2, IMMUNITY_TO_ATTRITION, HOST)),

        device("Electro-Rangefinder", DARK, "3_95")
            .destiny(6).icons(HOTH)
            .says(
                deploysOn(titled("AT-AT Cannon")).costing(2),
                may(Deed.REACH_TWO_SITES_AWAY, HOST, ANYTHING),
                always(add(EPIC_EVENT_TOTAL, 1, HOST).toward(titled("Target The Main Generator")))),

        device("Portable Fusion Generator", DARK, "3_96")
            .destiny(3).icons(HOTH).is(FUSION_GENERATOR)
            .says(
                deploysOn(WARRIOR_CHARACTER),
                adds(1, WEAPON_DESTINY_DRAW, a(BLASTER_RIFLE).or(ARTILLERY_WEAPON).related(FIRED_BY, HOST)),
                adds(1, POWER, CHARGED_DROID),
                may(oncePerTurn()
                    .when(thereIsNo(CHARGED_DROID))
                    .target("target", DROID.presentWith(IT))
                    .then(new AimAt(Optional.of(chosen("target"))))),
                may(oncePerTurn().when(thereIs(CHARGED_DROID)).then(new AimAt(Optional.empty()))),
                asSoonAs(
                    thereIs(CHARGED_DROID).and(thereIsNo(CHARGED_DROID.presentWith(IT))),
                    new AimAt(Optional.empty()))),

        device("Probe Antennae", DARK, "3_97")
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(your(a(PROBE_DROID))),
                adds(2, X, HOST.and(a(PROBE_DROID))),
                deploysOn(your(DROID).except(a(PROBE_DROID))).costing(1),
                may(onceDuringYour(Phase.CONTROL)
                    .when(is(Known.HOST, DROID.except(a(PROBE_DROID)).at(youControl(SITE))))
                    .then(new LookAt(YOU, OPPONENT, Pile.HAND, number(1), false)))),

        Common.hoth(DARK, "3_143", 2, 1),

        site("Hoth", "Defensive Perimeter (3rd Marker)", DARK, "3_144").unique().force(2, 1).marker(3)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
            .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()), drainIfYouControl(1))
            .light(adds(-1, FORFEIT, your(a(TROOPER)).here())).done(),

        site("Hoth", "Echo Command Center (War Room)", DARK, "3_145").unique().force(1, 1)
            .icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(WAR_ROOM)
            .dark(when(
                is(Known.TOWARD, ANYTHING.related(AIMED_AT, titled("Hoth"))),
                add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Commence Primary Ignition"))))
            .light(when(ifYouControl(), free(MOVE_COST, your(STARSHIP).at(siteOf("Hoth"))).toward(titled("Hoth"))))
            .done(),

        site("Hoth", "Echo Corridor", DARK, "3_146").unique().force(1, 1)
            .icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, HOTH)
            .dark(may(at(anyTime())
                .when(ifYouOccupy())
                .when(thereIs(CONVERTED_HOTH))
                .then(new RaiseToTop(CONVERTED_HOTH))))
            .done(),

        site("Hoth", "Echo Docking Bay", DARK, "3_147").unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(DOCKING_BAY)
            .dark(transitFrom(2))
            .light(transitFrom(1)).done(),

        site("Hoth", "Ice Plains (5th Marker)", DARK, "3_148").unique().force(2, 0).marker(5)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
            .dark(
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentHere())
                    .then(moveForFree(chosen("traveler"), titled(MOUNTAINS)))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentAt(titled(MOUNTAINS)))
                    .then(moveForFree(chosen("traveler"), HERE))))
            .light(when(ifYouControl().and(thereIs(titled(MAIN_POWER_GENERATORS))), yours(FORCE_DRAIN, -1, HERE)))
            .done(),

        site("Hoth", "North Ridge (4th Marker)", DARK, "3_149").unique().force(1, 0).marker(4)
            .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
            .dark(always(free(MOVE_COST, your(a(AT_AT))).toward(HERE))).done(),

        site("Hoth", "Wampa Cave (7th Marker)", DARK, "3_150").unique().force(2, 0).marker(7)
            .icons(INTERIOR, PLANET, HOTH).is(MARKER)
            .dark(always(free(DEPLOY_COST, your(CREATURE.and(a(WAMPA)))).toward(HERE)))
            .light(when(ifYouControl().and(thereIs(titled(MAIN_POWER_GENERATORS))), yours(FORCE_DRAIN, -1, HERE)))
            .done(),

        system("Ord Mantell", 7, DARK, "3_151").unique().force(1, 1)
            .icons(PLANET, HOTH)
            .dark(deploy(-2, your(a(BOUNTY_HUNTER)), HERE)).done(),

        vehicleWeapon("AT-AT Cannon", DARK, "3_158")
            .destiny(3).icons(HOTH).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(a(AT_AT))).costing(2),
                fires(STARFIGHTER.or(CHARACTER).or(CREATURE).or(VEHICLE))
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .adding(new Cases(
                        number(0),
                        List.of(
                            new Cases.Case(is(TARGET, CHARACTER.or(CREATURE)), number(1)),
                            new Cases.Case(is(TARGET, VEHICLE), number(2)))))
                    .beating(MORE, defenseValueOr(3, STARFIGHTER))),

        artilleryWeapon("E-web Blaster", DARK, "3_159")
            .destiny(5).deploy(3).forfeit(1)
            .icons(HOTH).is(BLASTER)
            .says(
                deploysOn(SITE),
                new TakenAlong(2, WARRIOR_CHARACTER, number(1)),
                fires(STARFIGHTER.or(CHARACTER).or(CREATURE).or(VEHICLE))
                    .operatedBy(your(WARRIOR_CHARACTER).presentHere())
                    .costing(2)
                    .adding(1)
                    .beating(MORE, defenseValueOr(5, STARFIGHTER))),

        Common.infantryMine(DARK, "3_160"),

        characterWeapon("Probe Droid Laser", DARK, "3_161")
            .destiny(3).icons(HOTH).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(a(PROBE_DROID))),
                fires(ARTILLERY_WEAPON.or(CHARACTER).or(CREATURE))
                    .forFree()
                    .beating(MORE, defenseValueOr(5, ARTILLERY_WEAPON))
                    .doing(branch(is(TARGET, ARTILLERY_WEAPON), lose(chosen("target"))).orElse(hit(chosen("target"))))),

        Common.vehicleMine(DARK, "3_162"),
    };
}
