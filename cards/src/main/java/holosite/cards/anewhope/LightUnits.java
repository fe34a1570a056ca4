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

    static final Card[] CARDS = {
        alien("Arcona", LIGHT, "2_1").dots(3)
            .destiny(3).deploy(2).power(1).ability(1).forfeit(2)
            .icons(A_NEW_HOPE).is(SCOUT)
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

        alien("Doikk Na'ts", LIGHT, "2_7").unique().persona("Doikk Na'ts")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .icons(A_NEW_HOPE).is(MUSICIAN, BITH)
            .says(always(add(
                ABILITY_FOR_BATTLE_DESTINY,
                count(a(MUSICIAN).except(IT).related(AT_SAME_SITE_AS, IT)),
                HERE))),

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

        rebel("Rebel Commander", "2_17")
            .destiny(2).deploy(3).power(1).ability(2).forfeit(2)
            .icons(A_NEW_HOPE).is(COMMANDER, LEADER, CORELLIAN)
            .says(
                adds(1, FORFEIT, your(REBEL).except(a(LEADER)).related(AT_SAME_SITE_AS, IT)),
                always(free(DEPLOY_COST, a(BOTHAN).and(a(SPY))).toward(HERE))),

        rebel("Wedge Antilles", "2_23").unique().persona("Wedge")
            .destiny(4).deploy(2).power(2).ability(2).forfeit(6)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(SMUGGLER, CORELLIAN)
            .matches("Red 2", "Red Squadron 1", "Rogue 3", "Pulsar Skate")
            .says(
                addsToPowerPiloted(3),
                addsToManeuverPiloted(2, persona("Red 2")),
                battleDestinyIfUnable(piloting(persona("Red 2"))),
                may(at(anyTime()).use(1).then(takeIntoHand(titled("Corellian Slip"))))),

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
    };
}
