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

/** A New Hope, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    private static final Filter ITS_STARFIGHTER = STARFIGHTER.related(HAS_ABOARD, IT);

    private static final Amount TWO_OR_THREE_ON_RED_5 = either(2, 3, it(ANYTHING.aboard(persona("Red 5"))));

    private static final Condition AT_A_SCOMP_LINK = it(atScompLink(ANYTHING));

    private static final Condition TURNED_OFF = it(new InState(CardState.FACE_DOWN));

    private static final Condition NO_TAX_COLLECTOR = atSameSiteAs(a(TAX_COLLECTOR)).not();

    private static final Filter NEXT_SITE = SITE.related(ADJACENT_TO, HERE);

    private static final Filter UP_TO_TWO_SITES_AWAY = NEXT_SITE.or(SITE.related(ADJACENT_TO, NEXT_SITE).except(HERE));

    static final Card[] CARDS = {
        alien("Arcona", LIGHT, "2_1").dots(3)
            .destiny(3).deploy(2).power(1).ability(1).forfeit(2)
            .icons(A_NEW_HOPE).is(ARCONA, SCOUT)
            .says(
                adds(1, POWER, IT, whileAt(LOCATION.in(CardState.NIGHTTIME))),
                may(Deed.MOVE_AWAY_AS_REACT, IT, ANYTHING, whileAt(SITE).and(battleAt(HERE, OPPONENT)))),

        alien("Brainiac", LIGHT, "2_2").unique().persona("Brainiac")
            .destiny(Math.PI).deploy(0).power(0).ability(3).forfeit(0)
            .icons(NAV_COMPUTER, A_NEW_HOPE)
            .says(
                always(base(
                    POWER,
                    new AtLeast(
                        new SquareRoot(pileSize(OPPONENT, Pile.HAND)
                            .minus(pileSize(YOU, Pile.HAND))
                            .times(3)
                            .plus(new ForceIcons(OPPONENT, LOCATION).minus(new ForceIcons(YOU, LOCATION)).times(2))
                            .plus(Math.PI)),
                        number(1)),
                    IT)),
                always(base(DEPLOY_COST, pileSize(YOU, Pile.HAND), IT)),
                always(base(FORFEIT, pileSize(OPPONENT, Pile.HAND), IT))),

        alien("Chewbacca", LIGHT, "2_3").kind(Subtype.REBEL).unique().persona("Chewie")
            .destiny(1).deploy(4).power(6).ability(2).forfeit(6)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(SMUGGLER, WOOKIEE)
            .matches(
                "Millennium Falcon", "The Falcon", "Lando In Millennium Falcon", "Gold Squadron 1", "Chewie's AT-ST")
            .says(
                adds(1, POWER, IT, it(ANYTHING.with(persona("Han")))),
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Falcon")),
                automatically(at(just(TO_BE_LOST).to(your(VEHICLE.or(STARSHIP).or(DROID))
                    .in(CardState.HIT)
                    .related(AT_SAME_SITE_AS, IT)))
                    .then(toUsedPile(THAT)))),

        rebel("Commander Evram Lajaie", "2_4").unique().persona("Commander Evram Lajaie")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(5)
            .icons(A_NEW_HOPE).is(COMMANDER, LEADER)
            .says(may(
                Deed.MOVE_AS_REACT,
                your(a(REBEL_STARSHIP)),
                SYSTEM.related(RELATED_TO, HERE),
                whileAt(siteOf("Yavin 4").or(siteOf("Hoth")).or(siteOf("Endor"))))),

        rebel("Commander Vanden Willard", "2_5").unique().persona("Commander Vanden Willard")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(4)
            .icons(WARRIOR, A_NEW_HOPE).is(COMMANDER, LEADER, SPY)
            .says(
                adds(1, POWER,
                    a(REBEL_STARSHIP).at(SYSTEM.related(RELATED_TO, HERE)),
                    whileAt(youControl(a(WAR_ROOM)))),
                may(cancelsOnTable(titled("Astromech Shortage")).use(1))),

        alien("Corellian", LIGHT, "2_6").dots(3)
            .destiny(3).deploy(1).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(FEMALE, SMUGGLER, CORELLIAN)
            .says(may(at(your(Phase.DEPLOY))
                .once(Limit.Per.TURN)
                .then(new DeployFrom(
                    YOU,
                    Pile.HAND,
                    WEAPON.or(DEVICE),
                    REBEL.related(AT_SAME_SITE_AS, IT),
                    1,
                    false,
                    false)))),

        alien("Doikk Na'ts", LIGHT, "2_7").unique().persona("Doikk Na'ts")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(always(add(
                ABILITY_FOR_BATTLE_DESTINY,
                count(a(MUSICIAN).except(IT).related(AT_SAME_SITE_AS, IT)),
                HERE))),

        alien("Garouf Lafoe", LIGHT, "2_8").unique().persona("Garouf Lafoe")
            .destiny(3).deploy(3).power(1).ability(1).forfeit(2)
            .icons(PILOT, A_NEW_HOPE)
            .says(
                when(NO_TAX_COLLECTOR, add(POWER, 1, WHAT_IT_PILOTS)),
                when(NO_TAX_COLLECTOR, add(FORFEIT, 1, your(CHARACTER).at(siteOf("Tatooine").and(HERE)))),
                when(NO_TAX_COLLECTOR, add(FORFEIT, -1, opponents(CHARACTER).at(siteOf("Hoth").and(HERE))))),

        alien("Het Nkik", LIGHT, "2_9").unique().persona("Het Nkik")
            .destiny(3).deploy(0).power(1).ability(2).forfeit(1)
            .icons(WARRIOR, A_NEW_HOPE).is(SCOUT, JAWA)
            .says(
                deploysOnly(onPlanet("Tatooine")),
                always(base(DEPLOY_COST, 2, IT)),
                may(Deed.SHARE_DEPLOY_COST, IT, ANYTHING),
                adds(
                    count(a(STORMTROOPER).related(AT_SAME_SITE_AS, IT)),
                    POWER, IT,
                    thereIsNo(persona("Reegesk").presentWith(IT)))),

        alien("Hunchback", LIGHT, "2_10").unique().persona("Hunchback")
            .destiny(3).deploy(4).power(4).ability(1.5).forfeit(4)
            .icons(A_NEW_HOPE)
            .says(may(at(just(DRAIN_INITIATED).by(OPPONENT).at(NEXT_SITE))
                .once(Limit.Per.EVENT)
                .use(1)
                .then(new TakeFrom(
                    YOU,
                    OPPONENT,
                    Pile.FORCE_PILE,
                    titleSpells("back"),
                    number(1),
                    number(1),
                    Pile.OUT_OF_PLAY,
                    true)))),

        alien("Ickabel G'ont", LIGHT, "2_11").unique().persona("Ickabel G'ont")
            .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
            .icons(A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(always(opponents(
                FORCE_DRAIN_COST,
                count(a(MUSICIAN).presentWith(IT)),
                SITE.related(ADJACENT_TO, HERE)))),

        droid("M-HYD 'Binary' Droid", LIGHT, "2_12")
            .destiny(2).deploy(3).power(2).forfeit(5)
            .icons(A_NEW_HOPE)
            .says(
                adds(2, FORFEIT, CHARACTER.except(DROID).related(AT_SAME_OR_ADJACENT_SITE_AS, IT)),
                may(at(anyTime()).when(TURNED_OFF.not()).use(1).then(new TurnOver(IT, false))),
                may(at(anyTime()).by(OPPONENT).when(TURNED_OFF.not()).use(1).then(new TurnOver(IT, false))),
                may(at(anyTime()).when(TURNED_OFF).use(1).then(new TurnOver(IT, true))),
                may(at(anyTime()).by(OPPONENT).when(TURNED_OFF).use(1).then(new TurnOver(IT, true)))),

        alien("Nalan Cheel", LIGHT, "2_13").unique().persona("Nalan Cheel")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(Common.knowsShuffledPile("The Bith Shuffle")),

        droid("R2-D2 (Artoo-Detoo)", LIGHT, "2_14").unique().persona("R2-D2")
            .destiny(2, 5).deploy(3).power(1).forfeit(4)
            .icons(NAV_COMPUTER, A_NEW_HOPE).is(ASTROMECH_DROID, R_UNIT, SPY)
            .says(
                adds(TWO_OR_THREE_ON_RED_5, POWER, ITS_STARFIGHTER),
                adds(TWO_OR_THREE_ON_RED_5, MANEUVER, ITS_STARFIGHTER),
                adds(TWO_OR_THREE_ON_RED_5, HYPERSPEED, ITS_STARFIGHTER),
                may(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(AT_A_SCOMP_LINK)
                    .when(compare(eventAmount(), AT_LEAST, 1))
                    .when(compare(eventAmount(), AT_MOST, 3))
                    .once(Limit.Per.EVENT)
                    .then(new Activate(YOU, number(1), false))),
                may(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(AT_A_SCOMP_LINK)
                    .when(compare(eventAmount(), AT_LEAST, 4))
                    .when(compare(eventAmount(), AT_MOST, 6))
                    .once(Limit.Per.EVENT)
                    .then(new DrawCards(YOU, number(1), Pile.RESERVE_DECK)))),

        Common.repairDroid("R5-D4 (Arfive-Defour)", LIGHT, "2_15"),

        droid("RA-7 (Aray-Seven)", LIGHT, "2_16")
            .destiny(4).deploy(2).power(1).forfeit(3)
            .icons(A_NEW_HOPE).is(SERVANT_DROID)
            .says(
                may(Deed.TRANSFER, CHARACTER_WEAPON.related(ON, IT), your(CHARACTER).presentWith(IT)),
                may(Deed.TRANSFER, CHARACTER_WEAPON.related(ON, your(CHARACTER).presentWith(IT)), IT),
                may(
                    Deed.CARRY,
                    CHARACTER_WEAPON,
                    IT,
                    compare(count(all(CHARACTER_WEAPON).related(ON, IT)), LESS, 4))),

        rebel("Rebel Commander", "2_17")
            .destiny(2).deploy(3).power(1).ability(2).forfeit(2)
            .icons(A_NEW_HOPE).is(COMMANDER, LEADER, CORELLIAN)
            .says(
                adds(1, FORFEIT, your(REBEL).except(a(LEADER)).related(AT_SAME_SITE_AS, IT)),
                always(free(DEPLOY_COST, a(SPY).and(a(BOTHAN))).toward(HERE))),

        rebel("Rebel Squad Leader", "2_18")
            .destiny(1).deploy(2).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE).is(GUARD, LEADER, TROOPER)
            .says(Common.leadsSquad(a(TROOPER).or(titled("Rebel Guard")), "Rebel Guard")),

        rebel("Rebel Tech", "2_19").dots(3)
            .destiny(2).deploy(2).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE)
            .says(
                when(
                    whileAt(your(a(WAR_ROOM))),
                    add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Attack Run")).cumulatively()),
                may(at(your(Phase.CONTROL))
                    .when(whileAt(your(a(WAR_ROOM))))
                    .then(toUsedPile(IT), takeIntoHand(titled("Death Star: Trench"))))),

        alien("Saurin", LIGHT, "2_20").dots(3)
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, A_NEW_HOPE).is(SAURIN)
            .says(
                mayAnyNumber(at(anyTime())
                    .target("bolt", titled("Restraining Bolt").related(AT_SAME_SITE_AS, IT))
                    .use(1)
                    .then(lose(chosen("bolt")))),
                adds(1, POWER, IT, it(ANYTHING.related(BEARING, titled("Sai'torr Kal Fas"))))),

        rebel("Tiree", "2_21").unique().persona("Tiree")
            .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(GOLD_SQUADRON).matches("Gold 2")
            .says(
                addsToPowerPiloted(2),
                addsToManeuverPiloted(1, persona("Gold 2")),
                when(
                    piloting(persona("Gold 2").at(titled("Death Star: Trench"))),
                    add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Attack Run")))),

        alien("Tzizvvt", LIGHT, "2_22").unique().persona("Tzizvvt")
            .destiny(3).deploy(3).power(2).ability(1).forfeit(1)
            .icons(A_NEW_HOPE)
            .says(
                mayNot(Deed.MOVE, EITHER, IT, ANYTHING, inPhase(YOU, Phase.DEPLOY).not()),
                may(at(your(Phase.DEPLOY))
                    .target("site", UP_TO_TWO_SITES_AWAY)
                    .use(1)
                    .then(moveForFree(IT, chosen("site")))),
                adds(1, POWER, IT,
                    whileAt(titled("Death Star: Trash Compactor").or(siteOf("Dagobah")))
                        .or(atSameSiteAs(titled("Dark Waters").or(persona("Tarkin")))))),

        rebel("Wedge Antilles", "2_23").unique().persona("Wedge")
            .destiny(4).deploy(2).power(2).ability(2).forfeit(6)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(SMUGGLER, CORELLIAN)
            .matches("Red 2", "Red Squadron 1", "Rogue 3", "Pulsar Skate")
            .says(
                addsToPowerPiloted(3),
                addsToManeuverPiloted(2, persona("Red 2")),
                battleDestinyIfUnable(piloting(persona("Red 2"))),
                may(at(anyTime()).use(1).then(takeIntoHand(titled("Corellian Slip"))))),

        alien("Zutton", LIGHT, "2_24").unique().persona("Zutton")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(2)
            .icons(A_NEW_HOPE)
            .says(may(at(just(DESTINY_TO_BE_DRAWN).by(OPPONENT))
                .when(isBattleDestiny())
                .when(it(ANYTHING.presentAt(BATTLE_LOCATION)))
                .once(Limit.Per.BATTLE)
                .use(1)
                .then(thisBattle(opponents(TOTAL_BATTLE_DESTINY, -1, BATTLE_LOCATION))))),

        starfighter("Gold 2", LIGHT, "2_69").unique().persona("Gold 2")
            .destiny(2).deploy(1).power(2).maneuver(4).hyperspeed(4).forfeit(3)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON).matches("Tiree")
            .carries(Capacity.pilotsOrPassengers(2))
            .says(may(at(just(HIT).to(your(STARFIGHTER).except(IT)).at(titled("Death Star: Trench")))
                .once(Limit.Per.EVENT)
                .then(forfeit(IT), new RestoreIt(THAT)))),

        starfighter("Red 2", LIGHT, "2_70").unique().persona("Red 2")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(Capacity.pilots(1).withAstromechs(1))
            .says(immuneToAttrition(3, pilotedBy(persona("Wedge")))),

        starfighter("Red 5", LIGHT, "2_71").unique().persona("Red 5")
            .destiny(2).deploy(3).power(3).maneuver(4).hyperspeed(5).forfeit(6)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(Capacity.pilots(1).withAstromechs(1))
            .says(
                immuneToAttrition(4, pilotedBy(persona("Luke"))),
                always(add(EPIC_EVENT_TOTAL, 1, IT).toward(titled("Attack Run")))),

        starfighter("Red 6", LIGHT, "2_72").unique().persona("Red 6")
            .destiny(6).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON).matches("Jek Porkins")
            .carries(Capacity.pilots(1))
            .says(may(at(just(DESTINY_TO_BE_DRAWN).by(OPPONENT).to(IT).with(titled("I've Got A Problem Here")))
                .by(OPPONENT)
                .then(thisAction(adds(2, TEXT_DESTINY_DRAW, CAUSE))))),

        capital("Tantive IV", LIGHT, "2_73").unique().persona("Tantive IV")
            .destiny(1).deploy(5).power(5).armor(4).hyperspeed(3).forfeit(8)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(CORVETTE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(3).withPassengers(4)).permanentPilot(2)
            .says(may(Deed.DEPLOY_WITHOUT_PRESENCE, IT, ANYTHING)),

        squadron("Y-wing Assault Squadron", LIGHT, "2_74")
            .destiny(3).power(6).maneuver(3).hyperspeed(4).forfeit(6)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(Y_WING, REBEL_STARSHIP)
            .carries(Capacity.pilotsOrPassengers(3)).permanentPilots(3, 3)
            .says(replaces(3, STARFIGHTER.and(a(Y_WING)))),

        shuttleVehicle("Incom T-16 Skyhopper", LIGHT, "2_75")
            .destiny(3).deploy(2).power(1).maneuver(5).forfeit(4)
            .icons(PILOT, A_NEW_HOPE).is(ENCLOSED)
            .carries(Capacity.passengers(1)).permanentPilot(1)
            .says(
                may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                always(base(LANDSPEED, 4, IT)),
                may(Deed.SHUTTLE, your(CHARACTER), IT)),

        creatureVehicle("Rogue Bantha", LIGHT, "2_76").unique().persona("Rogue Bantha")
            .destiny(4).deploy(2).power(2).maneuver(2).landspeed(1).forfeit(3)
            .icons(A_NEW_HOPE).is(BANTHA)
            .carries(Capacity.passengers(2))
            .says(
                always(base(ABILITY, 0.5, IT)),
                may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                automatically(at(just(BATTLE_INITIATED).at(SITE.and(HERE)))
                    .then(
                        pickOne(YOU, "trampled", a(TUSKEN_RAIDER).presentWith(IT)),
                        lose(chosen("trampled"))))),
    };
}
