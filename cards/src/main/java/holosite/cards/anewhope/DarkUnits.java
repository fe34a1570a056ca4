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

    static final Card[] CARDS = {
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
                    WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                    it(ANYTHING.related(PASSENGER_OF, VEHICLE.or(STARSHIP))))),

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
                    .then(new Exclude(IT))),
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
            .icons(A_NEW_HOPE).is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP).matches("DS-61-4", "Reserve Pilot")
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
    };
}
