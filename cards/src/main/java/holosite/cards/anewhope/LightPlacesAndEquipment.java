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

/** A New Hope, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    static final Card[] CARDS = {
        device("Fire Extinguisher", LIGHT, "2_25")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(a(ASTROMECH_DROID))),
                automatically(at(just(TO_EXPLODE).to(titled("Program Trap")).at(HERE)).then(cancel(THAT))),
                immuneTo(STARSHIP.related(HAS_ABOARD, HOST), titled("Lateral Damage").or(a(ION_CANNON))),
                may(at(just(BATTLE_INITIATED).at(SITE.related(WHERE_PRESENT, HOST)))
                    .when(is(Known.HOST, persona("R2-D2")))
                    .cost(new Cost.Give(IT, Pile.LOST_PILE))
                    .then(cancelIt()))),

        Common.magneticSuctionTube(LIGHT, "2_26"),

        device("Rectenna", LIGHT, "2_27")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(STARSHIP)).costing(1),
                may(Deed.DEPLOY_AS_REACT, your(ANYTHING), HERE.and(SYSTEM.or(SECTOR)), battleAt(HERE, OPPONENT))),

        device("Remote", LIGHT, "2_28")
            .destiny(4).icons(A_NEW_HOPE).is(LIKE_A_CHARACTER)
            .says(
                deploysOn(SITE).costing(1),
                may(onceDuringYour(Phase.CONTROL)
                    .target("target", CHARACTER.or(a(SEEKER)).presentWith(IT))
                    .use(either(0, 2, is(TARGET, a(SEEKER))))
                    .then(branch(is(TARGET, a(SEEKER)), cancel(chosen("target")))
                        .orElse(new ChooseOne(YOU,
                            List.of(
                                List.of(thisTurn(add(POWER, 1, chosen("target")))),
                                List.of(thisTurn(add(FORFEIT, 1, chosen("target")))))))))),

        device("Sensor Panel", LIGHT, "2_29").unique().persona("Sensor Panel")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(VEHICLE).except(CREATURE_VEHICLE)).costing(1),
                adds(1, POWER, HOST),
                adds(1, LANDSPEED, HOST),
                may(at(just(HAND_SEEN).by(YOU).with(titled("Radar Scanner")))
                    .once(Limit.Per.TURN)
                    .use(1)
                    .then(new TakeFrom(
                        YOU,
                        OPPONENT,
                        Pile.HAND,
                        EFFECT.or(INTERRUPT),
                        number(1),
                        number(1),
                        Pile.USED_PILE,
                        false)))),

        system("Clak'dor VII", 7, LIGHT, "2_60").unique().force(0, 1)
            .icons(PLANET, A_NEW_HOPE)
            .dark(
                adds(-1, DESTINY, a(BITH), ifYouControl()),
                adds(2, POWER, titled("Ghhhk").at(a(HOLOSITE)).in(CardState.IN_BATTLE), ifYouControl()))
            .light(adds(2, DESTINY, a(BITH), ifYouOccupy())).done(),

        system("Corellia", 1, LIGHT, "2_61").unique().force(1, 1)
            .icons(PLANET, A_NEW_HOPE)
            .dark(always(add(HYPERSPEED, 1, your(STARSHIP).here()).toward(SYSTEM)))
            .light(may(Deed.DEPLOY_AS_REACT, your(persona("Falcon").or(a(CORVETTE))), HERE)).done(),

        site("Death Star", "Trench", LIGHT, "2_62").lies(Stretch.BEYOND).unique().force(1, 0)
            .icons(EXTERIOR, MOBILE, A_NEW_HOPE).is(BATTLE_STATION, TRENCH)
            .dark(
                deploysOnly(ANYTHING, thereIs(SYSTEM.and(titled("Death Star")))),
                always(free(FIRE_COST, your(WEAPON).here())),
                may(Deed.DEPLOY, titled("Turbolaser Battery"), HERE))
            .light(
                deploysOnly(ANYTHING, thereIs(SYSTEM.and(titled("Death Star")))),
                adds(-2, MANEUVER, your(STARFIGHTER).here()))
            .done(),

        holosite("Dejarik Hologameboard", LIGHT, "2_63").unique().force(1, 2)
            .icons(A_NEW_HOPE)
            .dark(convertedBy("Imperial Holotable")).done(),

        system("Kashyyyk", 6, LIGHT, "2_64").unique().force(1, 2)
            .icons(PLANET, A_NEW_HOPE)
            .dark(abilityForBattleDestiny(6))
            .light(deploy(-2, your(a(WOOKIEE).or(a(SMUGGLER))), HERE)).done(),

        system("Ralltiir", 3, LIGHT, "2_65").unique().force(1, 1)
            .icons(PLANET, A_NEW_HOPE)
            .dark(deploy(-2, your(CAPITAL), HERE))
            .light(may(Deed.MOVE_AS_REACT, your(STARSHIP), HERE)).done(),

        site("Sandcrawler", "Loading Bay", LIGHT, "2_66").dots(3).force(0, 0)
            .icons(INTERIOR, VEHICLE_SITE, A_NEW_HOPE)
            .light(deploysOnly(your(a(SANDCRAWLER))), adds(2, FORFEIT, a(JAWA).here()), gives(NIGHTTIME, HERE))
            .dark(always(base(ENTER_COST, 1, HERE).whose(YOU)), gives(NIGHTTIME, HERE)).done(),

        site("Yavin 4", "Briefing Room", LIGHT, "2_67").unique().force(0, 1)
            .icons(SCOMP_LINK, INTERIOR, PLANET, A_NEW_HOPE)
            .dark(
                drainIfYouControl(1),
                when(ifYouControl(), add(EPIC_EVENT_TOTAL, -1, ANYTHING).toward(titled("Attack Run"))))
            .light(may(at(just(STEP_REACHED).to(titled("Attack Run")))
                .when(ifYouControl().and(thereIs(your(a(LEADER)).here())))
                .once(Limit.Per.TURN)
                .then(thisTurn(add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Attack Run"))))))
            .done(),

        site("Yavin 4", "Massassi Ruins", LIGHT, "2_68").unique().force(0, 2)
            .icons(EXTERIOR, PLANET, A_NEW_HOPE)
            .dark(drainIfYouControl(1))
            .light(adds(1, POWER,
                your(STARSHIP).at(SYSTEM.and(titled("Death Star"))),
                ifYouControl().and(thereIs(your(a(LEADER)).here()))))
            .done(),

        characterWeapon("Bowcaster", LIGHT, "2_77")
            .destiny(2).icons(A_NEW_HOPE).is(BOWCASTER)
            .says(
                deploysOn(your(WARRIOR_CHARACTER))
                    .costing(new AtLeast(number(7).minus(figure(POWER, Known.TOWARD)), number(1))),
                fires(CHARACTER.or(CREATURE))
                    .costing(new AtLeast(number(7).minus(figure(POWER, Known.HOST)), number(1)))
                    .adding(either(1, 2, is(TARGET, CREATURE)))),

        characterWeapon("Jawa Ion Gun", LIGHT, "2_78")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(a(JAWA))).costing(1),
                deploysOn(your(WARRIOR_CHARACTER)).costing(3),
                fires(DROID)
                    .costing(1)
                    .adding(1)
                    .beating(MORE, figure(FORFEIT, TARGET))
                    .doing(new Steal(chosen("target"), YOU)),
                fires(CHARACTER.except(DROID))
                    .costing(1)
                    .beating(EQUAL, figure(DEFENSE_VALUE, TARGET))
                    .doing(new Exclude(chosen("target")))),

        characterWeapon("Luke's Hunting Rifle", LIGHT, "2_79").unique().persona("Luke's Hunting Rifle")
            .destiny(5).icons(A_NEW_HOPE).is(RIFLE)
            .matches(
                "Commander Luke Skywalker", "Luke", "Luke Skywalker", "Luke Skywalker, Jedi Knight",
                "Luke Skywalker, Rebel Scout", "Luke Skywalker, The Rebellion's Hope", "Luke With Lightsaber",
                "Master Luke", "Son Of Skywalker", "Owen Lars", "Owen & Beru Lars")
            .says(Common.huntingRifle(personas("Luke", "Owen"))),

        automatedWeapon("Motti Seeker", LIGHT, "2_80")
            .destiny(3).icons(A_NEW_HOPE).is(SEEKER)
            .says(
                deploysLikeAnUndercoverSpy(),
                seeks(persona("Motti").or(PILOT_CHARACTER).having(ABILITY, LESS, 3))),

        starshipWeapon("SW-4 Ion Cannon", LIGHT, "2_81")
            .destiny(5).icons(A_NEW_HOPE).is(CANNON, ION_CANNON)
            .says(
                deploysOn(your(STARSHIP.and(a(Y_WING).or(a(B_WING))))).costing(1),
                fires(STARSHIP)
                    .costing(1)
                    .doing(
                        lose(STARSHIP_WEAPON.related(ON, chosen("target"))),
                        becomes(ARMOR, 0, chosen("target")),
                        becomes(MANEUVER, 0, chosen("target")),
                        becomes(HYPERSPEED, 0, chosen("target")))),
    };
}
