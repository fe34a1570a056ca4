package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.effect.Steal;
import holosite.language.effect.MayPay;
import holosite.language.ability.Modifier;
import holosite.language.effect.Shuffle;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.DrawCards;
import holosite.language.card.Capacity;
import holosite.language.condition.Always;
import static holosite.language.card.Stretch.DOORSTEP;
import static holosite.language.filter.CardState.EMPTY;
import static holosite.language.card.Icon.PRESENCE;
import static holosite.language.card.Subtype.CREATURE_VEHICLE;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.BE_CAPTURED;
import static holosite.language.ability.Deed.BE_ARMED;
import static holosite.language.ability.Deed.BE_LOST;
import static holosite.language.ability.Deed.BE_STOLEN;
import static holosite.language.ability.Deed.BE_TARGETED;
import static holosite.language.ability.Deed.CARRY;
import static holosite.language.ability.Deed.MOVE;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Deed.MOVE_TO;
import static holosite.language.ability.Deed.TAKE_PART_IN_BATTLE;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Capacity.pilots;
import static holosite.language.card.Capacity.pilotsOrPassengers;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.THIS_TURN;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Subtype.TRANSPORT_VEHICLE;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Subtype.UTINNI_EFFECT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.CardState.ARMED;
import static holosite.language.filter.CardState.IMPRISONED;
import static holosite.language.filter.CardState.IN_BATTLE;
import static holosite.language.filter.Relation.ADJACENT_TO;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.ESCORTING;
import static holosite.language.filter.Relation.HAS_ABOARD;
import static holosite.language.filter.Relation.ON;
import static holosite.language.filter.Relation.PILOTED_BY;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.filter.Relation.WHERE_PRESENT;

import holosite.language.ability.Cost;
import holosite.language.ability.Target;
import holosite.language.ability.When;
import holosite.language.amount.AtMost;
import holosite.language.amount.BattleTotal;
import holosite.language.amount.FigureAt;
import holosite.language.amount.PileSize;
import holosite.language.Card;
import holosite.language.ability.Limit.Per;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Trait;
import holosite.language.condition.BattleGoingOn;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.Disarm;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.FireTogether;
import holosite.language.effect.HitIt;
import holosite.language.effect.LookAt;
import holosite.language.effect.LoseForce;
import holosite.language.effect.May;
import holosite.language.effect.MoveAway;
import holosite.language.effect.MoveTo;
import holosite.language.effect.Put;
import holosite.language.effect.Release;
import holosite.language.effect.Relocate;
import holosite.language.effect.Remember;
import holosite.language.effect.Retrieve;
import holosite.language.effect.ReturnToTable;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.InPile;
import holosite.language.filter.Known;
import holosite.language.filter.Related;
import holosite.language.ability.Ability;
import holosite.language.ability.Deploys;
import holosite.language.ability.Deed;
import holosite.language.effect.Pick;
import holosite.language.effect.InAnyOrder;
import holosite.language.filter.Filter;
import holosite.language.condition.FirstThisGame;
import holosite.language.card.Duration;
import static holosite.language.card.Subtype.AUTOMATED_WEAPON;
import java.util.List;
import java.util.Optional;

/** The Light Side of the first set. */
public final class PremiereLight {

    private PremiereLight() {}

    // ---- locations

    public static final Card ALDERAAN = system("Alderaan", 2, LIGHT, "1_121").unique()
            .force(0, 1).icons(PLANET)
            .dark(drainIfYouControl(1))
            .light(always(opponents(BATTLE_DESTINY_DRAW, -1, HERE)))
            .done();

    public static final Card DETENTION_BLOCK_CONTROL_ROOM =
            site("Death Star", "Detention Block Control Room", LIGHT, "1_123").is(BATTLE_STATION).unique()
            .force(1, 0).icons(INTERIOR, MOBILE, SCOMP_LINK)
            .light(drainIfYouControl(1),
                    asSoonAs(ifYouControl().and(thereIs(CHARACTER.in(IMPRISONED).at(siteOf("Death Star")))),
                            new Release(CHARACTER.in(IMPRISONED).at(siteOf("Death Star")))))
            .done();

    public static final Card DOCKING_BAY_327 = site("Death Star", "Docking Bay 327", LIGHT, "1_124").is(BATTLE_STATION).unique()
            .force(1, 1).icons(EXTERIOR, INTERIOR, MOBILE, SCOMP_LINK).is(DOCKING_BAY)
            .dark(transitFrom(1))
            .light(transitFrom(1))
            .done();

    public static final Card TATOOINE = system("Tatooine", 7, LIGHT, "1_127").unique()
            .force(1, 2).icons(PLANET)
            .dark(supportFromOrbit("Tatooine"))
            .light(supportFromOrbit("Tatooine"))
            .done();

    public static final Card TATOOINE_CANTINA = site("Tatooine", "Cantina", LIGHT, "1_128").unique()
            .force(2, 2).icons(INTERIOR, PLANET).is(CANTINA)
            .dark(adds(1, FORFEIT, your(ALIEN).except(a(TUSKEN_RAIDER)).here()))
            .light(adds(1, POWER, your(ALIEN).here()))
            .done();

    public static final Card DOCKING_BAY_94 = site("Tatooine", "Docking Bay 94", LIGHT, "1_129").unique()
            .force(1, 1).icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .dark(transitFrom(2))
            .light(transitFrom(1))
            .done();

    public static final Card LARS_MOISTURE_FARM = site("Tatooine", "Lars' Moisture Farm", LIGHT, "1_132").unique()
            .force(1, 2).icons(EXTERIOR, PLANET, SCOMP_LINK).is(FARM)
            .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()))
            .light(deploy(-1, personas("Beru", "Luke"), HERE))
            .done();

    public static final Card MOS_EISLEY = site("Tatooine", "Mos Eisley", LIGHT, "1_133").lies(DOORSTEP).unique()
            .force(1, 2).icons(EXTERIOR, PLANET)
            .light(may(at(When.your(Phase.CONTROL))
                            .target("traveler", your(CHARACTER).presentHere())
                            .then(new MoveTo(chosen("traveler"), titled("Tatooine: Cantina"), true))),
                    may(at(When.your(Phase.CONTROL))
                            .target("traveler", your(CHARACTER).presentAt(titled("Tatooine: Cantina")))
                            .then(new MoveTo(chosen("traveler"), HERE, true))))
            .done();

    public static final Card OBI_WANS_HUT = site("Tatooine", "Obi-Wan's Hut", LIGHT, "1_134").unique()
            .force(0, 2).icons(EXTERIOR, PLANET)
            .dark(drainIfYouControl(1))
            .light(deploy(-3, persona("Obi-Wan"), HERE))
            .done();

    public static final Card YAVIN_4 = system("Yavin 4", 4, LIGHT, "1_135").is(REBEL_BASE).unique()
            .force(1, 2).icons(PLANET)
            .dark(supportFromOrbit("Yavin 4"))
            .light(supportFromOrbit("Yavin 4"))
            .done();

    // ---- characters

    public static final Card C_3PO = droid("C-3PO (See-Threepio)", LIGHT, "1_5").unique().persona("C-3PO")
            .destiny(3).deploy(3).power(1).forfeit(4).is(PROTOCOL_DROID)
            .says(always(yours(TOTAL_POWER,
                            new AtMost(count(your(DROID).presentHere()), count(your(REBEL).presentHere())).times(2),
                            HERE.and(SITE))),
                    adds(2, FORFEIT, persona("R2-D2").presentWith(IT)));

    public static final Card DUTCH = rebel("Dutch", "1_8").unique().persona("Dutch").matches("Gold 1")
            .destiny(1).deploy(2).power(2).ability(2).forfeit(5)
            .icons(PILOT, WARRIOR).is(LEADER, GOLD_SQUADRON)
            .says(addsToPowerPiloted(2),
                    adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Gold 1"))),
                    battleDestinyIfUnable(it(CHARACTER.piloting(persona("Gold 1")))),
                    adds(1, FORFEIT, CHARACTER.and(a(GOLD_SQUADRON)).and(with(PILOT)).with(IT)));

    public static final Card HAN_SOLO = rebel("Han Solo", "1_11").unique().persona("Han")
            .matches("Millennium Falcon", "The Falcon", "Gold Squadron 1")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR).is(CORELLIAN, GAMBLER, PIRATE, SMUGGLER)
            .says(may(at(just(DESTINY_DRAWN).by(YOU)).when(it(CHARACTER.in(IN_BATTLE)))
                            .once(Per.BATTLE).use(1)
                            .then(new CancelDestiny(true))),
                    addsToPowerPiloted(2),
                    adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Falcon"))),
                    battleDestinyIfUnable(it(CHARACTER.piloting(persona("Falcon")))));

    public static final Card LEIA_ORGANA = rebel("Leia Organa", "1_17").unique().persona("Leia")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(6)
            .icons(WARRIOR).is(ALDERAANIAN, LEADER, PRINCESS, SENATOR, SPY, FEMALE)
            .says(adds(1, POWER, REBEL.presentWith(IT).at(siteOf("Death Star"))),
                    immuneToAttrition(2));

    public static final Card LUKE_SKYWALKER = rebel("Luke Skywalker", "1_19").unique().persona("Luke")
            .matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .destiny(1).deploy(3).power(3).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR)
            .says(when(it(CHARACTER.at(onPlanet("Tatooine"))).not(), yours(TOTAL_FORCE_GENERATION, 1, ANYTHING)),
                    addsToPowerPiloted(3),
                    adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Red 5"))),
                    immuneToAttrition(3));

    public static final Card OBI_WAN_KENOBI = rebel("Obi-Wan Kenobi", "1_21").unique().persona("Obi-Wan")
            .destiny(1).deploy(5).power(5).ability(6).forfeit(9)
            .icons(WARRIOR).is(GENERAL)
            .says(may(at(just(BATTLE_INITIATED).at(new Related(WHERE_PRESENT, IT)))
                            .once(Per.EVENT)
                            .target("target", opponents(CHARACTER).having(ABILITY, EQUAL, 1).presentWith(IT))
                            .use(1)
                            .then(new MoveAway(chosen("target"), true, true, false))),
                    immuneToAttrition(5));

    public static final Card POPS = rebel("Pops", "1_23").unique().persona("Pops").matches("Gold 5")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR).is(GOLD_SQUADRON)
            .says(addsToPowerPiloted(2),
                    adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Gold 5"))),
                    battleDestinyIfUnable(it(CHARACTER.piloting(persona("Gold 5")))));

    public static final Card REBEL_TROOPER = rebel("Rebel Trooper", "1_28")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(2)
            .icons(WARRIOR).is(ALDERAANIAN, Trait.REBEL_TROOPER, TROOPER)
            .says(deploysFree(SITE.related(WHERE_IS, your(REBEL).having(ABILITY, MORE, 2))));

    public static final Card SHISTAVANEN_WOLFMAN = alien("Shistavanen Wolfman", LIGHT, "1_30").dots(3)
            .destiny(2).deploy(3).power(2).ability(1).forfeit(2)
            .icons(WARRIOR).is(SHISTAVANEN, SCOUT)
            .says(may(MOVE_AS_REACT, IT, SITE.related(ADJACENT_TO, HERE)));

    // ---- devices

    public static final Card ELECTROBINOCULARS = device("Electrobinoculars", LIGHT, "1_35")
            .destiny(3)
            .says(deploysOn(CHARACTER.and(with(WARRIOR))).costing(1),
                    may(at(anyTime())
                            .use(2)
                            .then(new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(1), false).as("top"),
                                    new May(YOU,
                                            List.of(new Put(chosen("top"), Pile.FORCE_PILE, Put.Position.TOP)),
                                            List.of()))));

    public static final Card TATOOINE_UTILITY_BELT = device("Tatooine Utility Belt", LIGHT, "1_40")
            .destiny(4)
            .says(deploysOn(REBEL.or(ALIEN)).costing(1),
                    adds(2, POWER, HOST, is(Known.HOST, CHARACTER.at(onPlanet("Tatooine")))),
                    adds(2, FORFEIT, HOST, is(Known.HOST, CHARACTER.at(onPlanet("Tatooine")))));

    // ---- Effects

    public static final Card DEMOTION = effect("Demotion", LIGHT, "1_47")
            .destiny(3)
            .says(deploysOn(IMPERIAL.except(personas("Vader", "Emperor").or(a(STORMTROOPER)))).costing(2),
                    adds(-2, POWER, HOST),
                    cancelsText(HOST, ALWAYS));

    public static final Card DISARMED = effect("Disarmed", LIGHT, "1_48")
            .destiny(5)
            .says(deploysOn(opponents(CHARACTER).in(ARMED)
                                    .presentWith(your(CHARACTER).in(ARMED))
                                    .presentAt(SITE))
                            .at(When.any(Phase.CONTROL)),
                    automatically(at(just(DEPLOYED).to(IT)).then(new Disarm(HOST))),
                    adds(-1, POWER, HOST),
                    mayNot(CARRY, EITHER, WEAPON, HOST),
                    mayNot(BE_ARMED, HOST),
                    immuneTo("Alter"));

    public static final Card NIGHTFALL = effect("Nightfall", LIGHT, "1_56")
            .destiny(3)
            .says(deploysOn(SYSTEM.and(with(PLANET))),
                    gives(NIGHTTIME, SITE.related(RELATED_TO, HERE)),
                    adds(1, POWER_DESTINIES, SITE.related(RELATED_TO, HERE)),
                    always(free(DEPLOY_COST, a(SPY)).toward(SITE.in(CardState.NIGHTTIME))));

    public static final Card OUR_MOST_DESPERATE_HOUR =
            effect(UTINNI_EFFECT, "Our Most Desperate Hour", LIGHT, "1_58").unique()
            .destiny(6)
            .says(deploysOn(SYSTEM.and(titled("Alderaan"))).aimingAt(REBEL.at(of("Tatooine"))),
                    automatically(at(just(REACHED).to(new Being(Known.AIM)).with(IT))
                            .then(new Retrieve(YOU,
                                            count(your(CHARACTER).having(ABILITY, EQUAL, 3))
                                                    .plus(count(your(CHARACTER).having(ABILITY, AT_LEAST, 4)).times(2)),
                                            ANYTHING, Retrieve.How.TOP, Pile.USED_PILE),
                                    lose(IT))));

    // ---- Interrupts

    public static final Card ALTER = interrupt(USED_INTERRUPT, "Alter", LIGHT, "1_71")
            .destiny(4)
            .says(used(at(just(BEING_DEPLOYED).to(EFFECT.or(a(UTINNI_EFFECT))))
                            .when(youHaveAbility())
                            .then(drawDestiny(), ifBelowYourAbility(new CancelIt()))),
                    used(at(anyTime()).target("target", EFFECT.or(a(UTINNI_EFFECT)))
                            .when(youHaveAbility())
                            .then(drawDestiny(), ifBelowYourAbility(new CancelCards(chosen("target"))))),
                    used(at(just(BEING_PLAYED).to(titled("Sense"))).then(new CancelIt())));

    public static final Card COMBINED_ATTACK = interrupt(LOST_INTERRUPT, "Combined Attack", LIGHT, "1_75")
            .destiny(4)
            .says(lost(at(inBattle())
                    .target("target", opponents(STARSHIP).in(IN_BATTLE))
                    .target(new Target("weapons",
                            your(a(STARSHIP_WEAPON)).related(ON, STARSHIP.in(IN_BATTLE)),
                            number(2),
                            count(your(a(STARSHIP_WEAPON)).related(ON, STARSHIP.in(IN_BATTLE))),
                            YOU))
                    .then(new FireTogether(chosen("weapons"), TARGET))));

    public static final Card DONT_GET_COCKY = interrupt(LOST_INTERRUPT, "Don't Get Cocky", LIGHT, "1_76").unique()
            .destiny(5)
            .says(lost(at(inBattle())
                            .when(thereIs(your(persona("Luke")).in(IN_BATTLE)))
                            .when(thereIs(your(persona("Han")).in(IN_BATTLE)))
                            .then(addBattleDestiny(2))),
                    lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SYSTEM.or(SECTOR)))
                            .target("target", STARSHIP.and(a(TIE_LN)).presentAt(THERE))
                            .then(lose(chosen("target")))));

    public static final Card DROID_SHUTDOWN = interrupt(USED_INTERRUPT, "Droid Shutdown", LIGHT, "1_78")
            .destiny(6)
            .says(used(at(just(TARGETED).by(OPPONENT).to(your(DROID)))
                    .then(new CancelIt(),
                            lasting(mayNot(BE_STOLEN, THAT), THIS_TURN),
                            lasting(mayNot(BE_TARGETED, THAT), THIS_TURN),
                            lasting(mayNot(BE_LOST, THAT), THIS_TURN),
                            lasting(mayNot(BE_CAPTURED, THAT), THIS_TURN))));

    public static final Card ESCAPE_POD = interrupt(USED_INTERRUPT, "Escape Pod", LIGHT, "1_79")
            .destiny(6)
            .says(used(at(just(TO_BE_LOST).to(your(CAPITAL)))
                    .when(thereIs(your(CHARACTER).aboard(THAT)))
                    .target("shore", SITE.and(with(PLANET)))
                    .then(new Relocate(your(CHARACTER).aboard(THAT), chosen("shore"), true))));

    public static final Card NABRUN_LEIDS = interrupt(USED_INTERRUPT, "Nabrun Leids", LIGHT, "1_97")
            .destiny(4)
            .says(used(at(anyTime()).when(new BattleGoingOn(ANYTHING, EITHER).not())
                    .target("from", SITE.related(WHERE_IS, your(CHARACTER)))
                    .target(Target.upTo(count(your(CHARACTER).at(chosen("from"))), "travelers",
                            your(CHARACTER).at(chosen("from")).except(new Related(ESCORTING, ANYTHING))))
                    .target("to", SITE.except(chosen("from")))
                    .cost(new Cost.UseDestiny("fare"))
                    .then(branch(compare(remembered("fare"), AT_LEAST, 0),
                                    new Relocate(chosen("travelers"), chosen("to"), true))
                            .orElse(lose(IT)))));

    public static final Card OLD_BEN = interrupt(LOST_INTERRUPT, "Old Ben", LIGHT, "1_100")
            .destiny(3)
            .says(lost(at(just(FORFEITED).to(your(CHARACTER).except(persona("Obi-Wan"))).at(siteOf("Tatooine")))
                    .use(1)
                    .then(new ReturnToTable(THAT, THERE))));

    public static final Card PANIC = interrupt(USED_INTERRUPT, "Panic", LIGHT, "1_103")
            .destiny(4)
            .says(used(at(just(BATTLE_INITIATED).by(OPPONENT))
                    .when(compare(new BattleTotal(OPPONENT, TOTAL_POWER), MORE,
                            new BattleTotal(YOU, TOTAL_POWER).times(2)))
                    .then(new ChooseNumber(YOU, "cards", number(1), number(3)),
                            new LookAt(YOU, YOU, Pile.RESERVE_DECK, remembered("cards"), true).as("revealed"),
                            new DeployFrom(YOU, Pile.RESERVE_DECK,
                                    CHARACTER.or(STARSHIP).or(VEHICLE).or(DEVICE).or(WEAPON).and(among("revealed")),
                                    ANYTHING, 0, true, false).upTo(number(60)),
                            lose(chosen("revealed").and(new InPile(YOU, Pile.RESERVE_DECK))))));

    public static final Card REBEL_BARRIER = interrupt(USED_INTERRUPT, "Rebel Barrier", LIGHT, "1_105")
            .destiny(4).is(BARRIER)
            .says(used(at(just(DEPLOYED).by(OPPONENT).to(CHARACTER.or(STARSHIP)))
                    .use(1)
                    .then(lasting(mayNot(TAKE_PART_IN_BATTLE, THAT), THIS_TURN),
                            lasting(mayNot(MOVE, THAT), THIS_TURN))));

    public static final Card SENSE = interrupt(USED_INTERRUPT, "Sense", LIGHT, "1_109")
            .destiny(3)
            .says(used(at(just(BEING_PLAYED).to(INTERRUPT))
                            .when(youHaveAbility())
                            .then(drawDestiny(), ifBelowYourAbility(new CancelIt()))),
                    used(at(just(REACTING)).when(youHaveAbility()).then(drawDestiny(), ifBelowYourAbility(new CancelIt()))),
                    used(at(just(BEING_PLAYED).to(titled("Alter"))).then(new CancelIt())));

    public static final Card SURPRISE_ASSAULT = interrupt(LOST_INTERRUPT, "Surprise Assault", LIGHT, "1_113")
            .destiny(3)
            .says(lost(at(just(DRAIN_INITIATED).by(OPPONENT))
                    .use(1)
                    .then(new CancelIt(),
                            new Remember("power", new FigureAt(OPPONENT, TOTAL_POWER, Known.PLACE)),
                            new DrawDestiny(YOU,
                                    count(opponents(CHARACTER.or(STARSHIP).or(VEHICLE)).presentAt(THERE)),
                                    DestinyKind.PLAIN, "destiny"),
                            new Branch(List.of(
                                            new Branch.If(compare(destiny(), LESS, remembered("power")),
                                                    List.of(new LoseForce(YOU, remembered("power").minus(destiny()),
                                                            Optional.empty()))),
                                            new Branch.If(compare(destiny(), MORE, remembered("power")),
                                                    List.of(new LoseForce(OPPONENT,
                                                            destiny().minus(remembered("power")),
                                                            Optional.empty())))),
                                    List.of()))));

    // ---- starships

    public static final Card CORELLIAN_CORVETTE = capital("Corellian Corvette", LIGHT, "1_140")
            .destiny(1).deploy(4).power(5).armor(4).hyperspeed(3).forfeit(8)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(CORVETTE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(pilots(3).withPassengers(4).withVehicles(1)).permanentPilot(1)
            .says();

    public static final Card GOLD_1 = starfighter("Gold 1", LIGHT, "1_141").unique().persona("Gold 1")
            .destiny(3).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(3)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Trait.Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(pilotsOrPassengers(2))
            .says();

    public static final Card GOLD_5 = starfighter("Gold 5", LIGHT, "1_142").unique().persona("Gold 5")
            .destiny(4).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(3)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Trait.Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(pilotsOrPassengers(2).withAstromechs(1))
            .says();

    public static final Card MILLENNIUM_FALCON = starfighter("Millennium Falcon", LIGHT, "1_143").unique()
            .persona("Falcon")
            .destiny(2).deploy(3).power(3).maneuver(4).hyperspeed(6).forfeit(7)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(FREIGHTER, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(pilots(2).withPassengers(2))
            .says(immuneToAttrition(IT, 5, it(STARSHIP.related(PILOTED_BY, personas("Han", "Chewie", "Lando")))));

    public static final Card X_WING = starfighter("X-wing", LIGHT, "1_146")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(Trait.X_WING, REBEL_STARSHIP)
            .permanentPilot(1)
            .says();

    public static final Card Y_WING = starfighter("Y-wing", LIGHT, "1_147")
            .destiny(3).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(2)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(Trait.Y_WING, REBEL_STARSHIP)
            .carries(pilotsOrPassengers(1)).permanentPilot(1)
            .says();

    // ---- vehicles

    public static final Card LUKES_LANDSPEEDER =
            vehicle(TRANSPORT_VEHICLE, "Luke's X-34 Landspeeder", LIGHT, "1_149").unique()
            .persona("Luke's X-34 Landspeeder")
            .destiny(3).deploy(2).power(1).maneuver(5).landspeed(4).forfeit(4)
            .is(LANDSPEEDER)
            .carries(pilots(1).withPassengers(2))
            .says(when(it(VEHICLE.related(HAS_ABOARD, persona("Luke"))), free(MOVE_COST, IT)),
                    may(MOVE_AS_REACT, IT, ANYTHING));

    public static final Card SANDCRAWLER = vehicle(TRANSPORT_VEHICLE, "Sandcrawler", LIGHT, "1_150")
            .destiny(2).deploy(3).power(3).armor(3).landspeed(2).forfeit(5)
            .is(Trait.SANDCRAWLER, ENCLOSED)
            .carries(pilots(1).withPassengers(7))
            .says(deploysOnly(siteOf("Tatooine")),
                    mayNot(MOVE_TO, EITHER, IT, LOCATION.except(SITE.and(with(PLANET)))),
                    adds(1, FORFEIT, a(JAWA).related(AT_SAME_SITE_AS, IT).at(SITE.and(with(EXTERIOR)))));

    // ---- weapons

    public static final Card BLASTER_RIFLE = weapon(CHARACTER_WEAPON, "Blaster Rifle", LIGHT, "1_153")
            .destiny(3).is(Trait.BLASTER_RIFLE, RIFLE)
            .says(deploysOn(your(CHARACTER.and(with(WARRIOR)))).costing(2),
                    fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(2).adding(1));

    public static final Card HANS_HEAVY_BLASTER_PISTOL =
            weapon(CHARACTER_WEAPON, "Han's Heavy Blaster Pistol", LIGHT, "1_154").unique()
            .persona("Han's Heavy Blaster Pistol")
            .destiny(2).is(BLASTER)
            .says(deploysOn(your(persona("Han"))).costing(1),
                    deploysOn(your(CHARACTER.and(with(WARRIOR))).except(persona("Han"))).costing(3),
                    fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1).adding(1)
                            .doing(new HitIt(chosen("target")),
                                    branch(is(Known.HOST, persona("Han")), becomes(FORFEIT, 0, chosen("target")))));

    public static final Card OBI_WANS_LIGHTSABER =
            weapon(CHARACTER_WEAPON, "Obi-Wan's Lightsaber", LIGHT, "1_157").unique()
            .persona("Obi-Wan's Lightsaber")
            .destiny(1).is(LIGHTSABER)
            .says(deploysOn(your(persona("Obi-Wan"))),
                    mayAddToDrain(1),
                    fires(CHARACTER.or(CREATURE)).forFree().drawing(2)
                            .doing(new HitIt(chosen("target")), becomes(FORFEIT, 0, chosen("target"))));

    public static final Card PROTON_TORPEDOES = weapon(STARSHIP_WEAPON, "Proton Torpedoes", LIGHT, "1_158")
            .destiny(4).is(Trait.PROTON_TORPEDOES)
            .says(deploysOn(your(STARSHIP.and(a(Trait.X_WING).or(a(Trait.Y_WING)).or(a(B_WING))))).costing(1),
                    fires(STARSHIP).costing(1));

    public static final Card QUAD_LASER_CANNON = weapon(STARSHIP_WEAPON, "Quad Laser Cannon", LIGHT, "1_159")
            .destiny(4).is(CANNON, LASER_CANNON)
            .says(deploysOn(your(STARSHIP.and(a(CORVETTE).or(persona("Falcon"))))).costing(2),
                    fires(STARSHIP).costing(1).adding(either(0, 1, is(TARGET, STARFIGHTER))));

    // ---- more of Premiere

    public static final Card DANTOOINE = system("Dantooine", 5, LIGHT, "1_122").unique()
            .force(0, 1).icons(PLANET)
            .dark(drainIfYouControl(1))
            .light(deploy(-2, your(CAPITAL), HERE), deploy(-1, your(STARFIGHTER), HERE))
            .done();

    public static final Card JEK_PORKINS = rebel("Jek Porkins", "1_13").unique().persona("Jek Porkins")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR).is(RED_SQUADRON)
            .matches("Red 6")
            .says(addsToPowerPiloted(2),
                    adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Red 6"))),
                    battleDestinyIfUnable(piloting(persona("Red 6"))));

    public static final Card LIFT_TUBE_VEHICLE = vehicle(TRANSPORT_VEHICLE, "Lift Tube", LIGHT, "1_148")
            .destiny(6).deploy(1).power(0).maneuver(1).landspeed(3).forfeit(1)
            .is(LIFT_TUBE, ENCLOSED)
            .carries(Capacity.passengers(4))
            .says(may(MOVE_AS_REACT, IT, ANYTHING));

    public static final Card R2_X2 = droid("R2-X2 (Artoo-Extoo)", LIGHT, "1_24")
            .destiny(4).deploy(1).power(1).forfeit(3)
            .icons(NAV_COMPUTER).is(ASTROMECH_DROID, R_UNIT)
            .says(adds(1, POWER, STARFIGHTER.related(HAS_ABOARD, IT)),
                    adds(1, MANEUVER, STARFIGHTER.related(HAS_ABOARD, IT)),
                    adds(1, HYPERSPEED, STARFIGHTER.related(HAS_ABOARD, IT)));

    public static final Card R4_E1 = droid("R4-E1 (Arfour-Eeone)", LIGHT, "1_25")
            .destiny(4).deploy(1).power(1).forfeit(3)
            .is(VEHICLE_DROID, R_UNIT)
            .says(adds(1, POWER, VEHICLE.except(a(CREATURE_VEHICLE)).related(HAS_ABOARD, IT)),
                    adds(1, MANEUVER, VEHICLE.except(a(CREATURE_VEHICLE)).related(HAS_ABOARD, IT)),
                    adds(1, LANDSPEED, VEHICLE.except(a(CREATURE_VEHICLE)).related(HAS_ABOARD, IT)));

    public static final Card HOW_DID_WE_GET_INTO_THIS_MESS =
            interrupt(USED_INTERRUPT, "How Did We Get Into This Mess?", LIGHT, "1_87")
            .destiny(4)
            .says(used(at(anyTime())
                    .when(thereIs(your(DROID)
                            .at(titled("Tatooine: Dune Sea").or(LOCATION.and(with(SCOMP_LINK))))))
                    .use(1)
                    .then(new Remember("hand", new PileSize(YOU, Pile.HAND)),
                            new TakeFrom(YOU, YOU, Pile.HAND, ANYTHING, remembered("hand"), remembered("hand"),
                                    Pile.USED_PILE, false),
                            new DrawCards(YOU,
                                    either(remembered("hand"), remembered("hand").plus(number(1)),
                                            thereIs(your(personas("C-3PO", "R2-D2"))
                                                    .at(titled("Tatooine: Dune Sea")
                                                            .or(LOCATION.and(with(SCOMP_LINK)))))),
                                    Pile.RESERVE_DECK))));

    public static final Card THE_BITH_SHUFFLE = interrupt(USED_INTERRUPT, "The Bith Shuffle", LIGHT, "1_115")
            .destiny(5)
            .says(used(at(anyTime()).then(new Shuffle(YOU, Pile.RESERVE_DECK))),
                    used(at(anyTime()).then(new Shuffle(YOU, Pile.LOST_PILE))),
                    used(at(anyTime()).then(new Shuffle(YOU, Pile.USED_PILE))),
                    used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.RESERVE_DECK))),
                    used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.LOST_PILE))),
                    used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.USED_PILE))));

    public static final Card DONT_UNDERESTIMATE_OUR_CHANCES =
            interrupt(LOST_INTERRUPT, "Don't Underestimate Our Chances", LIGHT, "1_77")
            .destiny(4)
            .says(lost(at(just(BATTLE_INITIATED).by(OPPONENT))
                            .then(thisBattle(Modifier.times(BATTLE_DAMAGE, number(3), THERE)))),
                    lost(at(just(BEING_PLAYED).to(titled("You Overestimate Their Chances")))
                            .then(thisBattle(Modifier.times(BATTLE_DAMAGE, number(3), BATTLE_LOCATION)))));

    public static final Card WIOSLEA = alien("Wioslea", LIGHT, "1_33").unique().persona("Wioslea")
            .destiny(5).deploy(1).power(2).ability(1).forfeit(2)
            .is(GAMBLER, FEMALE)
            .says(may(at(When.your(Phase.CONTROL))
                    .target("target", opponents(
                            DROID.except(with(PRESENCE)).or(a(TRANSPORT_VEHICLE).in(EMPTY))).presentWith(IT))
                    .use(1)
                    .then(drawDestiny(),
                            branch(compare(destiny(), MORE, figure(DESTINY, TARGET)),
                                    new MayPay(YOU, figure(DEPLOY_COST, TARGET),
                                            List.of(new Steal(chosen("target"), YOU, Known.IT)),
                                            List.of())))));

    /** Lost together with one of these that it is present with, in either order. */
    private static Ability seeks(Filter targets) {
        Filter here = targets.presentWith(IT);
        return asSoonAs(
                thereIs(here),
                new Pick(YOU, "victim", here, number(1), number(1)),
                new InAnyOrder(List.of(List.of(lose(chosen("victim"))), List.of(lose(IT)))));
    }

    private static Deploys likeAnUndercoverSpy() {
        return deploysOn(SITE.in(CardState.UNOCCUPIED)).costing(1);
    }

    public static final Card TAGGE_SEEKER = weapon(AUTOMATED_WEAPON, "Tagge Seeker", LIGHT, "1_160")
            .destiny(3)
            .is(SEEKER)
            .says(likeAnUndercoverSpy(), seeks(persona("Tagge").or(CHARACTER.and(with(WARRIOR))).having(ABILITY, LESS, 3)));

    public static final Card TARKIN_SEEKER = weapon(AUTOMATED_WEAPON, "Tarkin Seeker", LIGHT, "1_161")
            .destiny(3)
            .is(SEEKER)
            .says(likeAnUndercoverSpy(), seeks(persona("Tarkin").or(ALIEN).having(ABILITY, LESS, 3)));

    public static final Card A_TREMOR_IN_THE_FORCE = effect("A Tremor In The Force", LIGHT, "1_42").unique()
            .destiny(3)
            .says(insertsIntoOpponentsDeck().when(new FirstThisGame()),
                    automatically(at(just(REACHED_TOP).to(IT))
                            .then(lasting(
                                    mayNot(Deed.ACTIVATE_FORCE, OPPONENT, ANYTHING, ANYTHING),
                                    Duration.THIS_TURN))),
                    immuneTo("Alter"));

    /** Every card of this file. */
    public static final Card KESSEL = system("Kessel", 8, LIGHT, "1_126").unique()
            .force(2, 1).icons(PLANET)
            .dark(cancels(titled("Kessel Run"), ifYouControl()))
            .light(drainIfYouControl(1))
            .done();

    public static final Card YAVIN_4_DOCKING_BAY = site("Yavin 4", "Docking Bay", LIGHT, "1_136").unique()
            .force(1, 1).icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .dark(transitFrom(2))
            .light(always(free(TRANSIT_FROM, HERE).whose(YOU)))
            .done();

    public static final Card MASSASSI_WAR_ROOM = site("Yavin 4", "Massassi War Room", LIGHT, "1_139").unique()
            .force(0, 2).icons(INTERIOR, PLANET, SCOMP_LINK).is(WAR_ROOM)
            .dark(when(new BattleGoingOn(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)))
            .light(adds(-1, FORFEIT, a(STORMTROOPER).or(a(TIE)),
                    ifYouControl().and(thereIs(your(a(LEADER)).here()))))
            .done();

    public static final Card RED_1 = starfighter("Red 1", LIGHT, "1_144").unique().persona("Red 1")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Trait.X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(pilots(1))
            .says();

    public static final Card RED_3 = starfighter("Red 3", LIGHT, "1_145").unique().persona("Red 3")
            .destiny(3).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Trait.X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(pilots(1).withAstromechs(1))
            .says();

    public static List<Card> all() {
        return List.of(
                KESSEL, YAVIN_4_DOCKING_BAY, MASSASSI_WAR_ROOM, RED_1, RED_3,
                ALDERAAN, DETENTION_BLOCK_CONTROL_ROOM, DOCKING_BAY_327, TATOOINE, TATOOINE_CANTINA,
                DOCKING_BAY_94, LARS_MOISTURE_FARM, MOS_EISLEY, OBI_WANS_HUT, YAVIN_4, C_3PO, DUTCH,
                HAN_SOLO, LEIA_ORGANA, LUKE_SKYWALKER, OBI_WAN_KENOBI, POPS, REBEL_TROOPER,
                SHISTAVANEN_WOLFMAN, ELECTROBINOCULARS, TATOOINE_UTILITY_BELT, DEMOTION, DISARMED, NIGHTFALL,
                OUR_MOST_DESPERATE_HOUR, ALTER, COMBINED_ATTACK, DONT_GET_COCKY, DROID_SHUTDOWN,
                ESCAPE_POD, NABRUN_LEIDS, OLD_BEN, PANIC, REBEL_BARRIER, SENSE, SURPRISE_ASSAULT,
                CORELLIAN_CORVETTE, GOLD_1, GOLD_5, MILLENNIUM_FALCON, X_WING, Y_WING, LUKES_LANDSPEEDER,
                SANDCRAWLER, BLASTER_RIFLE, HANS_HEAVY_BLASTER_PISTOL, OBI_WANS_LIGHTSABER,
                PROTON_TORPEDOES, QUAD_LASER_CANNON,
                DANTOOINE,
                JEK_PORKINS,
                LIFT_TUBE_VEHICLE,
                R2_X2,
                R4_E1, HOW_DID_WE_GET_INTO_THIS_MESS, THE_BITH_SHUFFLE, DONT_UNDERESTIMATE_OUR_CHANCES,
                WIOSLEA,
                TAGGE_SEEKER, TARKIN_SEEKER, A_TREMOR_IN_THE_FORCE);
    }
}
