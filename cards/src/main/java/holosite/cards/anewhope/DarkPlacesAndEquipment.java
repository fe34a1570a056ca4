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

/** A New Hope, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final Condition WITH_TWO_STARSHIPS =
        compare(count(your(STARSHIP).in(CardState.GIVING_PRESENCE).here()), EQUAL, 2);

    /** What is printed on the sisters counts twice, and changes come on top of it. */
    private static Ability doubled(Figure figure) {
        return when(
            WITH_TWO_STARSHIPS,
            base(figure, new FigureOf(figure, Known.AFFECTED, true).times(2), titled("Tonnika Sisters")));
    }

    private static final Filter CORRIDOR = SITE.and(with(INTERIOR)).and(with(MOBILE));

    static final Card[] CARDS = {
        device("Death Star Tractor Beam", DARK, "2_111")
            .destiny(3).icons(A_NEW_HOPE).is(TRACTOR_BEAM)
            .says(
                deploysOn(titled("Death Star: Docking Bay 327")).costing(2),
                may(at(just(BATTLE_ENDING).at(titled("Death Star")))
                    .once(Limit.Per.EVENT)
                    .target("target", opponents(STARSHIP).except(a(MON_CALAMARI_STAR_CRUISER)).presentAt(THERE))
                    .use(2)
                    .then(
                        new DrawDestiny(YOU, number(2), DestinyKind.PLAIN, "destiny"),
                        branch(
                            compare(destiny(), MORE, figure(DEFENSE_VALUE, TARGET)),
                            capture(chosen("target"), Known.HOST))))),

        device("Hypo", DARK, "2_112")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(persona("IT-O (Eyetee-Oh)"))),
                may(at(your(Phase.CONTROL))
                    .when(thereIs(Common.THEIR_CAPTIVES.presentWith(HOST)))
                    .onceTogether(Limit.Per.PHASE)
                    .then(new AskAboutHand(number(1)))),
                may(at(just(DRAIN_INITIATED).by(YOU).at(new Related(WHERE_PRESENT, HOST)))
                    .when(thereIs(Common.THEIR_CAPTIVES.presentWith(HOST)))
                    .onceTogether(Limit.Per.PHASE)
                    .then(thisAction(always(yours(FORCE_DRAIN, 1, THERE)))))),

        device("Laser Gate", DARK, "2_113").dots(2)
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysBetween(CORRIDOR, CORRIDOR),
                mayNot(Deed.PASS, EITHER, CHARACTER.and(new FiguresTogether(POWER, ABILITY, AT_MOST, number(4))), IT),
                mayNot(Deed.PASS, EITHER, VEHICLE.except(titled("Lift Tube")), IT),
                always(base(DEFENSE_VALUE, 3, IT)),
                may(Deed.BE_TARGETED_AS_CHARACTER, EITHER, IT, CHARACTER_WEAPON)),

        Common.magneticSuctionTube(DARK, "2_114"),

        device("Tractor Beam", DARK, "2_115")
            .destiny(3).icons(A_NEW_HOPE).is(TRACTOR_BEAM)
            .says(
                deploysOn(your(a(STAR_DESTROYER))).costing(2),
                may(at(just(BATTLE_ENDING).at(SYSTEM.or(SECTOR).and(HERE)))
                    .once(Limit.Per.EVENT)
                    .target("target", opponents(STARSHIP).except(a(MON_CALAMARI_STAR_CRUISER)).presentAt(THERE))
                    .use(2)
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), MORE, figure(DEFENSE_VALUE, TARGET)),
                            capture(chosen("target"), Known.HOST))))),

        system("Death Star", 0, DARK, "2_143").unique().force(3, 0)
            .hyperspeed(1).icons(MOBILE, A_NEW_HOPE).is(BATTLE_STATION)
            .dark(
                immuneTo("Revolution"),
                mayNot(Deed.TAKE_FIRST_TURN, YOU, ANYTHING, ANYTHING, new LocationOfStart(YOU)))
            .done(),

        site("Death Star", "Conference Room", DARK, "2_144").unique().force(1, 0)
            .icons(SCOMP_LINK, INTERIOR, MOBILE, A_NEW_HOPE).is(BATTLE_STATION)
            .dark(may(at(just(BEING_PLAYED).to(titled("Commence Primary Ignition")))
                .when(ifYouControl().and(thereIs(your(a(LEADER)).here())))
                .once(Limit.Per.EVENT)
                .then(thisAction(always(
                    add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Commence Primary Ignition")))))))
            .light(
                always(yours(FORCE_DRAIN, 1, HERE)),
                may(at(just(BEING_PLAYED).to(titled("Commence Primary Ignition")))
                    .when(ifYouControl())
                    .once(Limit.Per.EVENT)
                    .then(thisAction(always(
                        add(EPIC_EVENT_TOTAL, -1, ANYTHING).toward(titled("Commence Primary Ignition")))))))
            .done(),

        holosite("Imperial Holotable", DARK, "2_145").unique().force(2, 1)
            .icons(A_NEW_HOPE)
            .light(convertedBy("Dejarik Hologameboard")).done(),

        system("Kashyyyk", 6, DARK, "2_146").unique().force(2, 1)
            .icons(PLANET, A_NEW_HOPE)
            .dark(always(yours(FORCE_DRAIN, 1, HERE)), adds(-3, FORFEIT, a(WOOKIEE), ifYouControl()))
            .light(
                adds(2, POWER, your(STARSHIP).related(HAS_ABOARD, a(WOOKIEE)).here()),
                adds(2, FORFEIT, your(STARSHIP).related(HAS_ABOARD, a(WOOKIEE)).here()))
            .done(),

        system("Kiffex", 2, DARK, "2_147").unique().force(2, 2)
            .icons(PLANET, A_NEW_HOPE)
            .dark(
                when(WITH_TWO_STARSHIPS, yours(TOTAL_POWER, 2, HERE)),
                doubled(DESTINY),
                doubled(DEPLOY_COST),
                doubled(POWER),
                doubled(ABILITY),
                doubled(FORFEIT),
                when(WITH_TWO_STARSHIPS, times(X, 2, titled("Tonnika Sisters"))))
            .light(when(WITH_TWO_STARSHIPS, yours(TOTAL_POWER, 2, HERE))).done(),

        system("Ralltiir", 3, DARK, "2_148").unique().force(1, 0)
            .icons(PLANET, A_NEW_HOPE)
            .dark(
                adds(1, POWER, persona("Devastator").here()),
                always(free(MOVE_COST, persona("Devastator").here())),
                always(free(MOVE_COST, persona("Devastator")).toward(HERE)))
            .light(adds(1, POWER, persona("Tantive IV").here())).done(),

        site("Sandcrawler", "Droid Junkheap", DARK, "2_149").dots(3).force(0, 0)
            .icons(INTERIOR, VEHICLE_SITE, A_NEW_HOPE)
            .dark(deploysOnly(your(a(SANDCRAWLER))), adds(2, FORFEIT, a(JAWA).here()), gives(NIGHTTIME, HERE))
            .light(always(base(ENTER_COST, 1, HERE).whose(YOU)), gives(NIGHTTIME, HERE)).done(),

        site("Tatooine", "Bluffs", DARK, "2_150").unique().force(0, 0)
            .icons(EXTERIOR, PLANET, A_NEW_HOPE)
            .dark(
                may(at(yourTurn())
                    .once(Limit.Per.TURN)
                    .then(pickFromHand("bluff", ANYTHING), stackUnderIt(chosen("bluff")))),
                always(yours(FORCE_DRAIN, count(Common.UNDER_IT), HERE)))
            .light(mayAnyNumber(at(opponents(Phase.DEPLOY))
                .when(thereIs(Common.UNDER_IT))
                .then(
                    pickOne(YOU, "bluff", Common.UNDER_IT),
                    new TurnOver(chosen("bluff"), true),
                    new MayDeploy(
                        OPPONENT,
                        CHARACTER.or(VEHICLE).related(STACKED_ON, IT).and(chosen("bluff")),
                        HERE,
                        true),
                    branch(is(the("bluff"), Common.UNDER_IT), loseForce(OPPONENT, 2), lose(chosen("bluff"))))))
            .done(),

        starshipWeapon("Enhanced TIE Laser Cannon", DARK, "2_158")
            .destiny(5).icons(A_NEW_HOPE).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(a(TIE))).costing(1),
                fires(STARSHIP).costing(1).adding(either(0, -2, is(TARGET, CAPITAL)))),

        characterWeapon("Jawa Blaster", DARK, "2_159")
            .destiny(4).icons(A_NEW_HOPE).is(BLASTER)
            .says(
                deploysOn(your(a(JAWA))),
                fires(CHARACTER.or(CREATURE)).forFree().adding(-1),
                automatically(at(just(DESTINY_DRAWN).by(YOU).with(IT))
                    .when(compare(eventAmount(), EQUAL, 0))
                    .then(lose(IT.or(HOST))))),

        automatedWeapon("Leia Seeker", DARK, "2_160")
            .destiny(3).icons(A_NEW_HOPE).is(SEEKER)
            .says(
                deploysLikeAnUndercoverSpy(),
                seeks(persona("Leia").or(WARRIOR_CHARACTER).having(ABILITY, LESS, 3))),

        deathStarWeapon("Superlaser", DARK, "2_161").unique().persona("Superlaser")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(titled("Death Star").and(new Figured(PARSEC, EQUAL, number(0)))),
                fires(CAPITAL).reaching(Fires.Range.SAME_OR_ORBITED_SYSTEM).costing(4).drawing(2)),

        characterWeapon("URoRRuR'R'R's Hunting Rifle", DARK, "2_162").unique().persona("URoRRuR'R'R's Hunting Rifle")
            .destiny(5).icons(A_NEW_HOPE).is(RIFLE).matches("Chief Bast", "URoRRuR'R'R")
            .says(Common.huntingRifle(personas("URoRRuR'R'R", "Chief Bast"))),
    };
}
