package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.card.Icon;
import holosite.language.effect.MoveTo;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import holosite.language.ability.Deed;
import holosite.language.condition.Condition;
import holosite.language.effect.PickTop;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.Activate;
import holosite.language.effect.Retrieve;
import holosite.language.effect.Branch;
import holosite.language.effect.Effect;
import holosite.language.card.Pile;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Event.LOCATION_BLOWN_AWAY;
import static holosite.language.ability.When.just;
import static holosite.language.card.Capacity.UNLIMITED;
import static holosite.language.card.Capacity.pilots;
import static holosite.language.card.Capacity.pilotsOrPassengers;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.HOTH;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.UNDERGROUND;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.ARTILLERY_WEAPON;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Subtype.COMBAT_VEHICLE;
import static holosite.language.card.Subtype.SHUTTLE_VEHICLE;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Subtype.VEHICLE_WEAPON;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.CardState.BATTLE_LOCATION;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.HAS_ABOARD;
import static holosite.language.filter.Relation.ON;
import static holosite.language.filter.Relation.PASSENGER_OF;
import static holosite.language.filter.Relation.RELATED_TO;

import holosite.language.ability.AsDestiny;
import holosite.language.ability.Fires;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.EventAmount;
import holosite.language.amount.FigureAt;
import holosite.language.amount.TotalOf;
import holosite.language.Card;
import holosite.language.ability.Limit.Per;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.Crash;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.HitIt;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Related;
import holosite.language.filter.TitleHas;
import java.util.List;

/** The Light Side of Hoth. */
public final class HothLight {

    /** The places of the planet whose site this card is on. */
    private static final Filter SAME_PLANET = LOCATION.related(RELATED_TO, HERE).or(HERE);

    /** The power a player has present at the place of what is answered to. */
    private static final Amount POWER_PRESENT = new TotalOf(POWER,
            your(CHARACTER.or(STARSHIP).or(VEHICLE)).in(CardState.IN_BATTLE).presentAt(THERE));

    private HothLight() {}

    // ---- locations

    public static final Card HOTH_SYSTEM = system("Hoth", 5, LIGHT, "3_55").is(REBEL_BASE).unique()
            .force(1, 2).icons(PLANET, HOTH)
            .dark(supportFromOrbit("Hoth"))
            .light(supportFromOrbit("Hoth"))
            .done();

    public static final Card DEFENSIVE_PERIMETER =
            site("Hoth", "Defensive Perimeter (3rd Marker)", LIGHT, "3_56").is(REBEL_BASE).unique()
            .force(1, 1).icons(EXTERIOR, PLANET, HOTH).is(MARKER).marker(3)
            .dark(drainIfYouControl(1))
            .light(deploy(-1, your(a(Trait.ECHO_BASE_TROOPER)), HERE),
                    drainIfYouControl(1))
            .done();

    public static final Card ECHO_COMMAND_CENTER =
            site("Hoth", "Echo Command Center (War Room)", LIGHT, "3_57").is(REBEL_BASE).unique()
            .force(0, 2).icons(UNDERGROUND, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(WAR_ROOM)
            .dark(when(new BattleGoingOn(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)),
                    drainIfYouControl(-1))
            .light(when(ifYouControl(),
                    yours(TOTAL_POWER, count(CHARACTER.and(a(LEADER)).here()), of("Hoth").in(BATTLE_LOCATION))))
            .done();

    public static final Card ECHO_DOCKING_BAY = site("Hoth", "Echo Docking Bay", LIGHT, "3_59").is(REBEL_BASE).unique()
            .force(0, 1).icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK, HOTH).is(DOCKING_BAY)
            .dark(transitFrom(3),
                    always(yours(TRANSIT_TO, 4, HERE)))
            .light(transitFrom(1))
            .done();

    public static final Card MAIN_POWER_GENERATORS =
            site("Hoth", "Main Power Generators (1st Marker)", LIGHT, "3_61").is(REBEL_BASE).unique()
            .force(0, 1).icons(EXTERIOR, PLANET, HOTH).is(MARKER, ENERGY_SHIELD).marker(1)
            .dark(automatically(at(just(LOCATION_BLOWN_AWAY).to(HERE)).then(loseForce(OPPONENT, 8))))
            .light(gives(POWERED, your(a(ARTILLERY_WEAPON)).here()))
            .done();

    // ---- characters

    public static final Card COMMANDER_LUKE_SKYWALKER = rebel("Commander Luke Skywalker", "3_3").unique()
            .persona("Luke").matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .destiny(1).deploy(4).power(4).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR, HOTH).is(COMMANDER, LEADER, ROGUE_SQUADRON)
            .says(deploysOnly(onPlanet("Hoth")),
                    addsToPowerPiloted(3),
                    adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Rogue 1"))),
                    immuneToAttrition(3),
                    adds(1, FORFEIT, CHARACTER.and(a(ROGUE_SQUADRON).or(a(GUNNER)))
                            .related(AT_SAME_SITE_AS, IT).at(siteOf("Hoth"))));

    public static final Card DACK_RALTER = rebel("Dack Ralter", "3_4").unique().persona("Dack")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(either(1, 3, it(CHARACTER.aboard(persona("Rogue 1")))
                                    .or(it(CHARACTER.with(persona("Luke"))))),
                            WEAPON_DESTINY_DRAW,
                            WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                            it(CHARACTER.related(PASSENGER_OF, VEHICLE.or(STARSHIP)))));

    public static final Card HOBBIE = rebel("Derek 'Hobbie' Klivian", "3_5").unique().persona("Hobbie")
            .matches("Rogue 4", "Red Squadron 4")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR, HOTH).is(ROGUE_SQUADRON)
            .says(adds(2, POWER, IT, atSameSiteAs(persona("Biggs"))),
                    adds(either(2, 3, it(CHARACTER.with(a(STAR_DESTROYER)))), POWER, WHAT_IT_PILOTS),
                    adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Rogue 4"))));

    public static final Card ECHO_BASE_TROOPER = rebel("Echo Base Trooper", "3_6")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, HOTH).is(Trait.ECHO_BASE_TROOPER, REBEL_TROOPER, TROOPER)
            .says(deploysOnly(onPlanet("Hoth")),
                    adds(-1, POWER, IT, it(CHARACTER.at(SITE.except(of("Hoth"))))));

    public static final Card ECHO_BASE_TROOPER_OFFICER = rebel("Echo Base Trooper Officer", "3_7").dots(3)
            .destiny(2).deploy(3).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, HOTH).is(Trait.ECHO_BASE_TROOPER, REBEL_TROOPER, TROOPER)
            .says(deploysOnly(onPlanet("Hoth")),
                    deploy(-1, a(Trait.ECHO_BASE_TROOPER), HERE.and(SITE)),
                    may(MOVE_AS_REACT, your(CHARACTER.and(a(TROOPER))), HERE.and(siteOf("Hoth"))));

    public static final Card EG_4 = droid("EG-4 (Eegee-Four)", LIGHT, "3_8")
            .destiny(0).deploy(1).power(0).forfeit(3)
            .icons(HOTH).is(POWER_DROID)
            .says(adds(1, POWER, your(DROID).presentWith(IT)),
                    new AsDestiny(at(just(DESTINY_DRAWN).by(YOU).to(IT))
                            .when(new DrawnFor(DestinyKind.BATTLE))
                            .when(compare(new FigureAt(YOU, TOTAL_POWER, Known.PLACE), LESS,
                                    new FigureAt(OPPONENT, TOTAL_POWER, Known.PLACE)))
                            .once(Per.BATTLE)
                            .then(thisBattle(yours(TOTAL_POWER, POWER_PRESENT, THERE)))));

    // ---- devices

    public static final Card ECHO_TROOPER_BACKPACK = device("Echo Trooper Backpack", LIGHT, "3_29")
            .destiny(5).icons(HOTH)
            .says(deploysOn(your(CHARACTER.and(a(TROOPER)))),
                    always(Modifier.set(WEAPONS_PER_TURN, number(UNLIMITED), HOST)),
                    always(Modifier.set(DEVICES_PER_TURN, number(UNLIMITED), HOST)),
                    immuneToAttrition(HOST, 3, is(Known.HOST, CHARACTER.at(SITE.and(with(PLANET))))));

    // ---- Effects

    public static final Card EVACUATION_CONTROL = effect("Evacuation Control", LIGHT, "3_35")
            .destiny(3).icons(HOTH)
            .says(deploysOn(your(SITE.and(a(WAR_ROOM)))),
                    may(at(When.your(Phase.MOVE)).once(Per.PHASE)
                            .target("weapon", your(titled("Planet Defender Ion Cannon")).at(SAME_PLANET))
                            .then(new FireWeapon(chosen("weapon"), false, number(0)))),
                    adds(2, HYPERSPEED, your(a(Trait.MEDIUM_TRANSPORT)).at(SAME_PLANET)),
                    immuneToAttrition(your(a(Trait.MEDIUM_TRANSPORT)).at(SAME_PLANET), 3, ALWAYS),
                    always(free(MOVE_COST, your(a(Trait.MEDIUM_TRANSPORT)).at(SAME_PLANET))));

    // ---- starships

    public static final Card MEDIUM_TRANSPORT = capital("Medium Transport", LIGHT, "3_65")
            .destiny(3).deploy(2).power(1).armor(3).hyperspeed(4).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, HOTH)
            .is(Trait.MEDIUM_TRANSPORT, TRANSPORT_SHIP, REBEL_STARSHIP, LIKE_A_STARFIGHTER, SHIP_DOCKING)
            .carries(pilots(1).withPassengers(4).withVehicles(1)).permanentPilot(1)
            .says();

    // ---- vehicles

    public static final Card ROGUE_1 = vehicle(COMBAT_VEHICLE, "Rogue 1", LIGHT, "3_66").unique().persona("Rogue 1")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(6)
            .icons(HOTH).is(Trait.SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(pilotsOrPassengers(2))
            .says(immuneToAttrition(IT, 3, pilotedBy(persona("Luke"))),
                    may(MOVE_AS_REACT, IT, siteOf("Hoth")));

    public static final Card SNOWSPEEDER = vehicle(COMBAT_VEHICLE, "Snowspeeder", LIGHT, "3_69")
            .destiny(1).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(4)
            .icons(PILOT, HOTH).is(Trait.SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(pilotsOrPassengers(1)).permanentPilot(1)
            .says(may(MOVE_AS_REACT, IT, siteOf("Hoth")));

    // ---- weapons

    public static final Card ANAKINS_LIGHTSABER =
            weapon(CHARACTER_WEAPON, "Anakin's Lightsaber", LIGHT, "3_71").unique()
            .persona("Anakin's Lightsaber")
            .destiny(1).icons(HOTH).is(LIGHTSABER)
            .says(deploysOn(your(CHARACTER.and(persona("Luke").or(new TitleHas("Skywalker"))))
                            .having(ABILITY, MORE, 3)),
                    mayAddToDrain(1),
                    fires(CHARACTER.or(CREATURE)).forFree().drawing(2)
                            .doing(new HitIt(chosen("target")), becomes(FORFEIT, 0, chosen("target"))));

    public static final Card ATGAR_LASER_CANNON = weapon(ARTILLERY_WEAPON, "Atgar Laser Cannon", LIGHT, "3_72")
            .destiny(5).deploy(2).forfeit(2).icons(HOTH).is(CANNON, LASER_CANNON)
            .says(deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET))),
                    fires(VEHICLE.having(ARMOR, AT_LEAST, 0))
                            .operatedBy(your(CHARACTER.and(with(WARRIOR))).presentHere())
                            .reaching(Fires.Range.SAME_OR_ADJACENT_SITE).costing(2).adding(2)
                            .beating(MORE, figure(ARMOR, TARGET)).doing(new Crash(chosen("target"))),
                    fires(VEHICLE.having(MANEUVER, AT_LEAST, 0))
                            .operatedBy(your(CHARACTER.and(with(WARRIOR))).presentHere())
                            .reaching(Fires.Range.SAME_OR_ADJACENT_SITE).costing(2).adding(1)
                            .beating(MORE, figure(MANEUVER, TARGET)));

    public static final Card DUAL_LASER_CANNON = weapon(VEHICLE_WEAPON, "Dual Laser Cannon", LIGHT, "3_74")
            .destiny(3).icons(HOTH).is(CANNON, LASER_CANNON)
            .says(deploysOn(your(VEHICLE.and(a(Trait.SNOWSPEEDER)))).costing(2),
                    fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1)
                            .adding(either(-1, 2, is(TARGET, VEHICLE))));

    public static final Card PLANET_DEFENDER_ION_CANNON =
            weapon(ARTILLERY_WEAPON, "Planet Defender Ion Cannon", LIGHT, "3_78").unique()
            .persona("Planet Defender Ion Cannon")
            .destiny(4).deploy(4).forfeit(4).icons(HOTH).is(CANNON, ION_CANNON)
            .says(deploysOn(SITE.and(with(EXTERIOR)).and(of("Hoth").or(of("Yavin 4")))),
                    fires(CAPITAL).reaching(Fires.Range.RELATED_SYSTEM).costing(2).adding(3)
                            .beating(MORE, figure(ARMOR, TARGET))
                            .doing(lose(a(STARSHIP_WEAPON).related(ON, chosen("target"))),
                                    becomes(POWER, 0, chosen("target")),
                                    becomes(HYPERSPEED, 0, chosen("target"))));

    public static final Card POWER_HARPOON = weapon(VEHICLE_WEAPON, "Power Harpoon", LIGHT, "3_79")
            .destiny(5).icons(HOTH)
            .says(deploysOn(your(a(COMBAT_VEHICLE).or(a(SHUTTLE_VEHICLE)))).costing(2),
                    fires(VEHICLE.and(a(AT_AT).or(a(AT_ST)))).costing(1)
                            .adding(figure(MANEUVER, Known.HOST)).beating(MORE, number(8))
                            .doing(new Crash(chosen("target"))),
                    automatically(at(just(DESTINY_DRAWN).by(YOU).with(IT))
                            .when(compare(new EventAmount(), EQUAL, 0))
                            .then(new Crash(HOST))));

    public static final Card TAUNTAUN_BONES = effect("Tauntaun Bones", LIGHT, "3_38").unique()
            .destiny(3).icons(HOTH)
            .says(deploysOnTable().costing(1),
                    automatically(at(just(DESTINY_DRAWN).by(OPPONENT))
                            .when(compare(new EventAmount(), AT_MOST, 5))
                            .then(new Branch(List.of(
                                            drawn(0, new PickTop("top", YOU, Pile.USED_PILE, number(1)),
                                                    toHand(chosen("top"))),
                                            drawn(1, loseForce(YOU, 1)),
                                            drawn(2, new Activate(YOU, number(1), false)),
                                            drawn(3, lose(IT)),
                                            drawn(4, new Retrieve(YOU, number(1), ANYTHING, Retrieve.How.TOP,
                                                    Pile.USED_PILE)),
                                            drawn(5, new DeployFrom(YOU, Pile.HAND, CHARACTER, ANYTHING,
                                                    0, true, false))),
                                    List.of()))));

    private static Branch.If drawn(double destiny, Effect... then) {
        return new Branch.If(compare(new EventAmount(), EQUAL, destiny), List.of(then));
    }

    public static final Card ROGUE_GUNNER = rebel("Rogue Gunner", "3_17")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(1)
            .icons(WARRIOR, HOTH).is(GUNNER)
            .says(adds(1, WEAPON_DESTINY_DRAW, WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                    it(CHARACTER.related(PASSENGER_OF, VEHICLE.or(STARSHIP)))));

    private static final Condition SOMEBODY_WORKS_IT =
            is(Known.HOST, with(PILOT)).or(thereIs(your(CHARACTER.and(with(PILOT))).aboard(HOST)));

    public static final Card SURFACE_DEFENSE_CANNON =
            weapon(STARSHIP_WEAPON, "Surface Defense Cannon", LIGHT, "3_80")
            .destiny(5).icons(HOTH).is(CANNON)
            .says(deploysOn(your(STARFIGHTER).except(persona("Falcon"))).costing(1),
                    deploysOn(your(STARFIGHTER.and(persona("Falcon")))),
                    may(Deed.FIRE, IT, HOST, SOMEBODY_WORKS_IT),
                    fires(CHARACTER.or(CREATURE)).when(is(Known.HOST, STARSHIP.at(SITE)))
                            .costing(1).adding(1));

    private static final Filter CALLED_TO_DAGOBAH =
            your(CHARACTER.and(with(Icon.HOTH))).having(ABILITY, MORE, 1);

    public static final Card YOU_WILL_GO_TO_THE_DAGOBAH_SYSTEM =
            interrupt(LOST_INTERRUPT, "You Will Go To The Dagobah System", LIGHT, "3_54")
            .destiny(4).icons(Icon.HOTH)
            .says(lost(at(When.your(Phase.CONTROL))
                            .target("traveler", CALLED_TO_DAGOBAH)
                            .target("place", siteOf("Dagobah"))
                            .then(new MoveTo(chosen("traveler"), chosen("place"), true))),
                    lost(at(When.your(Phase.CONTROL))
                            .target("traveler", CALLED_TO_DAGOBAH)
                            .target(
                                    "place",
                                    youOccupy(LOCATION.and(with(Icon.DAGOBAH))).except(siteOf("Dagobah")))
                            .use(1)
                            .then(new MoveTo(chosen("traveler"), chosen("place"), true))));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(
                HOTH_SYSTEM, DEFENSIVE_PERIMETER, ECHO_COMMAND_CENTER, ECHO_DOCKING_BAY,
                MAIN_POWER_GENERATORS, COMMANDER_LUKE_SKYWALKER, DACK_RALTER, HOBBIE, ECHO_BASE_TROOPER,
                ECHO_BASE_TROOPER_OFFICER, EG_4, ECHO_TROOPER_BACKPACK, EVACUATION_CONTROL,
                MEDIUM_TRANSPORT, ROGUE_1, SNOWSPEEDER, ANAKINS_LIGHTSABER, ATGAR_LASER_CANNON,
                DUAL_LASER_CANNON, PLANET_DEFENDER_ION_CANNON, POWER_HARPOON, TAUNTAUN_BONES, ROGUE_GUNNER, SURFACE_DEFENSE_CANNON,
                YOU_WILL_GO_TO_THE_DAGOBAH_SYSTEM);
    }
}
