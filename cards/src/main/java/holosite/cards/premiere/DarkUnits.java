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

/** Premiere, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    /** A prediction of how this battle ends, and what comes of it. */
    private static Effect foretold(Condition end) {
        return thisBattle(automatically(at(just(BATTLE_ENDING))
            .then(branch(end, new Retrieve(YOU, number(1), ANYTHING, Retrieve.How.RANDOM, Pile.USED_PILE))
                .orElse(loseForce(YOU, 1)))));
    }

    private static Condition drewX(String draw) {
        return compare(remembered(draw), EQUAL, figure(X, Known.IT));
    }

    private static List<Effect> stealUpToX(Filter kind) {
        return List.of(
            new Pick(YOU, "loot", opponents(kind).presentHere(), number(0), figure(X, Known.IT)),
            new Steal(chosen("loot"), YOU, Known.IT));
    }

    private static List<Effect> destroyUpToX(Filter kind) {
        return List.of(
            new Pick(YOU, "loot", kind.presentHere(), number(0), figure(X, Known.IT)),
            lose(chosen("loot")));
    }

    /** What a messenger delivers. */
    private static final Filter ERRANDS = UTINNI_EFFECT.except(titled("Kessel Run"));

    static final Card[] CARDS = {
        droid("5D6-RA-7 (Fivedesix)", DARK, "1_163").unique().persona("5D6-RA-7 (Fivedesix)")
            .destiny(2).deploy(4).power(2).forfeit(5)
            .is(SPY, ISB_AGENT, SERVANT_DROID)
            .says(
                adds(1, POWER, IT, atSameSiteAs(personas("Motti", "Yularen"))),
                deploy(1, opponents(DROID).or(your(a(MOUSE_DROID))), HERE),
                immuneToAllAttrition(IT, whileAt(LOCATION.in(CardState.NIGHTTIME)))),

        imperial("Admiral Motti", "1_164").unique().persona("Motti")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR).is(ADMIRAL, COMMANDER, LEADER)
            .says(
                when(compare(count(STARSHIP.and(a(IMPERIAL_STARSHIP))), AT_LEAST, 2), add(DEPLOY_COST, -2, IT)),
                addsToPowerPiloted(2),
                adds(-1, FORFEIT, REBEL.and(with(PILOT)).at(HERE.and(SYSTEM)))),

        imperial("Chief Bast", "1_165").unique().persona("Chief Bast")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(3)
            .icons(PILOT).matches("URoRRuR'R'R's Hunting Rifle")
            .says(
                addsToPowerPiloted(2),
                adds(1, POWER, IT, atSameSiteAs(persona("Tarkin"))),
                may(at(just(BATTLE_INITIATED).at(SYSTEM.related(WHERE_IS, IT)))
                    .once(Limit.Per.EVENT)
                    .target("companion", your(CHARACTER).except(DROID).presentWith(IT))
                    .target("site", SITE.related(RELATED_TO, HERE))
                    .then(new Relocate(IT.or(chosen("companion")), chosen("site"))))),

        imperial("Colonel Wullf Yularen", "1_166").unique().persona("Yularen")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(5)
            .icons(WARRIOR).is(LEADER, ISB_AGENT)
            .says(adds(1, POWER, IT, atSameSiteAs(personas("Tarkin", "Chief Bast", "General Dodonna")))),

        imperial("Commander Praji", "1_167").unique().persona("Commander Praji")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR).is(COMMANDER).matches("Devastator")
            .says(
                addsToPowerPiloted(2),
                adds(1, HYPERSPEED, WHAT_IT_PILOTS.and(persona("Devastator"))),
                cancelsText(personas("C-3PO", "R2-D2").presentWith(IT))),

        imperial("Darth Vader", "1_168").unique().persona("Vader")
            .destiny(1).deploy(6).power(6).ability(6).forfeit(8)
            .icons(PILOT, WARRIOR).is(BLACK_SQUADRON).matches("Vader's Custom TIE", "Vader's Personal Shuttle")
            .says(
                when(whileInBattle(), yours(BATTLE_DESTINY_DRAW, 1, HERE)),
                addsToPowerPiloted(3, 4, persona("Vader's Custom TIE")),
                addsToManeuverPiloted(3, persona("Vader's Custom TIE")),
                immuneToAttrition(5)),

        alien("Dathcha", DARK, "1_169").unique().persona("Dathcha")
            .destiny(2).deploy(0).power(2).ability(2).forfeit(2)
            .icons(WARRIOR).is(JAWA)
            .says(
                always(base(DEPLOY_COST, 2, IT)),
                paidByBoth(),
                deploysOnly(onPlanet("Tatooine")),
                adds(2, POWER, IT, whileAt(SITE.except(of("Tatooine"))))),

        imperial("Death Star Trooper", "1_170")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR).is(DEATH_STAR_TROOPER, TROOPER)
            .says(
                deploysOnly(siteOf("Death Star")),
                adds(-1, POWER, IT, it(CHARACTER.at(SITE.except(of("Death Star")))))),

        alien("Djas Puhr", DARK, "1_171").unique().persona("Djas Puhr")
            .destiny(1).deploy(4).power(1).ability(4).forfeit(4)
            .icons(WARRIOR).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
            .says(
                adds(
                    either(
                        new ForceIcons(YOU, HERE),
                        new ForceIcons(YOU, HERE).times(2),
                        whileAt(LOCATION.in(CardState.NIGHTTIME))),
                    POWER,
                    IT,
                    it(CHARACTER.presentAt(LOCATION))),
                immuneToAttrition(3)),

        alien("Dr. Evazan", DARK, "1_172").unique().persona("Dr. Evazan")
            .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR).is(SMUGGLER)
            .says(
                addsToPowerPiloted(2),
                may(at(just(HIT).to(CHARACTER.presentWith(IT))).then(lose(THAT))),
                may(at(just(DISARMED).to(CHARACTER.presentWith(IT))).then(lose(THAT)))),

        imperial("DS-61-2", "1_173").unique().persona("DS-61-2")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR).matches("Black 2")
            .says(
                addsToPowerPiloted(3),
                addsToManeuverPiloted(1, persona("Black 2")),
                battleDestinyIfUnable(piloting(persona("Black 2")))),

        imperial("DS-61-3", "1_174").unique().persona("DS-61-3")
            .destiny(2).deploy(2).power(3).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR).is(CORELLIAN).matches("Black 3")
            .says(
                addsToPowerPiloted(3),
                addsToManeuverPiloted(1, persona("Black 3")),
                battleDestinyIfUnable(piloting(persona("Black 3")))),

        droid("EG-6 (Eegee-Six)", DARK, "1_175")
            .destiny(0).deploy(1).power(0).forfeit(3)
            .is(POWER_DROID)
            .says(
                adds(1, POWER, your(DROID).presentWith(IT)),
                doublesPowerAsDestiny()),

        alien("Feltipern Trevagg", DARK, "1_176").unique().persona("Feltipern Trevagg")
            .destiny(4).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR).is(GOTAL, BOUNTY_HUNTER, BLACK_SUN_AGENT, TAX_COLLECTOR).matches("Feltipern Trevagg's Stun Rifle")
            .says(when(
                thereIsNo(DROID.presentWith(IT)),
                set(
                    BATTLE_COST,
                    either(
                        new ForceIcons(YOU, HERE).plus(new ForceIcons(OPPONENT, HERE)),
                        number(0),
                        it(CHARACTER.presentAt(LOCATION)).not()),
                    HERE))),

        alien("Garindan", DARK, "1_177").unique().persona("Garindan")
            .destiny(4).deploy(2).power(1).ability(1).forfeit(3)
            .is(SPY, KUBAZ)
            .says(
                when(it(ANYTHING.with(REBEL.having(ABILITY, MORE, 2))), add(DEPLOY_COST, -1, IMPERIAL).toward(HERE)),
                when(
                    it(ANYTHING.with(REBEL.having(ABILITY, MORE, 2))).and(inPhase(YOU, Phase.MOVE)),
                    free(MOVE_COST, IMPERIAL.at(SITE.related(ADJACENT_TO, HERE))).toward(HERE))),

        imperial("General Tagge", "1_178").unique().persona("Tagge")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(4)
            .icons(WARRIOR).is(GENERAL, LEADER)
            .says(adds(count(IMPERIAL.and(a(TROOPER)).presentWith(IT)), FORFEIT, IT, whileAt(SITE))),

        imperial("Grand Moff Tarkin", "1_179").unique().persona("Tarkin")
            .destiny(1).deploy(4).power(4).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR).is(LEADER, MOFF)
            .says(
                addsToPowerPiloted(2),
                may(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(it(ANYTHING.related(IN_BATTLE_WITH, persona("Vader"))))
                    .once(Limit.Per.BATTLE)
                    .then(new CancelDestiny(false)))),

        imperial("Imperial Pilot", "1_180")
            .destiny(3).deploy(2).power(0).ability(2).forfeit(2)
            .icons(PILOT)
            .says(addsToPowerPiloted(2)),

        imperial("Imperial Trooper Guard", "1_181")
            .destiny(3).deploy(2).power(0).ability(1).forfeit(1)
            .is(DEATH_STAR_TROOPER, TROOPER_GUARD, TROOPER)
            .says(Common.guardsItsPlace()),

        CommonUnits.jawa(DARK, "1_182"),

        alien("Kitik Keed'kak", DARK, "1_183").unique().persona("Kitik Keed'kak")
            .destiny(2).deploy(6).power(8).ability(1).forfeit(2)
            .is(FEMALE)
            .says(
                asSoonAs(atSameSiteAs(persona("Kal'Falnl C'ndros")), lose(IT)),
                mayNot(Deed.BOARD, EITHER, IT, STARFIGHTER.or(VEHICLE.and(a(ENCLOSED))))),

        alien("Labria", DARK, "1_184").unique().persona("Labria")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .is(DEVARONIAN, BLACK_SUN_AGENT, INFORMATION_BROKER, SPY)
            .says(may(at(your(Phase.CONTROL))
                .once(Limit.Per.TURN)
                .then(
                    new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(1), true).as("top"),
                    new Branch(
                        List.of(ifSo(is(the("top"), VEHICLE.or(STARSHIP)), lose(chosen("top")))),
                        List.of(new ChooseOne(YOU,
                            List.of(
                                List.of(new Put(chosen("top"), Pile.RESERVE_DECK, Put.Position.TOP)),
                                List.of(new Put(chosen("top"), Pile.FORCE_PILE, Put.Position.TOP)),
                                List.of(toUsedPile(chosen("top")))))))))),

        imperial("Lieutenant Tanbris", "1_185").unique().persona("Lieutenant Tanbris")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(3)
            .icons(PILOT)
            .says(
                deploy(-1, STARSHIP_WEAPON, STARSHIP.related(PILOTED_BY, IT)),
                addsToPowerPiloted(2),
                adds(-1, MANEUVER, WHAT_IT_PILOTS.and(STARFIGHTER))),

        CommonUnits.miningDroid("LIN-V8M (Elleyein-Veeateemm)", DARK, "1_186"),

        alien("M'iiyoom Onith", DARK, "1_187").unique().persona("M'iiyoom Onith")
            .destiny(3).deploy(3).power(1).ability(1).forfeit(3)
            .is(FEMALE)
            .says(may(onceDuringYour(Phase.CONTROL)
                .use(pileSize(OPPONENT, Pile.HAND))
                .then(
                    new LookAt(YOU, OPPONENT, Pile.HAND, pileSize(OPPONENT, Pile.HAND), true).as("hand"),
                    lose(REBEL.or(ALIEN).and(a(MALE)).and(new Dotted(true)).and(among("hand")))))),

        droid("MSE-6 'Mouse' Droid", DARK, "1_188")
            .destiny(0).deploy(0).power(0).forfeit(0)
            .is(MESSENGER_DROID)
            .says(
                always(base(LANDSPEED, 3, IT)),
                deploysOnly(SITE.related(WHERE_IS, CHARACTER.related(AIM_OF, ERRANDS))),
                may(at(anyTime())
                    .target("errand", ERRANDS.related(ON, HERE).related(AIMED_AT, CHARACTER))
                    .then(
                        new AttachTo(chosen("errand"), Known.IT),
                        lasting(
                            automatically(at(just(REACHED).with(chosen("errand")))
                                .then(new AttachTo(UTINNI_EFFECT.related(ON, IT), Known.HERE), toHand(IT))),
                            Duration.WHILE_ON_TABLE)))),

        alien("Myo", DARK, "1_189").unique().persona("Myo")
            .destiny(3).deploy(4).power(3).ability(1).forfeit(5)
            .icons(WARRIOR).is(ABYSSIN)
            .says(
                adds(1, POWER, IT, it(CHARACTER.presentWith(persona("Lirin Car'n").or(a(BOUNTY_HUNTER))))),
                automatically(at(just(TO_BE_LOST).to(IT)).when(whileInBattle()).then(toUsedPile(IT)))),

        alien("Ponda Baba", DARK, "1_190").unique().persona("Ponda Baba")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(PILOT, WARRIOR).is(SMUGGLER, AQUALISH)
            .says(
                adds(3, POWER, IT,
                    whileInBattle()
                        .and(atSameSiteAs(persona("Dr. Evazan")))
                        .and(thereIsNo(opponents(a(LIGHTSABER)).presentWith(IT)))),
                addsToPowerPiloted(2)),

        alien("Prophetess", DARK, "1_191").unique().persona("Prophetess")
            .destiny(2).deploy(3).power(1).ability(4).forfeit(2)
            .is(FEMALE)
            .says(
                automatically(at(just(BATTLE_INITIATED).by(YOU).at(new Related(WHERE_PRESENT, IT)))
                    .then(new ChooseOne(YOU, List.of(
                        List.of(foretold(new BattleWonBy(YOU))), List.of(foretold(new BattleWonBy(OPPONENT))))))),
                immuneToAttrition(3)),

        droid("R1-G4 (Arone-Geefour)", DARK, "1_192")
            .destiny(3).deploy(1).power(1).forfeit(3)
            .icons(NAV_COMPUTER).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, CAPITAL.related(HAS_ABOARD, IT)),
                adds(1, HYPERSPEED, CAPITAL.related(HAS_ABOARD, IT)),
                immuneToAttrition(CAPITAL.related(HAS_ABOARD, IT), 3),
                mayNot(Deed.BOARD, EITHER, IT, STARFIGHTER)),

        CommonUnits.vehicleDroid("R4-M9 (Arfour-Emmnine)", DARK, "1_193"),

        imperial("Stormtrooper", "1_194")
            .destiny(1).deploy(1).power(1).ability(1).forfeit(2)
            .icons(WARRIOR).is(STORMTROOPER, TROOPER)
            .says(deploysFree(SITE.related(WHERE_IS, your(IMPERIAL).having(ABILITY, MORE, 2)))),

        alien("Tonnika Sisters", DARK, "1_195").unique().persona("Tonnika Sisters")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(2)
            .icons(WARRIOR).is(FEMALE, SPY, THIEF)
            .says(
                always(base(X, 2, IT)),
                // they have two warrior icons
                always(set(WEAPONS_PER_TURN, 2, IT)),
                may(at(your(Phase.CONTROL))
                    .times(4, Limit.Per.PHASE, figure(X, Known.IT))
                    .use(figure(X, Known.IT))
                    .then(
                        drawDestiny("first"),
                        drawDestiny("second"),
                        branch(compare(figure(X, Known.IT), MORE, 2), drawDestiny("third"), drawDestiny("fourth")),
                        branch(
                            drewX("first").or(drewX("second")).or(drewX("third")).or(drewX("fourth")),
                            new ChooseOne(YOU,
                                List.of(
                                    stealUpToX(WEAPON),
                                    stealUpToX(DEVICE),
                                    destroyUpToX(WEAPON),
                                    destroyUpToX(DEVICE))))))),

        alien("Tusken Raider", DARK, "1_196")
            .destiny(2).deploy(2).power(1).ability(1).forfeit(1)
            .is(TUSKEN_RAIDER)
            .says(
                deploysOnly(onPlanet("Tatooine")),
                adds(1, POWER, IT, it(CHARACTER.presentWith(a(TUSKEN_RAIDER).nonUnique()))),
                when(
                    compare(count(your(a(TUSKEN_RAIDER)).nonUnique().presentHere()), AT_LEAST, 4),
                    yours(TOTAL_POWER, 2, HERE))),

        droid("WED15-I662 'Treadwell' Droid", DARK, "1_197")
            .destiny(3).deploy(2).power(1).forfeit(3)
            .is(MAINTENANCE_DROID)
            .says(Common.maintainsHere(), Common.maintainsFromBay()),

        alien("Wuher", DARK, "1_198").unique().persona("Wuher")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .says(
                automatically(at(just(PHASE_STARTS).by(YOU))
                    .when(inPhase(YOU, Phase.CONTROL))
                    .then(lose(all(WEAPON.or(DROID)).presentAt(HERE.and(SITE))))),
                asSoonAs(
                    whileAt(titled("Tatooine: Cantina")).and(thereIs(all(WEAPON.or(DROID)).here())),
                    lose(all(WEAPON.or(DROID)).here()))),

        starfighter("Black 2", DARK, "1_299").unique().persona("Black 2")
            .destiny(2).deploy(1).power(1).maneuver(4).forfeit(3)
            .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP, BLACK_SQUADRON).matches("DS-61-2", "Reserve Pilot")
            .carries(Capacity.pilots(1)).says(),

        starfighter("Black 3", DARK, "1_300").unique().persona("Black 3")
            .destiny(3).deploy(1).power(1).maneuver(3).forfeit(3)
            .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP, BLACK_SQUADRON).matches("DS-61-3", "Reserve Pilot")
            .carries(Capacity.pilots(1)).says(),

        capital("Devastator", DARK, "1_301").unique().persona("Devastator")
            .destiny(1).deploy(8).power(9).armor(6).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .matches("Commander Praji")
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(2).says(),

        capital("Imperial-Class Star Destroyer", DARK, "1_302")
            .destiny(1).deploy(8).power(8).armor(6).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK).is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(1).says(),

        starfighter("TIE Advanced x1", DARK, "1_303")
            .destiny(3).deploy(2).power(2).maneuver(2).forfeit(3)
            .icons(PILOT).is(TIE, TIE_ADVANCED, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
            .permanentPilot(1).says(),

        starfighter("TIE Fighter", DARK, "1_304")
            .destiny(1).deploy(1).power(1).maneuver(3).forfeit(2)
            .icons(PILOT).is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
            .permanentPilot(1)
            .says(deploysFor(-1, SYSTEM.related(WHERE_IS, CAPITAL.and(a(IMPERIAL_STARSHIP))))),

        starfighter("TIE Scout", DARK, "1_305")
            .destiny(4).deploy(2).power(1).maneuver(1).hyperspeed(5).forfeit(3)
            .icons(PILOT, NAV_COMPUTER).is(TIE, TIE_SCOUT, IMPERIAL_STARSHIP)
            .carries(Capacity.pilotsOrPassengers(1).withPassengers(1)).permanentPilot(1).says(),

        starfighter("Vader's Custom TIE", DARK, "1_306").unique().persona("Vader's Custom TIE")
            .destiny(2).deploy(2).power(2).maneuver(3).hyperspeed(2).forfeit(4)
            .icons(NAV_COMPUTER).is(TIE, TIE_ADVANCED, IMPERIAL_STARSHIP)
            .matches("Darth Vader", "Darth Vader With Lightsaber", "Darth Vader, Dark Lord Of The Sith", "Lord Vader")
            .carries(Capacity.pilots(1))
            .says(immuneToAttrition(4, pilotedBy(persona("Vader")))),

        creatureVehicle("Bantha", DARK, "1_307")
            .destiny(3).deploy(1).power(1).maneuver(2).landspeed(1).forfeit(3)
            .is(BANTHA)
            .carries(Capacity.passengers(2))
            .says(
                always(base(ABILITY, 0.5, IT)),
                may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                adds(1, POWER, a(TUSKEN_RAIDER).related(AT_SAME_SITE_AS, IT), whileAt(SITE.and(with(EXTERIOR))))),

        CommonUnits.liftTube(DARK, "1_308"),

        CommonUnits.sandcrawler(DARK, "1_309", SITE.and(with(MOBILE))),

        transportVehicle("Ubrikkian 9000 Z001", DARK, "1_310")
            .destiny(2).deploy(2).power(2).maneuver(6).landspeed(3).forfeit(4)
            .is(ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(2))
            .says(may(Deed.MOVE_AS_REACT, IT, ANYTHING)),
    };
}
