package holosite.cards.premiere;

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

/** Premiere, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    private static final Condition AT_NIGHT_ON_A_PLANET =
        it(ANYTHING.presentAt(SITE.and(with(PLANET)).in(CardState.NIGHTTIME)));

    private static Effect mayRetrieveAtRandom(Who who) {
        return mayHave(who, new Retrieve(who, number(1), ANYTHING, Retrieve.How.RANDOM, Pile.USED_PILE));
    }

    /** Lost in the opponent's turn, this card makes Luke stronger. */
    private static Ability avengedByLuke() {
        return automatically(at(just(LOST).to(IT))
            .when(new TurnOf(OPPONENT))
            .then(lasting(adds(3, POWER, persona("Luke")), Duration.UNTIL_END_OF_YOUR_NEXT_TURN)));
    }

    static final Card[] CARDS = {
        droid("2X-3KPR (Tooex)", LIGHT, "1_1")
            .destiny(3).deploy(2).power(0).forfeit(2)
            .is(SECURITY_DROID)
            .says(
                when(AT_NIGHT_ON_A_PLANET, add(POWER, 2, your(REBEL.or(ALIEN)).here())),
                immuneToAttrition(
                    your(REBEL.or(ALIEN)).here(),
                    3,
                    AT_NIGHT_ON_A_PLANET.and(thereIs(titled("Hydroponics Station").presentHere())))),

        rebel("Beru Lars", "1_2").unique().persona("Beru")
            .destiny(2).deploy(1).power(1).ability(1).forfeit(3)
            .is(FEMALE)
            .says(
                adds(2, FORFEIT, IT, atSameSiteAs(persona("Owen").or(titled("Hydroponics Station")))),
                avengedByLuke()),

        rebel("Biggs Darklighter", "1_3").unique().persona("Biggs")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(PILOT, WARRIOR).is(RED_SQUADRON).matches("Red 3")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Red 3")),
                battleDestinyIfUnable(piloting(persona("Red 3")))),

        alien("BoShek", LIGHT, "1_4").unique().persona("BoShek")
            .destiny(1).deploy(4).power(2).ability(4).forfeit(3)
            .icons(PILOT)
            .says(addsToPowerPiloted(3), countsAs(SMUGGLER, titled("Kessel Run")), immuneToAttrition(3)),

        droid("C-3PO (See-Threepio)", LIGHT, "1_5").unique().persona("C-3PO")
            .destiny(3).deploy(3).power(1).forfeit(4)
            .is(PROTOCOL_DROID)
            .says(
                always(yours(
                    TOTAL_POWER,
                    new AtMost(count(your(DROID).presentHere()), count(your(REBEL).presentHere())).times(2),
                    HERE.and(SITE))),
                adds(2, FORFEIT, persona("R2-D2").presentWith(IT))),

        droid("CZ-3 (Seezee-Three)", LIGHT, "1_6")
            .destiny(3).deploy(1).power(1).forfeit(4)
            .is(COMMUNICATIONS_DROID)
            .says(may(Deed.DEPLOY_AS_REACT, ANYTHING, HERE.or(SITE.related(ADJACENT_TO, HERE)))),

        alien("Dice Ibegon", LIGHT, "1_7").unique().persona("Dice Ibegon")
            .destiny(2).deploy(4).power(2).ability(3).forfeit(3)
            .is(FEMALE)
            .says(may(at(just(WEAPON_FIRED).by(OPPONENT).at(new Related(WHERE_PRESENT, IT)))
                .once(Limit.Per.TURN)
                .target("target", CHARACTER.related(FIRING, CAUSE))
                .use(1)
                .then(
                    drawDestiny(),
                    branch(compare(destiny(), EQUAL, figure(ABILITY, TARGET)), hit(chosen("target")))))),

        rebel("Dutch", "1_8").unique().persona("Dutch")
            .destiny(1).deploy(2).power(2).ability(2).forfeit(5)
            .icons(PILOT, WARRIOR).is(LEADER, GOLD_SQUADRON).matches("Gold 1")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Gold 1")),
                battleDestinyIfUnable(it(CHARACTER.piloting(persona("Gold 1")))),
                adds(1, FORFEIT, CHARACTER.and(a(GOLD_SQUADRON)).and(with(PILOT)).with(IT))),

        alien("Figrin D'an", LIGHT, "1_9").unique().persona("Figrin D'an")
            .destiny(2).deploy(2).power(1).ability(1).forfeit(4)
            .is(GAMBLER, MUSICIAN, BITH)
            .says(may(at(your(Phase.CONTROL))
                .once(Limit.Per.TURN)
                .use(1)
                .then(
                    new DrawDestiny(YOU, number(3), DestinyKind.PLAIN, "yours"),
                    new DrawDestiny(OPPONENT, number(2), DestinyKind.PLAIN, "theirs"),
                    branch(
                        ifSo(compareTotals(remembered("yours"), MORE, remembered("theirs")), mayRetrieveAtRandom(YOU)),
                        ifSo(
                            compareTotals(remembered("yours"), LESS, remembered("theirs")),
                            mayRetrieveAtRandom(OPPONENT)))))),

        rebel("General Dodonna", "1_10").unique().persona("General Dodonna")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(5)
            .icons(WARRIOR).is(GENERAL, LEADER)
            .says(
                when(atSameSiteAs(titled("Rebel Planners")).not(), add(X, 1, titled("Rebel Planners"))),
                when(atSameSiteAs(titled("Rebel Planners")), times(X, 2, titled("Rebel Planners"))),
                may(cancelsOnTable(titled("Wrong Turn")).use(1)),
                adds(1, POWER, REBEL.presentWith(IT).at(siteOf("Yavin 4")))),

        rebel("Han Solo", "1_11").unique().persona("Han")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR).is(CORELLIAN, GAMBLER, PIRATE, SMUGGLER)
            .matches("Millennium Falcon", "The Falcon", "Gold Squadron 1")
            .says(
                may(at(just(DESTINY_DRAWN).by(YOU))
                    .when(it(CHARACTER.in(CardState.IN_BATTLE)))
                    .once(Limit.Per.BATTLE)
                    .use(1)
                    .then(new CancelDestiny(true))),
                addsToPowerPiloted(2),
                addsToManeuverPiloted(2, persona("Falcon")),
                battleDestinyIfUnable(it(CHARACTER.piloting(persona("Falcon"))))),

        CommonUnits.jawa(LIGHT, "1_12"),

        rebel("Jek Porkins", "1_13").unique().persona("Jek Porkins")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR).is(RED_SQUADRON).matches("Red 6")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Red 6")),
                battleDestinyIfUnable(piloting(persona("Red 6")))),

        alien("Kabe", LIGHT, "1_14").unique().persona("Kabe")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .is(CHADRA_FAN, FEMALE, THIEF)
            .says(
                may(at(your(Phase.CONTROL))
                    .target("target", opponents(WEAPON.or(DEVICE)).related(AT_SAME_SITE_AS, IT))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), LESS, figure(DESTINY, TARGET)),
                            new Steal(chosen("target"), YOU, Known.IT)))),
                may(
                    Deed.TRANSFER,
                    WEAPON.in(CardState.STOLEN).related(ON, IT),
                    your(WARRIOR_CHARACTER).related(AT_SAME_SITE_AS, IT))),

        alien("Kal'Falnl C'ndros", LIGHT, "1_15").unique().persona("Kal'Falnl C'ndros")
            .destiny(2).deploy(0).power(1).ability(1).forfeit(5)
            .icons(PILOT).is(FEMALE)
            .says(
                automatically(at(just(BATTLE_DESTINIES_DRAWN))
                    .when(whileInBattle())
                    .when(compare(new BattleDestiniesDrawn(YOU, true), EQUAL, 1))
                    .when(compare(new BattleDestiniesDrawn(OPPONENT, true), EQUAL, 1))
                    .when(compare(new BattleDestiniesDrawn(YOU, false), MORE, new BattleDestiniesDrawn(OPPONENT, false)))
                    .then(thisBattle(set(TOTAL_BATTLE_DESTINY, 0, BATTLE_LOCATION).whose(OPPONENT)))),
                always(base(LANDSPEED, 3, IT)),
                addsToPowerPiloted(2),
                mayNot(Deed.BOARD, EITHER, IT, STARFIGHTER.or(VEHICLE.and(a(ENCLOSED))))),

        alien("Leesub Sirln", LIGHT, "1_16").unique().persona("Leesub Sirln")
            .destiny(4).deploy(3).power(1).ability(3).forfeit(3)
            .is(FEMALE, QIRAASH)
            .says(may(at(your(Phase.CONTROL))
                .once(Limit.Per.TURN)
                .use(1)
                .then(
                    new NameType(YOU, "type"),
                    new LookAt(YOU, OPPONENT, Pile.HAND, number(1), true).as("shown"),
                    branch(is(new Chosen("shown"), new OfNamedType("type")), lose(chosen("shown")))))),

        rebel("Leia Organa", "1_17").unique().persona("Leia")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(6)
            .icons(WARRIOR).is(ALDERAANIAN, LEADER, PRINCESS, SENATOR, SPY, FEMALE)
            .says(adds(1, POWER, REBEL.presentWith(IT).at(siteOf("Death Star"))), immuneToAttrition(2)),

        CommonUnits.miningDroid("LIN-V8K (Elleyein-Veeatekay)", LIGHT, "1_18"),

        rebel("Luke Skywalker", "1_19").unique().persona("Luke")
            .destiny(1).deploy(3).power(3).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR).matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .says(
                when(it(CHARACTER.at(onPlanet("Tatooine"))).not(), yours(TOTAL_FORCE_GENERATION, 1, ANYTHING)),
                addsToPowerPiloted(3),
                addsToManeuverPiloted(2, persona("Red 5")),
                immuneToAttrition(3)),

        alien("Momaw Nadon", LIGHT, "1_20").unique().persona("Momaw Nadon")
            .destiny(3).deploy(2).power(1).ability(3).forfeit(3)
            .is(LEADER, SPY, ITHORIAN)
            .says(may(at(your(Phase.CONTROL))
                .target("beast",
                    opponents(a(BANTHA).or(a(DEWBACK)).or(a(WAMPA))
                        .or(titled("Rancor", "Dragonsnake"))
                        .or(persona("Bubo")))
                        .presentAt(HERE.and(SITE)))
                .then(new Steal(chosen("beast"), YOU)))),

        rebel("Obi-Wan Kenobi", "1_21").unique().persona("Obi-Wan")
            .destiny(1).deploy(5).power(5).ability(6).forfeit(9)
            .icons(WARRIOR).is(GENERAL)
            .says(
                may(at(just(BATTLE_INITIATED).at(new Related(WHERE_PRESENT, IT)))
                    .once(Limit.Per.EVENT)
                    .target("target", opponents(CHARACTER).having(ABILITY, EQUAL, 1).presentWith(IT))
                    .use(1)
                    .then(new MoveAway(chosen("target"), true, true, false))),
                immuneToAttrition(5)),

        rebel("Owen Lars", "1_22").unique().persona("Owen")
            .destiny(2).deploy(2).power(1).ability(3).forfeit(4)
            .says(
                deploysFree(titled("Tatooine: Lars' Moisture Farm")),
                adds(2, POWER, IT, atSameSiteAs(persona("Beru").or(titled("Vaporator")))),
                avengedByLuke()),

        rebel("Pops", "1_23").unique().persona("Pops")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR).is(GOLD_SQUADRON).matches("Gold 5")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Gold 5")),
                battleDestinyIfUnable(it(CHARACTER.piloting(persona("Gold 5"))))),

        droid("R2-X2 (Artoo-Extoo)", LIGHT, "1_24")
            .destiny(4).deploy(1).power(1).forfeit(3)
            .icons(NAV_COMPUTER).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, STARFIGHTER.related(HAS_ABOARD, IT)),
                adds(1, MANEUVER, STARFIGHTER.related(HAS_ABOARD, IT)),
                adds(1, HYPERSPEED, STARFIGHTER.related(HAS_ABOARD, IT))),

        CommonUnits.vehicleDroid("R4-E1 (Arfour-Eeone)", LIGHT, "1_25"),

        rebel("Rebel Guard", "1_26")
            .destiny(3).deploy(2).power(0).ability(1).forfeit(1)
            .says(Common.guardsItsPlace()),

        rebel("Rebel Pilot", "1_27")
            .destiny(3).deploy(2).power(0).ability(2).forfeit(2)
            .icons(PILOT)
            .says(addsToPowerPiloted(2)),

        rebel("Rebel Trooper", "1_28")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(2)
            .icons(WARRIOR).is(ALDERAANIAN, REBEL_TROOPER, TROOPER)
            .says(deploysFree(SITE.related(WHERE_IS, your(REBEL).having(ABILITY, MORE, 2)))),

        rebel("Red Leader", "1_29").unique().persona("Red Leader")
            .destiny(1).deploy(2).power(2).ability(2).forfeit(5)
            .icons(PILOT, WARRIOR).is(LEADER, RED_SQUADRON).matches("Red 1")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Red 1")),
                battleDestinyIfUnable(piloting(persona("Red 1"))),
                adds(1, FORFEIT, CHARACTER.and(a(RED_SQUADRON)).and(with(PILOT)).with(IT))),

        alien("Shistavanen Wolfman", LIGHT, "1_30").dots(3)
            .destiny(2).deploy(3).power(2).ability(1).forfeit(2)
            .icons(WARRIOR).is(SHISTAVANEN, SCOUT)
            .says(may(Deed.MOVE_AS_REACT, IT, SITE.related(ADJACENT_TO, HERE))),

        alien("Talz", LIGHT, "1_31").dots(3)
            .destiny(3).deploy(1).power(1).ability(1).forfeit(4)
            .is(TALZ)
            .says(
                may(at(inDamageSegment())
                    .when(it(ANYTHING.in(CardState.FORFEITABLE)))
                    .target("hit", CHARACTER.in(CardState.HIT_BY_WEAPON).related(AT_SAME_SITE_AS, IT))
                    .then(forfeit(IT), new RestoreIt(chosen("hit")))),
                adds(2, POWER, a(TALZ).at(LOCATION.in(CardState.NIGHTTIME)))),

        droid("WED-9-M1 'Bantha' Droid", LIGHT, "1_32").unique().persona("WED-9-M1 'Bantha' Droid")
            .destiny(4).deploy(2).power(1).forfeit(3)
            .is(MAINTENANCE_DROID)
            .says(
                Common.maintainsHere(),
                Common.maintainsFromBay(),
                may(cancelsOnTable(titled("Lateral Damage")).when(whileAt(a(DOCKING_BAY))))),

        alien("Wioslea", LIGHT, "1_33").unique().persona("Wioslea")
            .destiny(5).deploy(1).power(2).ability(1).forfeit(2)
            .is(GAMBLER, FEMALE)
            .says(may(onceDuringYour(Phase.CONTROL)
                .target("target",
                    opponents(DROID.except(with(PRESENCE)).or(TRANSPORT_VEHICLE.in(CardState.EMPTY))).presentWith(IT))
                .use(1)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), MORE, figure(DESTINY, TARGET)),
                        new MayPay(
                            YOU,
                            figure(DEPLOY_COST, TARGET),
                            List.of(new Steal(chosen("target"), YOU)),
                            List.of()))))),

        capital("Corellian Corvette", LIGHT, "1_140")
            .destiny(1).deploy(4).power(5).armor(4).hyperspeed(3).forfeit(8)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(CORVETTE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(3).withPassengers(4).withVehicles(1)).permanentPilot(1).says(),

        starfighter("Gold 1", LIGHT, "1_141").unique().persona("Gold 1")
            .destiny(3).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(3)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(2)).says(),

        starfighter("Gold 5", LIGHT, "1_142").unique().persona("Gold 5")
            .destiny(4).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(3)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(2).withAstromechs(1)).says(),

        starfighter("Millennium Falcon", LIGHT, "1_143").unique().persona("Falcon")
            .destiny(2).deploy(3).power(3).maneuver(4).hyperspeed(6).forfeit(7)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(FREIGHTER, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(2).withPassengers(2))
            .says(immuneToAttrition(5, it(STARSHIP.related(PILOTED_BY, personas("Han", "Chewie", "Lando"))))),

        starfighter("Red 1", LIGHT, "1_144").unique().persona("Red 1")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(Capacity.pilots(1)).says(),

        starfighter("Red 3", LIGHT, "1_145").unique().persona("Red 3")
            .destiny(3).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(Capacity.pilots(1).withAstromechs(1)).says(),

        starfighter("X-wing", LIGHT, "1_146")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(X_WING, REBEL_STARSHIP)
            .permanentPilot(1).says(),

        starfighter("Y-wing", LIGHT, "1_147")
            .destiny(3).deploy(1).power(2).maneuver(3).hyperspeed(4).forfeit(2)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(Y_WING, REBEL_STARSHIP)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(1).says(),

        CommonUnits.liftTube(LIGHT, "1_148"),

        transportVehicle("Luke's X-34 Landspeeder", LIGHT, "1_149").unique().persona("Luke's X-34 Landspeeder")
            .destiny(3).deploy(2).power(1).maneuver(5).landspeed(4).forfeit(4)
            .is(LANDSPEEDER)
            .carries(Capacity.pilots(1).withPassengers(2))
            .says(
                when(it(VEHICLE.related(HAS_ABOARD, persona("Luke"))), free(MOVE_COST, IT)),
                may(Deed.MOVE_AS_REACT, IT, ANYTHING)),

        CommonUnits.sandcrawler(LIGHT, "1_150", LOCATION.except(SITE.and(with(PLANET)))),

        transportVehicle("SoroSuub V-35 Landspeeder", LIGHT, "1_151")
            .destiny(4).deploy(2).power(0).maneuver(4).landspeed(3).forfeit(3)
            .is(ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(3))
            .says(
                when(it(VEHICLE.related(HAS_ABOARD, personas("Owen", "Beru", "Luke"))), free(MOVE_COST, IT)),
                may(Deed.MOVE_AS_REACT, IT, ANYTHING)),
    };
}
