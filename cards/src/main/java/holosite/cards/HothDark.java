package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.UNDERGROUND;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.ARTILLERY_WEAPON;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Subtype.COMBAT_VEHICLE;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Subtype.USED_OR_LOST_INTERRUPT;
import static holosite.language.card.Subtype.VEHICLE_WEAPON;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.*;

import holosite.language.ability.Deed;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Fires;
import holosite.language.ability.Modifier;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.When;
import holosite.language.amount.Cases;
import holosite.language.amount.ForceIcons;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Trait;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.AimAt;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.HitIt;
import holosite.language.effect.LookAt;
import holosite.language.effect.MoveTo;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import static holosite.language.card.Who.EITHER;
import holosite.language.ability.Habitat;
import holosite.language.ability.Ferocity;
import holosite.language.effect.May;
import holosite.language.effect.CarryOff;
import holosite.language.filter.CardState;
import holosite.language.filter.Belonging;
import holosite.language.effect.Branch;
import holosite.language.effect.Effect;
import java.util.List;
import java.util.Optional;

/** The Dark Side of Hoth. */
public final class HothDark {
    private HothDark() {}

    private static final String MAIN_POWER_GENERATORS = "Hoth: Main Power Generators (1st Marker)";
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    // ---- characters

    public static final Card ADMIRAL_OZZEL =
            imperial("Admiral Ozzel", "3_82").unique().persona("Ozzel")
                    .destiny(0).deploy(0).power(3).ability(2).forfeit(4)
                    .icons(PILOT, Icon.HOTH).is(ADMIRAL, LEADER, ISB_AGENT)
                    .says(
                            addsToPowerPiloted(2),
                            deploy(-1, your(CAPITAL), SYSTEM.and(HERE)),
                            automatically(at(just(REACTED).by(OPPONENT).at(HERE))
                                    .when(thereIs(persona("Vader")))
                                    .then(lose(IT))));

    public static final Card AT_AT_DRIVER =
            imperial("AT-AT Driver", "3_83")
                    .destiny(1).deploy(2).power(1).ability(1).forfeit(2)
                    .icons(PILOT, Icon.HOTH)
                    .says(adds(
                            either(2, 3, is(Known.AFFECTED, a(AT_AT))),
                            POWER,
                            WHAT_IT_PILOTS.and(a(COMBAT_VEHICLE))));

    public static final Card CAPTAIN_PIETT =
            imperial("Captain Piett", "3_85").unique().persona("Piett")
                    .destiny(2).deploy(3).power(2).ability(3).forfeit(4)
                    .icons(PILOT, Icon.HOTH)
                    .matches("Executor", "Flagship Executor")
                    .says(
                            adds(1, POWER, IT, atSameSiteAs(persona("Vader"))),
                            addsToPowerPiloted(2, 3, persona("Executor")),
                            may(at(anyTime()).use(1).then(takeIntoHand(titled("Probe Droid")))));

    public static final Card GENERAL_VEERS =
            imperial("General Veers", "3_87").unique().persona("Veers")
                    .destiny(1).deploy(3).power(3).ability(3).forfeit(5)
                    .icons(PILOT, WARRIOR, Icon.HOTH).is(GENERAL, LEADER)
                    .matches("Blizzard 1")
                    .says(
                            adds(1, POWER, IT, atSameSiteAs(persona("Ozzel"))),
                            adds(1, POWER, IMPERIAL.related(AT_SAME_SITE_AS, IT), whileAt(siteOf("Hoth"))),
                            adds(3, POWER, WHAT_IT_PILOTS.and(a(COMBAT_VEHICLE))),
                            adds(1, ARMOR, persona("Blizzard 1").related(HAS_ABOARD, IT)),
                            battleDestinyIfUnable(it(ANYTHING.aboard(persona("Blizzard 1")))));

    public static final Card PROBE_DROID =
            droid("Probe Droid", DARK, "3_90")
                    .destiny(2).deploy(2).power(2).armor(3).forfeit(5)
                    .icons(Icon.HOTH).is(Trait.PROBE_DROID, SPY, ISB_AGENT)
                    .says(
                            new DeploysOnly(ANYTHING, thereIs(a(STAR_DESTROYER))),
                            always(Modifier.base(X, new ForceIcons(OPPONENT, HERE), IT)),
                            may(at(When.your(Phase.CONTROL))
                                    .when(whileAt(SITE))
                                    .once(Limit.Per.PHASE)
                                    .then(new LookAt(YOU, OPPONENT, Pile.HAND, figure(X, Known.IT), false))),
                            may(Deed.FORCE_DRAIN, IT, ANYTHING),
                            may(Deed.INITIATE_BATTLE, IT, ANYTHING),
                            may(Deed.BE_BATTLED, IT, ANYTHING));

    public static final Card SNOWTROOPER =
            imperial("Snowtrooper", "3_91")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
                    .icons(WARRIOR, Icon.HOTH).is(Trait.SNOWTROOPER, STORMTROOPER, TROOPER)
                    .says(
                            deploysOnly(onPlanet("Hoth")),
                            adds(-1, POWER, IT, whileAt(siteOf("Hoth")).not()));

    public static final Card SNOWTROOPER_OFFICER =
            imperial("Snowtrooper Officer", "3_92").dots(3)
                    .destiny(2).deploy(3).power(2).ability(2).forfeit(3)
                    .icons(WARRIOR, Icon.HOTH).is(Trait.SNOWTROOPER, STORMTROOPER, TROOPER, ISB_AGENT)
                    .says(
                            deploysOnly(onPlanet("Hoth")),
                            deploy(-1, a(Trait.SNOWTROOPER), SITE.and(HERE)),
                            may(Deed.MOVE_AS_REACT, your(a(TROOPER)), siteOf("Hoth").and(HERE)));

    // ---- starships

    public static final Card STALKER =
            capital("Stalker", DARK, "3_152").unique().persona("Stalker")
                    .destiny(1).deploy(8).power(8).armor(7).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, Icon.HOTH)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(1)
                    .says(always(free(DEPLOY_COST, a(Trait.PROBE_DROID))
                            .toward(SITE.related(RELATED_TO, SYSTEM.and(HERE)))));

    public static final Card TYRANT =
            capital("Tyrant", DARK, "3_153").unique().persona("Tyrant")
                    .destiny(1).deploy(7).power(8).armor(6).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, Icon.HOTH)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .matches("Captain Lennox", "Lieutenant Cabbel")
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(1)
                    .says(adds(1, TEXT_DESTINY_DRAW, titled("Tractor Beam").related(ON, IT)));

    // ---- vehicles

    public static final Card BLIZZARD_1 =
            vehicle(COMBAT_VEHICLE, "Blizzard 1", DARK, "3_154").unique().persona("Blizzard 1")
                    .destiny(2).deploy(6).power(7).armor(7).landspeed(1).forfeit(7)
                    .icons(SCOMP_LINK, Icon.HOTH).is(AT_AT, ENCLOSED)
                    .matches("General Veers")
                    .carries(Capacity.pilots(2).withPassengers(8))
                    .says(
                            immuneToAttrition(4),
                            always(Modifier.add(
                                            EPIC_EVENT_TOTAL, number(1), titled("AT-AT Cannon").related(ON, IT))
                                    .toward(titled("Target The Main Generator"))),
                            always(Modifier.atMost(LANDSPEED, number(1), IT)));

    public static final Card BLIZZARD_2 =
            vehicle(COMBAT_VEHICLE, "Blizzard 2", DARK, "3_155").unique().persona("Blizzard 2")
                    .destiny(2).deploy(6).power(6).armor(8).landspeed(1).forfeit(6)
                    .icons(PILOT, SCOMP_LINK, Icon.HOTH).is(AT_AT, ENCLOSED)
                    .carries(Capacity.pilots(1).withPassengers(8))
                    .permanentPilot(2)
                    .says(immuneToAttrition(4), always(Modifier.atMost(LANDSPEED, number(1), IT)));

    public static final Card BLIZZARD_SCOUT_1 =
            vehicle(COMBAT_VEHICLE, "Blizzard Scout 1", DARK, "3_156").unique().persona("Blizzard Scout 1")
                    .destiny(4).deploy(3).power(3).armor(4).landspeed(3).forfeit(5)
                    .icons(PILOT, SCOMP_LINK, Icon.HOTH).is(AT_ST, ENCLOSED)
                    .carries(Capacity.pilotsOrPassengers(1))
                    .permanentPilot(1)
                    .says(
                            may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                            adds(1, POWER, IT, whileAt(siteOf("Hoth"))));

    public static final Card BLIZZARD_WALKER =
            vehicle(COMBAT_VEHICLE, "Blizzard Walker", DARK, "3_157").dots(3)
                    .destiny(1).deploy(6).power(6).armor(7).landspeed(1).forfeit(6)
                    .icons(SCOMP_LINK, Icon.HOTH).is(AT_AT, ENCLOSED)
                    .carries(Capacity.pilots(2).withPassengers(8))
                    .says(immuneToAttrition(4), always(Modifier.atMost(LANDSPEED, number(1), IT)));

    // ---- locations

    public static final Card HOTH =
            system("Hoth", 5, DARK, "3_143").is(REBEL_BASE).unique().force(2, 1)
                    .icons(PLANET, Icon.HOTH)
                    .dark(supportFromOrbit("Hoth"))
                    .light(supportFromOrbit("Hoth"))
                    .done();

    public static final Card DEFENSIVE_PERIMETER =
            site("Hoth", "Defensive Perimeter (3rd Marker)", DARK, "3_144").is(REBEL_BASE).unique().force(2, 1)
                    .marker(3).is(MARKER)
                    .icons(EXTERIOR, PLANET, Icon.HOTH)
                    .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()), drainIfYouControl(1))
                    .light(adds(-1, FORFEIT, your(a(TROOPER)).here()))
                    .done();

    public static final Card ECHO_COMMAND_CENTER =
            site("Hoth", "Echo Command Center (War Room)", DARK, "3_145").is(REBEL_BASE).unique().force(1, 1)
                    .icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, Icon.HOTH).is(WAR_ROOM)
                    .dark(when(
                            is(Known.TOWARD, ANYTHING.related(AIMED_AT, titled("Hoth"))),
                            Modifier.add(EPIC_EVENT_TOTAL, number(1), ANYTHING)
                                    .toward(titled("Commence Primary Ignition"))))
                    .light(when(
                            ifYouControl(),
                            free(MOVE_COST, your(STARSHIP).at(siteOf("Hoth"))).toward(titled("Hoth"))))
                    .done();

    public static final Card ECHO_DOCKING_BAY =
            site("Hoth", "Echo Docking Bay", DARK, "3_147").is(REBEL_BASE).unique().force(1, 1)
                    .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK, Icon.HOTH).is(DOCKING_BAY)
                    .dark(transitFrom(2))
                    .light(transitFrom(1))
                    .done();

    public static final Card ICE_PLAINS =
            site("Hoth", "Ice Plains (5th Marker)", DARK, "3_148").is(REBEL_BASE).unique().force(2, 0)
                    .marker(5).is(MARKER)
                    .icons(EXTERIOR, PLANET, Icon.HOTH)
                    .dark(
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentHere())
                                    .then(new MoveTo(chosen("traveler"), titled(MOUNTAINS), true))),
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentAt(titled(MOUNTAINS)))
                                    .then(new MoveTo(chosen("traveler"), HERE, true))))
                    .light(when(
                            ifYouControl().and(thereIs(titled(MAIN_POWER_GENERATORS))),
                            yours(FORCE_DRAIN, -1, HERE)))
                    .done();

    // ---- weapons

    public static final Card AT_AT_CANNON =
            weapon(VEHICLE_WEAPON, "AT-AT Cannon", DARK, "3_158")
                    .destiny(3)
                    .icons(Icon.HOTH).is(CANNON, LASER_CANNON)
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
                                    .beating(MORE, defenseValueOr(3, STARFIGHTER)));

    public static final Card E_WEB_BLASTER =
            weapon(ARTILLERY_WEAPON, "E-web Blaster", DARK, "3_159")
                    .destiny(5).deploy(3).forfeit(1)
                    .icons(Icon.HOTH).is(BLASTER)
                    .says(
                            deploysOn(SITE),
                            new TakenAlong(2, with(WARRIOR), number(1)),
                            fires(STARFIGHTER.or(CHARACTER).or(CREATURE).or(VEHICLE))
                                    .operatedBy(your(with(WARRIOR)).presentHere())
                                    .costing(2)
                                    .adding(1)
                                    .beating(MORE, defenseValueOr(5, STARFIGHTER)));

    public static final Card PROBE_DROID_LASER =
            weapon(CHARACTER_WEAPON, "Probe Droid Laser", DARK, "3_161")
                    .destiny(3)
                    .icons(Icon.HOTH).is(CANNON, LASER_CANNON)
                    .says(
                            deploysOn(your(a(Trait.PROBE_DROID))),
                            fires(a(ARTILLERY_WEAPON).or(CHARACTER).or(CREATURE))
                                    .forFree()
                                    .beating(MORE, defenseValueOr(5, a(ARTILLERY_WEAPON)))
                                    .doing(branch(is(TARGET, a(ARTILLERY_WEAPON)), lose(chosen("target")))
                                            .orElse(new HitIt(chosen("target")))));

    // ---- devices

    private static final Filter CHARGED_DROID = DROID.related(AIM_OF, IT);

    public static final Card PORTABLE_FUSION_GENERATOR =
            device("Portable Fusion Generator", DARK, "3_96")
                    .destiny(3)
                    .icons(Icon.HOTH).is(FUSION_GENERATOR)
                    .says(
                            deploysOn(with(WARRIOR)),
                            adds(
                                    1,
                                    WEAPON_DESTINY_DRAW,
                                    a(BLASTER_RIFLE).or(a(ARTILLERY_WEAPON)).related(FIRED_BY, HOST)),
                            adds(1, POWER, CHARGED_DROID),
                            may(at(anyTime())
                                    .when(thereIsNo(CHARGED_DROID))
                                    .once(Limit.Per.TURN)
                                    .target("target", DROID.presentWith(IT))
                                    .then(new AimAt(Optional.of(chosen("target"))))),
                            may(at(anyTime())
                                    .when(thereIs(CHARGED_DROID))
                                    .once(Limit.Per.TURN)
                                    .then(new AimAt(Optional.empty()))),
                            asSoonAs(
                                    thereIs(CHARGED_DROID).and(thereIsNo(CHARGED_DROID.presentWith(IT))),
                                    new AimAt(Optional.empty())));

    public static final Card PROBE_ANTENNAE =
            device("Probe Antennae", DARK, "3_97")
                    .destiny(4)
                    .icons(Icon.HOTH)
                    .says(
                            deploysOn(your(a(Trait.PROBE_DROID))),
                            adds(2, X, HOST.and(a(Trait.PROBE_DROID))),
                            deploysOn(your(DROID).except(a(Trait.PROBE_DROID))).costing(1),
                            may(at(When.your(Phase.CONTROL))
                                    .when(is(
                                            Known.HOST,
                                            DROID.except(a(Trait.PROBE_DROID)).at(youControl(SITE))))
                                    .once(Limit.Per.PHASE)
                                    .then(new LookAt(YOU, OPPONENT, Pile.HAND, number(1), false))));

    // ---- effects

    public static final Card DEATH_SQUADRON =
            effect("Death Squadron", DARK, "3_100").unique()
                    .destiny(3)
                    .icons(Icon.HOTH)
                    .says(
                            deploysOn(SYSTEM),
                            always(yours(TOTAL_POWER, count(your(STARSHIP).presentHere()), HERE)),
                            always(free(SHUTTLE_COST, your(a(TROOPER).or(a(COMBAT_VEHICLE))))
                                    .toward(SITE.related(RELATED_TO, HERE))));

    // ---- interrupts

    public static final Card DEBRIS_ZONE =
            interrupt(USED_INTERRUPT, "Debris Zone", DARK, "3_121")
                    .destiny(5)
                    .icons(Icon.HOTH)
                    .says(used(at(just(LOST)
                                    .to(a(AT_AT)
                                            .or(a(AT_ST))
                                            .or(titled("Jabba's Sail Barge"))
                                            .or(titled("Planet Defender Ion Cannon")))
                                    .at(SITE))
                            .then(
                                    drawDestiny(),
                                    lose(CHARACTER
                                            .or(CREATURE)
                                            .or(WEAPON)
                                            .or(DEVICE)
                                            .or(STARSHIP)
                                            .or(VEHICLE)
                                            .at(THERE)
                                            .having(DESTINY, EQUAL, destiny())))));

    public static final Card DIRECT_HIT =
            interrupt(USED_OR_LOST_INTERRUPT, "Direct Hit", DARK, "3_122")
                    .destiny(4)
                    .icons(Icon.HOTH)
                    .says(
                            used(at(just(DESTINY_TO_BE_DRAWN).to(a(COMBAT_VEHICLE)))
                                    .when(new DrawnFor(DestinyKind.WEAPON))
                                    .then(lasting(adds(1, WEAPON_DESTINY_DRAW, CAUSE), THIS_ACTION))),
                            lost(at(just(DESTINY_TO_BE_DRAWN).to(a(COMBAT_VEHICLE)))
                                    .when(new DrawnFor(DestinyKind.WEAPON))
                                    .then(lasting(adds(3, WEAPON_DESTINY_DRAW, CAUSE), THIS_ACTION))));

    public static final Card WAMPA_CAVE =
            site("Hoth", "Wampa Cave (7th Marker)", DARK, "3_150").is(REBEL_BASE).unique().force(2, 0)
                    .marker(7).is(MARKER)
                    .icons(INTERIOR, PLANET, Icon.HOTH)
                    .dark(always(free(DEPLOY_COST, your(titled("Wampa"))).toward(HERE)))
                    .light(when(
                            ifYouControl().and(thereIs(titled(MAIN_POWER_GENERATORS))),
                            yours(FORCE_DRAIN, -1, HERE)))
                    .done();

    /** What a creature has defeated, and whose opponent chooses what becomes of it. */
    private static Branch mayGoInstead(Filter place) {
        List<Effect> away = List.of(cancelIt(), new CarryOff(THAT, place));
        return branch(is(Known.SUBJECT, new Belonging(YOU)), new May(OPPONENT, away, List.of()))
                .orElse(new May(YOU, away, List.of()));
    }

    private static final Filter CAVE_OF_WAMPAS = titled("Hoth: Wampa Cave (7th Marker)");

    public static final Card WAMPA_CREATURE = creature("Wampa", DARK, "3_93")
            .destiny(3).deploy(4).defense(3).forfeit(0)
            .icons(Icon.HOTH).is(WAMPA)
            .says(new Ferocity(number(3), 1),
                    new Habitat(siteOf("Hoth")),
                    deploysOnly(CAVE_OF_WAMPAS.or(SITE.and(a(MARKER)).in(CardState.UNOCCUPIED))),
                    automatically(at(just(DEFEATED).to(CHARACTER).with(IT))
                            .when(thereIs(CAVE_OF_WAMPAS))
                            .then(mayGoInstead(CAVE_OF_WAMPAS))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                ADMIRAL_OZZEL, AT_AT_DRIVER, CAPTAIN_PIETT, GENERAL_VEERS, PROBE_DROID, SNOWTROOPER,
                SNOWTROOPER_OFFICER, STALKER, TYRANT, BLIZZARD_1, BLIZZARD_2, BLIZZARD_SCOUT_1,
                BLIZZARD_WALKER, HOTH, DEFENSIVE_PERIMETER, ECHO_COMMAND_CENTER, ECHO_DOCKING_BAY,
                ICE_PLAINS, AT_AT_CANNON, E_WEB_BLASTER, PROBE_DROID_LASER, PORTABLE_FUSION_GENERATOR,
                PROBE_ANTENNAE, DEATH_SQUADRON, DEBRIS_ZONE, DIRECT_HIT,
                WAMPA_CAVE,
                WAMPA_CREATURE);
    }
}
