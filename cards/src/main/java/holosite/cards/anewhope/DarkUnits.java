package holosite.cards.anewhope;

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

/** A New Hope, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    private static final Filter BATTLE_OF_A_TIE = BATTLE_LOCATION.related(WHERE_IS, your(a(TIE)).in(CardState.PILOTED));

    private static final Filter BATTLE_OF_A_WINGMAN =
        BATTLE_LOCATION.related(WHERE_IS, your(personas("Black 2", "Black 3")).in(CardState.PILOTED));

    private static final Filter DARK_WATERS_HERE = LOCATION.related(BEARING, titled("Dark Waters"));

    private static final Filter ITS_CAPITAL = your(CAPITAL).related(HAS_ABOARD, IT);

    private static final Filter BATTLE_OF_A_ROGUE = BATTLE_LOCATION.related(
        WHERE_IS,
        your(a(THIEF).or(a(SMUGGLER)).or(a(BOUNTY_HUNTER))).in(CardState.IN_BATTLE));

    private static final Filter WITH_AN_ADVOSZE = LOCATION.related(WHERE_IS, titled("Advosze"));

    private static final Filter SCRAP = VEHICLE.or(DROID).or(WEAPON).or(DEVICE);

    static final Card[] CARDS = {
        alien("Advosze", DARK, "2_82").dots(3)
            .destiny(2).deploy(3).power(2).ability(2).forfeit(2)
            .icons(PILOT, A_NEW_HOPE).is(SMUGGLER)
            .says(
                addsToPowerPiloted(2),
                automatically(at(just(DEPLOYED)
                    .by(YOU)
                    .to(WEAPON.or(DEVICE).in(CardState.DEPLOYED_FROM_HAND_THIS_TURN))
                    .at(HERE))
                    .then(new Activate(YOU, number(1), false))),
                mayNot(Deed.DEPLOY, EITHER, IT, WITH_AN_ADVOSZE),
                mayNot(Deed.MOVE_TO, EITHER, IT, WITH_AN_ADVOSZE),
                asSoonAs(
                    thereIs(titled("Advosze").related(WITH, IT)),
                    pickOne(YOU, "one", titled("Advosze").here()),
                    lose(chosen("one")))),

        imperial("Captain Khurgee", "2_83").unique().persona("Captain Khurgee")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE).is(LEADER)
            .says(may(onceDuringYour(Phase.CONTROL).use(2).then(takeIntoHand(titled("Scanning Crew"))))),

        alien("Dannik Jerriko", DARK, "2_84").unique().persona("Dannik Jerriko")
            .destiny(2).deploy(4).power(0).ability(3).forfeit(2)
            .icons(A_NEW_HOPE).is(ASSASSIN)
            .says(
                always(base(POWER, 1, IT)),
                may(at(just(LOST).to(opponents(CHARACTER).except(DROID)).at(SITE.and(HERE)))
                    .when(battleAt(HERE, EITHER))
                    .once(Limit.Per.BATTLE)
                    .use(1)
                    .then(
                        remember("soup", figure(ABILITY, Known.SUBJECT)),
                        outOfPlay(THAT),
                        forTheRestOfTheGame(when(
                            is(Known.AFFECTED, ANYTHING.in(CardState.TEXT_CANCELED)).not(),
                            add(POWER, remembered("soup"), titled("Dannik Jerriko")).cumulatively()))))),

        alien("Danz Borin", DARK, "2_85").unique().persona("Danz Borin")
            .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
            .icons(PILOT, A_NEW_HOPE).is(BOUNTY_HUNTER, GUNNER, BLACK_SUN_AGENT)
            .says(
                addsToPowerPiloted(3),
                adds(
                    number(1),
                    WEAPON_DESTINY_DRAW,
                    WEAPON.related(ON, new Related(HAS_AS_PASSENGER, IT)))),

        imperial("Death Star Gunner", "2_86").dots(3)
            .destiny(2).deploy(2).power(1).ability(1).forfeit(2)
            .icons(A_NEW_HOPE).is(GUNNER)
            .says(
                when(
                    whileAt(siteOf("Death Star")),
                    add(EPIC_EVENT_TOTAL, 2, ANYTHING).toward(titled("Commence Primary Ignition")).cumulatively()),
                may(at(your(Phase.CONTROL))
                    .when(whileAt(siteOf("Death Star")))
                    .then(toUsedPile(IT), takeIntoHand(titled("Superlaser"))))),

        alien("Defel", DARK, "2_87").dots(3)
            .destiny(3).deploy(3).power(3).ability(1).forfeit(2)
            .icons(A_NEW_HOPE)
            .says(
                may(at(just(BATTLE_INITIATED))
                    .when(it(ANYTHING.in(CardState.IN_BATTLE)))
                    .when(whileAt(LOCATION.in(CardState.NIGHTTIME)))
                    .use(1)
                    .then(new Hide(IT))),
                must(at(your(Phase.CONTROL))
                    .when(whileAt(SITE.related(BEARING, titled("Revolution"))))
                    .then(loseForce(OPPONENT, 1)))),

        imperial("DS-61-4", "2_88").unique().persona("DS-61-4")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(3)
            .icons(PILOT, A_NEW_HOPE).matches("Black 4")
            .says(
                addsToPowerPiloted(3),
                battleDestinyIfUnable(piloting(persona("Black 4"))),
                may(at(anyTime()).use(1).then(takeIntoHand(titled("Lone Pilot"))))),

        alien("Greedo", DARK, "2_89").unique().persona("Greedo")
            .destiny(2).deploy(1).power(2).ability(1).forfeit(0.5)
            .icons(WARRIOR, A_NEW_HOPE).is(BOUNTY_HUNTER, BLACK_SUN_AGENT, RODIAN)
            .says(may(at(opponents(Phase.CONTROL))
                .target("smuggler", CHARACTER.and(a(SMUGGLER)).related(AT_SAME_SITE_AS, IT))
                .then(
                    remember("bribe", new AtLeast(pileSize(OPPONENT, Pile.FORCE_PILE), number(1))),
                    new MayPay(
                        OPPONENT,
                        remembered("bribe"),
                        List.of(new Activate(YOU, remembered("bribe"), false)),
                        List.of(
                            drawDestiny(),
                            branch(
                                compare(destiny().plus(figure(ABILITY, Known.IT)), MORE, 6),
                                lose(chosen("smuggler")))))))),

        alien("Hem Dazon", DARK, "2_90").unique().persona("Hem Dazon")
            .destiny(4).deploy(2).power(0).ability(2).forfeit(3)
            .icons(A_NEW_HOPE).is(SCOUT)
            .says(
                always(base(POWER, number(1).plus(count(Common.UNDER_IT)), IT)),
                may(onceDuringYour(Phase.DEPLOY)
                    .then(new ChooseOne(YOU,
                        List.of(
                            List.of(pickFromHand("salt", ANYTHING), stackUnderIt(chosen("salt"))),
                            List.of(
                                new PickTop("salt", YOU, Pile.FORCE_PILE, number(1)),
                                stackUnderIt(chosen("salt")))))))),

        imperial("Imperial Commander", "2_91")
            .destiny(2).deploy(3).power(1).ability(2).forfeit(2)
            .icons(A_NEW_HOPE).is(COMMANDER, LEADER)
            .says(adds(1, FORFEIT, your(IMPERIAL).except(a(LEADER)).related(AT_SAME_SITE_AS, IT))),

        imperial("Imperial Squad Leader", "2_92")
            .destiny(1).deploy(2).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE).is(LEADER, STORMTROOPER, SANDTROOPER, TROOPER)
            .says(Common.leadsSquad(a(TROOPER), "Imperial Trooper Guard")),

        droid("IT-O (Eyetee-Oh)", DARK, "2_93").unique().persona("IT-O (Eyetee-Oh)")
            .destiny(2).deploy(3).power(4).forfeit(1)
            .icons(A_NEW_HOPE).is(INTERROGATOR_DROID)
            .says(
                when(
                    whileAt(titled("Death Star: Detention Block Corridor")),
                    yours(FORCE_DRAIN, count(Common.THEIR_CAPTIVES.presentWith(IT)), HERE)),
                immuneTo("Restraining Bolt")),

        alien("Lirin Car'n", DARK, "2_94").unique().persona("Lirin Car'n")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(
                deploy(count(a(MUSICIAN).presentWith(IT)), CHARACTER, SITE.and(HERE)),
                always(add(MOVE_COST, count(a(MUSICIAN).presentWith(IT)), CHARACTER).toward(SITE.and(HERE)))),

        imperial("Lt. Pol Treidum", "2_95").unique().persona("Lt. Pol Treidum")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(5)
            .icons(WARRIOR, A_NEW_HOPE).is(ISB_AGENT)
            .says(
                when(
                    whileAt(titled("Death Star: Docking Control Room 327")),
                    yours(TOTAL_POWER, 2, titled("Death Star: Docking Bay 327"))),
                may(onceDuringYour(Phase.CONTROL)
                    .target("target", CHARACTER.in(CardState.UNDERCOVER).related(AT_SAME_SITE_AS, IT))
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), EQUAL, figure(ABILITY, TARGET)), new BreakCover(chosen("target")))))),

        imperial("Lt. Shann Childsen", "2_96").unique().persona("Lt. Shann Childsen")
            .destiny(2).deploy(2).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE)
            .says(
                adds(2, POWER, IT,
                    whileAt(titled("Death Star: Detention Block Corridor", "Death Star: Detention Block Control Room"))),
                adds(
                    either(2, 3, thereIs(opponents(ALIEN.and(a(WOOKIEE).or(a(TALZ)).or(a(EWOK)))).presentWith(IT))),
                    POWER, IT, thereIs(opponents(ALIEN).presentWith(IT)))),

        alien("Mosep", DARK, "2_97").unique().persona("Mosep")
            .destiny(3).deploy(3).power(1).ability(1).forfeit(5)
            .icons(A_NEW_HOPE).is(ACCOUNTANT)
            .says(mayNot(
                Deed.LOSE_TO_DRAIN_FROM_ELSEWHERE,
                OPPONENT,
                ANYTHING,
                SITE.related(SAME_OR_ADJACENT_TO, HERE))),

        imperial("Officer Evax", "2_98").unique().persona("Officer Evax")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(PILOT, A_NEW_HOPE).is(LEADER, ISB_AGENT)
            .says(
                addsToPowerPiloted(2),
                may(
                    Deed.MOVE_AS_REACT,
                    your(a(IMPERIAL_STARSHIP)),
                    SYSTEM.and(titled("Death Star")),
                    whileAt(siteOf("Death Star")))),

        droid("R2-Q2 (Artoo-Kyootoo)", DARK, "2_99")
            .destiny(3).deploy(2).power(1).forfeit(3)
            .icons(NAV_COMPUTER, A_NEW_HOPE).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, STARFIGHTER.related(HAS_ABOARD, IT)),
                adds(1, MANEUVER, STARFIGHTER.related(HAS_ABOARD, IT)),
                adds(1, HYPERSPEED, STARFIGHTER.related(HAS_ABOARD, IT)),
                may(at(your(Phase.DRAW))
                    .when(it(atScompLink(ANYTHING)))
                    .use(1)
                    .then(new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(3), false)))),

        droid("R3-T6 (Arthree-Teesix)", DARK, "2_100").unique().persona("R3-T6 (Arthree-Teesix)")
            .destiny(2).deploy(2).power(1).forfeit(3)
            .icons(NAV_COMPUTER, A_NEW_HOPE).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, ITS_CAPITAL),
                adds(2, HYPERSPEED, ITS_CAPITAL),
                immuneToAttrition(ITS_CAPITAL, 4),
                when(
                    whileAt(titled("Death Star: Central Core")),
                    set(HYPERSPEED, 2, SYSTEM.and(titled("Death Star"))))),

        Common.repairDroid("R5-A2 (Arfive-Aytoo)", DARK, "2_101"),

        alien("Reegesk", DARK, "2_102").unique().persona("Reegesk")
            .destiny(3).deploy(3).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(SCAVENGER, THIEF)
            .says(may(onceDuringYour(Phase.CONTROL)
                .target("taken", SCRAP.and(new InPile(OPPONENT, Pile.LOST_PILE)
                    .or(stackedOn(titled("Crash Site Memorial")))))
                .lose(1)
                .then(new StealToHand(chosen("taken"))))),

        imperial("Reserve Pilot", "2_103").dots(2)
            .destiny(3).deploy(2).power(2).ability(1).forfeit(4)
            .icons(PILOT, A_NEW_HOPE).matches("Black 2", "Black 3", "Black 4")
            .says(
                addsToPowerPiloted(1),
                addsToManeuverPiloted(1, personas("Black 2", "Black 3", "Black 4")),
                battleDestinyIfUnable(piloting(personas("Black 2", "Black 3", "Black 4")))),

        alien("Rodian", DARK, "2_104").dots(3)
            .destiny(3).deploy(2).power(2).ability(1).forfeit(2)
            .icons(PILOT, A_NEW_HOPE).is(ASSASSIN, RODIAN)
            .says(
                adds(1, POWER,
                    your(a(BOUNTY_HUNTER).or(a(SMUGGLER))).except(persona("Greedo")).related(AT_SAME_SITE_AS, IT)),
                adds(-1, POWER, persona("Greedo").related(AT_SAME_SITE_AS, IT)),
                addsToPowerPiloted(1)),

        alien("Tech Mo'r", DARK, "2_105").unique().persona("Tech Mo'r")
            .destiny(6).deploy(3).power(1).ability(1).forfeit(1)
            .icons(WARRIOR, A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(Common.knowsShuffledPile("Ommni Box")),

        imperial("Trooper Davin Felth", "2_106").unique().persona("Trooper Davin Felth")
            .destiny(2).deploy(1).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE).is(STORMTROOPER, SANDTROOPER, TROOPER)
            .says(
                gives(USED_INTERRUPT, titled("Local Trouble", "Look Sir, Droids"), whileAt(onPlanet("Tatooine"))),
                may(Deed.CHOOSE_FOR_OPPONENT, OPPONENT, titled("Friendly Fire"), HERE)),

        droid("U-3PO (Yoo-Threepio)", DARK, "2_107").unique().persona("U-3PO (Yoo-Threepio)")
            .destiny(3).deploy(3).power(1).forfeit(3)
            .icons(A_NEW_HOPE).is(PROTOCOL_DROID, SPY)
            .says(
                mayNot(Deed.DEPLOY, IT),
                may(Deed.DEPLOY_UNDERCOVER, IT, SITE),
                when(
                    it(ANYTHING.in(CardState.UNDERCOVER)).and(it(ANYTHING.in(CardState.STOLEN)).not()),
                    opponents(TOTAL_POWER, figure(POWER, Known.IT), BATTLE_LOCATION.and(HERE))),
                when(
                    it(ANYTHING.in(CardState.UNDERCOVER)).and(it(ANYTHING.in(CardState.STOLEN))),
                    yours(TOTAL_POWER, figure(POWER, Known.IT), BATTLE_LOCATION.and(HERE))),
                may(at(just(COVER_BROKEN).to(IT))
                    .by(OPPONENT)
                    .when(it(ANYTHING.in(CardState.STOLEN)).not())
                    .then(new Steal(IT, OPPONENT)))),

        alien("URoRRuR'R'R", DARK, "2_108").unique().persona("URoRRuR'R'R")
            .destiny(3).deploy(3).power(1).ability(1).forfeit(4)
            .icons(A_NEW_HOPE).is(LEADER, TUSKEN_RAIDER).matches("URoRRuR'R'R's Hunting Rifle")
            .says(
                deploysOnly(onPlanet("Tatooine")),
                battleDestinyIfUnable(atSameSiteAs(a(TUSKEN_RAIDER)))),

        droid("WED15-l7 'Septoid' Droid", DARK, "2_109").unique().persona("WED15-l7 'Septoid' Droid")
            .destiny(2).deploy(3).power(1).forfeit(7)
            .icons(A_NEW_HOPE).is(MAINTENANCE_DROID)
            .says(
                adds(keptNumber().times(-1), FORFEIT, IT),
                mayNot(Deed.LEAVE_WHEN_FORFEITED, IT),
                automatically(at(just(FORFEITED_IN_PART).to(IT)).then(note(keptNumber().plus(eventAmount())))),
                asSoonAs(compare(figure(FORFEIT, Known.IT), AT_MOST, 0), lose(IT))),

        creature("Dianoga", DARK, "2_110")
            .destiny(3).deploy(4).defense(5).forfeit(0)
            .icons(A_NEW_HOPE).is(SWAMP_CREATURE)
            .says(
                new Ferocity(keptNumber(), 1),
                automatically(at(just(EATEN).to(CHARACTER.or(CREATURE)).with(IT)).then(note(eventAmount()))),
                habitat(siteOf("Dagobah")
                    .and(with(EXTERIOR))
                    .or(titled("Death Star: Trash Compactor"))
                    .or(DARK_WATERS_HERE))),

        starfighter("Black 4", DARK, "2_151").unique().persona("Black 4")
            .destiny(2).deploy(2).power(2).maneuver(3).forfeit(3)
            .icons(A_NEW_HOPE).is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP, BLACK_SQUADRON)
            .matches("DS-61-4", "Reserve Pilot")
            .carries(Capacity.pilots(1))
            .says(
                may(Deed.DEPLOY_AS_REACT, IT, BATTLE_OF_A_TIE),
                when(
                    it(ANYTHING.in(CardState.REACTING)),
                    free(DEPLOY_COST, IT.or(PILOT_CHARACTER.related(DEPLOYING_WITH, IT))).toward(BATTLE_OF_A_WINGMAN))),

        capital("Conquest", DARK, "2_152").unique().persona("Conquest")
            .destiny(1).deploy(8).power(9).armor(6).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE)
            .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(1)
            .says(may(at(just(BATTLE_INITIATED).by(YOU).at(HERE))
                .when(thereIs(opponents(persona("Falcon")).here()))
                .then(new LookAt(YOU, OPPONENT, Pile.HAND, pileSize(OPPONENT, Pile.HAND), false)))),

        squadron("TIE Assault Squadron", DARK, "2_153")
            .destiny(3).power(3).maneuver(3).forfeit(6)
            .icons(PILOT, A_NEW_HOPE).is(TIE, TIE_LN, IMPERIAL_STARSHIP, NO_HYPERDRIVE)
            .permanentPilots(3, 3)
            .says(replaces(3, STARFIGHTER.and(a(TIE_LN)))),

        starfighter("TIE Vanguard", DARK, "2_154")
            .destiny(3).deploy(2).power(1).maneuver(2).forfeit(3)
            .icons(PILOT, A_NEW_HOPE).is(TIE, IMPERIAL_STARSHIP, NO_HYPERDRIVE)
            .permanentPilot(1)
            .says(may(Deed.DEPLOY_AS_REACT, your(ANYTHING), HERE.and(SYSTEM.or(SECTOR)))),

        capital("Victory-Class Star Destroyer", DARK, "2_155")
            .destiny(2).deploy(6).power(6).armor(5).hyperspeed(4).forfeit(5)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE)
            .is(STAR_DESTROYER, VICTORY_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(4).withPassengers(6).withVehicles(1).withTies(3)).permanentPilot(1)
            .says(always(yours(TOTAL_POWER, 1,
                SITE.and(with(PLANET)).related(RELATED_TO, HERE).in(CardState.BATTLE_LOCATION)))),

        shuttleVehicle("Bespin Motors Void Spider THX 1138", DARK, "2_156")
            .destiny(2).deploy(2).power(1).maneuver(4).forfeit(4)
            .icons(PILOT, A_NEW_HOPE).is(ENCLOSED)
            .carries(Capacity.passengers(3)).permanentPilot(1)
            .says(
                may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                always(base(LANDSPEED, 3, IT)),
                may(Deed.SHUTTLE, your(CHARACTER), IT)),

        transportVehicle("Mobquet A-1 Deluxe Floater", DARK, "2_157")
            .destiny(4).deploy(2).power(2).maneuver(5).landspeed(3).forfeit(5)
            .icons(SCOMP_LINK, A_NEW_HOPE).is(ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(1))
            .says(
                when(it(ANYTHING.related(HAS_ABOARD, persona("Jabba").or(a(BOUNTY_HUNTER)))), free(MOVE_COST, IT)),
                may(Deed.MOVE_AS_REACT, IT, BATTLE_OF_A_ROGUE),
                when(it(ANYTHING.in(CardState.REACTING)), free(MOVE_COST, IT).toward(BATTLE_OF_A_ROGUE))),
    };
}
