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

/** Hoth, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    private static final Filter CAVE_OF_WAMPAS = titled("Hoth: Wampa Cave (7th Marker)");

    /** A card that a creature has defeated, and whose opponent chooses what becomes of it. */
    private static Branch mayGoInstead(Filter place) {
        Effect[] away = {cancelIt(), new CarryOff(THAT, place)};
        return branch(is(Known.SUBJECT, new Belonging(YOU)), mayHave(OPPONENT, away)).orElse(mayHave(YOU, away));
    }

    static final Card[] CARDS = {
        imperial("Admiral Ozzel", "3_82").unique().persona("Ozzel")
            .destiny(0).deploy(0).power(3).ability(2).forfeit(4)
            .icons(PILOT, HOTH).is(ADMIRAL, LEADER, ISB_AGENT)
            .says(
                addsToPowerPiloted(2),
                deploy(-1, your(CAPITAL), SYSTEM.and(HERE)),
                automatically(at(just(REACTED).by(OPPONENT).at(HERE)).when(thereIs(persona("Vader"))).then(lose(IT)))),

        imperial("AT-AT Driver", "3_83")
            .destiny(1).deploy(2).power(1).ability(1).forfeit(2)
            .icons(PILOT, HOTH)
            .says(adds(either(2, 3, is(Known.AFFECTED, a(AT_AT))), POWER, WHAT_IT_PILOTS.and(COMBAT_VEHICLE))),

        imperial("Captain Lennox", "3_84").unique().persona("Captain Lennox")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(5)
            .icons(PILOT, WARRIOR, HOTH).is(LEADER).matches("Tyrant")
            .says(
                addsToPowerPiloted(2, 3, persona("Tyrant")),
                may(onceDuringYour(Phase.CONTROL)
                    .target("beam", a(TRACTOR_BEAM).related(ON, STARSHIP.and(a(STAR_DESTROYER)).related(HAS_ABOARD, IT)))
                    .then(new UseDevice(chosen("beam"))))),

        imperial("Captain Piett", "3_85").unique().persona("Piett")
            .destiny(2).deploy(3).power(2).ability(3).forfeit(4)
            .icons(PILOT, HOTH).matches("Executor", "Flagship Executor")
            .says(
                adds(1, POWER, IT, atSameSiteAs(persona("Vader"))),
                addsToPowerPiloted(2, 3, persona("Executor")),
                may(at(anyTime()).use(1).then(takeIntoHand(titled("Probe Droid"))))),

        droid("FX-10 (Effex-ten)", DARK, "3_86")
            .destiny(2).deploy(2).power(1).forfeit(3)
            .icons(HOTH).is(MEDICAL_DROID)
            .says(Common.treatsTheForfeited()),

        imperial("General Veers", "3_87").unique().persona("Veers")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR, HOTH).is(GENERAL, LEADER).matches("Blizzard 1")
            .says(
                adds(1, POWER, IT, atSameSiteAs(persona("Ozzel"))),
                adds(1, POWER, IMPERIAL.here(), whileAt(siteOf("Hoth"))),
                adds(3, POWER, WHAT_IT_PILOTS.and(COMBAT_VEHICLE)),
                adds(1, ARMOR, persona("Blizzard 1").related(HAS_ABOARD, IT)),
                battleDestinyIfUnable(it(ANYTHING.aboard(persona("Blizzard 1"))))),

        imperial("Imperial Gunner", "3_88")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(1)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(
                1,
                WEAPON_DESTINY_DRAW,
                WEAPON.related(ON, new Related(HAS_AS_PASSENGER, IT)))),

        imperial("Lieutenant Cabbel", "3_89").unique().persona("Lieutenant Cabbel")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, HOTH).matches("Tyrant")
            .says(
                adds(2, POWER, WHAT_IT_PILOTS.and(STARSHIP)),
                adds(1, ARMOR, persona("Tyrant").related(HAS_ABOARD, IT)),
                Common.subtractsBesideLeader(IMPERIAL)),

        droid("Probe Droid", DARK, "3_90")
            .destiny(2).deploy(2).power(2).armor(3).forfeit(5)
            .icons(HOTH).is(PROBE_DROID, SPY, ISB_AGENT)
            .says(
                deploysOnly(ANYTHING, thereIs(a(STAR_DESTROYER))),
                always(base(X, new ForceIcons(OPPONENT, HERE), IT)),
                may(onceDuringYour(Phase.CONTROL)
                    .when(whileAt(SITE))
                    .then(new LookAt(YOU, OPPONENT, Pile.HAND, figure(X, Known.IT), false))),
                may(Deed.FORCE_DRAIN, IT, ANYTHING),
                may(Deed.INITIATE_BATTLE, IT, ANYTHING),
                may(Deed.BE_BATTLED, IT, ANYTHING)),

        imperial("Snowtrooper", "3_91")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(SNOWTROOPER, STORMTROOPER, TROOPER)
            .says(deploysOnly(onPlanet("Hoth")), adds(-1, POWER, IT, whileAt(siteOf("Hoth")).not())),

        imperial("Snowtrooper Officer", "3_92").dots(3)
            .destiny(2).deploy(3).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, HOTH).is(SNOWTROOPER, STORMTROOPER, TROOPER, ISB_AGENT)
            .says(
                deploysOnly(onPlanet("Hoth")),
                deploy(-1, a(SNOWTROOPER), SITE.and(HERE)),
                may(Deed.MOVE_AS_REACT, your(a(TROOPER)), siteOf("Hoth").and(HERE))),

        creature("Wampa", DARK, "3_93")
            .destiny(3).deploy(4).defense(3).forfeit(0)
            .icons(HOTH).is(WAMPA)
            .says(
                ferocity(3, 1),
                habitat(siteOf("Hoth")),
                deploysOnly(CAVE_OF_WAMPAS.or(SITE.and(a(MARKER)).in(CardState.UNOCCUPIED))),
                automatically(at(just(DEFEATED).to(CHARACTER).with(IT))
                    .when(thereIs(CAVE_OF_WAMPAS))
                    .then(mayGoInstead(CAVE_OF_WAMPAS)))),

        capital("Stalker", DARK, "3_152").unique().persona("Stalker")
            .destiny(1).deploy(8).power(8).armor(7).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, HOTH)
            .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(1)
            .says(always(free(DEPLOY_COST, a(PROBE_DROID)).toward(SITE.related(RELATED_TO, SYSTEM.and(HERE))))),

        capital("Tyrant", DARK, "3_153").unique().persona("Tyrant")
            .destiny(1).deploy(7).power(8).armor(6).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, HOTH)
            .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .matches("Captain Lennox", "Lieutenant Cabbel")
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(1)
            .says(adds(1, TEXT_DESTINY_DRAW, titled("Tractor Beam").related(ON, IT))),

        combatVehicle("Blizzard 1", DARK, "3_154").unique().persona("Blizzard 1")
            .destiny(2).deploy(6).power(7).armor(7).landspeed(1).forfeit(7)
            .icons(SCOMP_LINK, HOTH).is(AT_AT, ENCLOSED).matches("General Veers")
            .carries(Capacity.pilots(2).withPassengers(8))
            .says(
                immuneToAttrition(4),
                always(add(EPIC_EVENT_TOTAL, 1, titled("AT-AT Cannon").related(ON, IT))
                    .toward(titled("Target The Main Generator"))),
                always(atMost(LANDSPEED, 1, IT))),

        combatVehicle("Blizzard 2", DARK, "3_155").unique().persona("Blizzard 2")
            .destiny(2).deploy(6).power(6).armor(8).landspeed(1).forfeit(6)
            .icons(PILOT, SCOMP_LINK, HOTH).is(AT_AT, ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(8)).permanentPilot(2)
            .says(immuneToAttrition(4), always(atMost(LANDSPEED, 1, IT))),

        combatVehicle("Blizzard Scout 1", DARK, "3_156").unique().persona("Blizzard Scout 1")
            .destiny(4).deploy(3).power(3).armor(4).landspeed(3).forfeit(5)
            .icons(PILOT, SCOMP_LINK, HOTH).is(AT_ST, ENCLOSED)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(1)
            .says(may(Deed.MOVE_AS_REACT, IT, ANYTHING), adds(1, POWER, IT, whileAt(siteOf("Hoth")))),

        combatVehicle("Blizzard Walker", DARK, "3_157").dots(3)
            .destiny(1).deploy(6).power(6).armor(7).landspeed(1).forfeit(6)
            .icons(SCOMP_LINK, HOTH).is(AT_AT, ENCLOSED)
            .carries(Capacity.pilots(2).withPassengers(8))
            .says(immuneToAttrition(4), always(atMost(LANDSPEED, 1, IT))),
    };
}
