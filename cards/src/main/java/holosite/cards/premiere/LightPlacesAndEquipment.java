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

/** Premiere, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    /** The Force you activate goes into hand instead of the Force Pile. */
    private static Ability harvests(Condition which) {
        return may(at(just(FORCE_ACTIVATED).by(YOU))
            .when(which)
            .when(is(Known.SUBJECT, new InPile(YOU, Pile.FORCE_PILE)))
            .then(toHand(THAT)));
    }

    static final Card[] CARDS = {
        CommonPlacesAndEquipment.caller(LIGHT, "1_34", REBEL),

        device("Electrobinoculars", LIGHT, "1_35")
            .destiny(3)
            .says(
                deploysOn(WARRIOR_CHARACTER).costing(1),
                may(at(anyTime())
                    .use(2)
                    .then(
                        new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(1), false).as("top"),
                        mayHave(YOU, new Put(chosen("top"), Pile.FORCE_PILE, Put.Position.TOP))))),

        CommonPlacesAndEquipment.supplyTanks(LIGHT, "1_36"),

        device("Hydroponics Station", LIGHT, "1_37")
            .destiny(4)
            .says(
                deploysOn(siteOf("Tatooine").and(with(EXTERIOR))).costing(1),
                mayNot(Deed.MOVE, IT),
                harvests(new NthForceActivated(1)),
                harvests(new NthForceActivated(2).and(thereIs(titled("Vaporator"))))),

        CommonPlacesAndEquipment.restrainingBolt(LIGHT, "1_38"),

        device("Targeting Computer", LIGHT, "1_39")
            .destiny(3)
            .says(
                deploysOn(STARSHIP).costing(2),
                adds(1, MANEUVER, HOST),
                may(at(inBattle())
                    .target("weapon", WEAPON.related(ON, HOST))
                    .then(
                        thisAction(adds(-1, WEAPON_DESTINY_DRAW, chosen("weapon"))),
                        new ChooseOne(YOU, List.of(
                            List.of(new FireTwice(the("weapon"), false)),
                            List.of(new FireTwice(the("weapon"), true))))))),

        device("Tatooine Utility Belt", LIGHT, "1_40")
            .destiny(4)
            .says(
                deploysOn(REBEL.or(ALIEN)).costing(1),
                adds(2, POWER, HOST, is(Known.HOST, CHARACTER.at(onPlanet("Tatooine")))),
                adds(2, FORFEIT, HOST, is(Known.HOST, CHARACTER.at(onPlanet("Tatooine"))))),

        device("Vaporator", LIGHT, "1_41")
            .destiny(4)
            .says(
                deploysOn(siteOf("Tatooine")).costing(1),
                mayNot(Deed.MOVE, IT),
                immuneTo(CHARACTER.related(AT_SAME_OR_ADJACENT_SITE_AS, IT), titled("Gravel Storm"))),

        system("Alderaan", 2, LIGHT, "1_121").unique().force(0, 1)
            .icons(PLANET)
            .dark(drainIfYouControl(1))
            .light(always(opponents(BATTLE_DESTINY_DRAW, -1, HERE))).done(),

        system("Dantooine", 5, LIGHT, "1_122").unique().force(0, 1)
            .icons(PLANET)
            .dark(drainIfYouControl(1))
            .light(deploy(-2, your(CAPITAL), HERE), deploy(-1, your(STARFIGHTER), HERE)).done(),

        site("Death Star", "Detention Block Control Room", LIGHT, "1_123").unique().force(1, 0)
            .icons(INTERIOR, MOBILE, SCOMP_LINK).is(BATTLE_STATION)
            .light(
                drainIfYouControl(1),
                asSoonAs(
                    ifYouControl().and(thereIs(CHARACTER.in(CardState.IMPRISONED).at(siteOf("Death Star")))),
                    new Release(CHARACTER.in(CardState.IMPRISONED).at(siteOf("Death Star")))))
            .done(),

        site("Death Star", "Docking Bay 327", LIGHT, "1_124").unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, MOBILE, SCOMP_LINK).is(BATTLE_STATION, DOCKING_BAY)
            .dark(transitFrom(1))
            .light(transitFrom(1)).done(),

        site("Death Star", "Trash Compactor", LIGHT, "1_125").unique().force(0, 0)
            .icons(INTERIOR, MOBILE).is(BATTLE_STATION)
            .light(may(Deed.DEPLOY_WITHOUT_PRESENCE, your(ANYTHING), HERE), drainIfYouControl(1)).done(),

        system("Kessel", 8, LIGHT, "1_126").unique().force(2, 1)
            .icons(PLANET)
            .dark(cancels(titled("Kessel Run"), ifYouControl()))
            .light(drainIfYouControl(1)).done(),

        CommonPlacesAndEquipment.tatooine(LIGHT, "1_127", 1, 2),

        site("Tatooine", "Cantina", LIGHT, "1_128").unique().force(2, 2)
            .icons(INTERIOR, PLANET).is(CANTINA)
            .dark(adds(1, FORFEIT, your(ALIEN).except(a(TUSKEN_RAIDER)).here()))
            .light(adds(1, POWER, your(ALIEN).here())).done(),

        CommonPlacesAndEquipment.dockingBay94(LIGHT, "1_129"),

        site("Tatooine", "Dune Sea", LIGHT, "1_130").unique().force(1, 1)
            .icons(EXTERIOR, PLANET)
            .dark(abilityForBattleDestiny(6)).done(),

        site("Tatooine", "Jawa Camp", LIGHT, "1_131").unique().force(1, 1)
            .icons(EXTERIOR, PLANET)
            .dark()
            .light(
                always(set(DEPLOY_COST, 1, your(a(JAWA))).toward(HERE)),
                when(thereIs(titled("Sandcrawler").presentHere()), free(DEPLOY_COST, your(a(JAWA))).toward(HERE)),
                mayNot(Deed.SHARE_DEPLOY_COST, EITHER, your(a(JAWA)), HERE)).done(),

        site("Tatooine", "Lars' Moisture Farm", LIGHT, "1_132").unique().force(1, 2)
            .icons(EXTERIOR, PLANET, SCOMP_LINK).is(FARM)
            .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()))
            .light(deploy(-1, personas("Beru", "Luke"), HERE)).done(),

        site("Tatooine", "Mos Eisley", LIGHT, "1_133").lies(Stretch.DOORSTEP).unique().force(1, 2)
            .icons(EXTERIOR, PLANET)
            .light(
                mayAnyNumber(at(your(Phase.CONTROL))
                    .target("traveler", your(CHARACTER).presentHere())
                    .then(moveForFree(chosen("traveler"), titled("Tatooine: Cantina")))),
                mayAnyNumber(at(your(Phase.CONTROL))
                    .target("traveler", your(CHARACTER).presentAt(titled("Tatooine: Cantina")))
                    .then(moveForFree(chosen("traveler"), HERE))))
            .done(),

        site("Tatooine", "Obi-Wan's Hut", LIGHT, "1_134").unique().force(0, 2)
            .icons(EXTERIOR, PLANET)
            .dark(drainIfYouControl(1))
            .light(deploy(-3, persona("Obi-Wan"), HERE)).done(),

        CommonPlacesAndEquipment.yavin4(LIGHT, "1_135", 1, 2),

        site("Yavin 4", "Docking Bay", LIGHT, "1_136").unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .dark(transitFrom(2))
            .light(always(free(TRANSIT_FROM, HERE).whose(YOU))).done(),

        site("Yavin 4", "Jungle", LIGHT, "1_137").unique().force(0, 1)
            .icons(EXTERIOR, PLANET).is(JUNGLE)
            .dark(drainIfYouControl(1))
            .light(CommonPlacesAndEquipment.fightsBetterAlone(REBEL)).done(),

        site("Yavin 4", "Massassi Throne Room", LIGHT, "1_138").unique().force(0, 1)
            .icons(INTERIOR, PLANET)
            .dark(drainIfYouControl(1))
            .light(mayNot(Deed.TAKE_FIRST_TURN, OPPONENT, ANYTHING, ANYTHING, new LocationOfStart(YOU))).done(),

        site("Yavin 4", "Massassi War Room", LIGHT, "1_139").unique().force(0, 2)
            .icons(INTERIOR, PLANET, SCOMP_LINK).is(WAR_ROOM)
            .dark(when(battleAt(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)))
            .light(adds(-1, FORFEIT, a(STORMTROOPER).or(a(TIE)), ifYouControl().and(thereIs(your(a(LEADER)).here()))))
            .done(),

        characterWeapon("Blaster", LIGHT, "1_152")
            .destiny(3).is(BLASTER)
            .says(deploysOn(your(WARRIOR_CHARACTER)).costing(1), fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1)),

        CommonPlacesAndEquipment.blasterRifle(LIGHT, "1_153"),

        characterWeapon("Han's Heavy Blaster Pistol", LIGHT, "1_154").unique().persona("Han's Heavy Blaster Pistol")
            .destiny(2).is(BLASTER)
            .matches("Captain Han Solo", "General Solo", "Han Solo", "Han With Heavy Blaster Pistol", "TK-422")
            .says(
                deploysOn(your(persona("Han"))).costing(1),
                deploysOn(your(WARRIOR_CHARACTER).except(persona("Han"))).costing(3),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .costing(1)
                    .adding(1)
                    .doing(
                        hit(chosen("target")),
                        branch(is(Known.HOST, persona("Han")), becomes(FORFEIT, 0, chosen("target"))))),

        CommonPlacesAndEquipment.lightsaber("Jedi Lightsaber", LIGHT, "1_155"),

        characterWeapon("Leia's Sporting Blaster", LIGHT, "1_156").unique().persona("Leia's Sporting Blaster")
            .destiny(5).is(BLASTER)
            .matches(
                "Boushh", "Daughter Of Skywalker", "Leia Organa", "Leia, Rebel Princess", "Princess Leia",
                "Princess Leia Organa", "Princess Organa", "Prisoner 2187")
            .says(
                deploysOn(your(persona("Leia"))).costing(1),
                deploysOn(your(WARRIOR_CHARACTER).except(persona("Leia"))).costing(2),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .forFree()
                    .adding(-1)
                    .doing(
                        hit(chosen("target")),
                        branch(is(Known.HOST, persona("Leia")), becomes(FORFEIT, 0, chosen("target"))))),

        characterWeapon("Obi-Wan's Lightsaber", LIGHT, "1_157").unique().persona("Obi-Wan's Lightsaber")
            .destiny(1).is(LIGHTSABER)
            .matches("Ben Kenobi", "Obi-Wan Kenobi", "Obi-Wan Kenobi, Jedi Knight", "Obi-Wan Kenobi, Padawan Learner")
            .says(
                deploysOn(your(persona("Obi-Wan"))),
                mayAddToDrain(1),
                firesAsLightsaber()),

        starshipWeapon("Proton Torpedoes", LIGHT, "1_158")
            .destiny(4).is(PROTON_TORPEDOES)
            .says(
                deploysOn(your(STARSHIP.and(a(X_WING).or(a(Y_WING)).or(a(B_WING))))).costing(1),
                fires(STARSHIP).costing(1)),

        starshipWeapon("Quad Laser Cannon", LIGHT, "1_159")
            .destiny(4).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(STARSHIP.and(a(CORVETTE).or(persona("Falcon"))))).costing(2),
                fires(STARSHIP).costing(1).adding(either(0, 1, is(TARGET, STARFIGHTER)))),

        automatedWeapon("Tagge Seeker", LIGHT, "1_160")
            .destiny(3).is(SEEKER)
            .says(
                deploysLikeAnUndercoverSpy(),
                seeks(persona("Tagge").or(WARRIOR_CHARACTER).having(ABILITY, LESS, 3))),

        automatedWeapon("Tarkin Seeker", LIGHT, "1_161")
            .destiny(3).is(SEEKER)
            .says(deploysLikeAnUndercoverSpy(), seeks(persona("Tarkin").or(ALIEN).having(ABILITY, LESS, 3))),

        CommonPlacesAndEquipment.timerMine(LIGHT, "1_162"),
    };
}
