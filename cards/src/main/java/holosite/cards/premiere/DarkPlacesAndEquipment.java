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

/** Premiere, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final Filter SHADY = a(SPY).or(a(THIEF)).or(a(BOUNTY_HUNTER)).or(a(SMUGGLER));

    private static final Condition HOST_ON_DEATH_STAR = is(Known.HOST, CHARACTER.at(siteOf("Death Star")));

    static final Card[] CARDS = {
        device("Blaster Scope", DARK, "1_199")
            .destiny(4)
            .says(
                deploysOn(your(titled("4-LOM's Concussion Rifle").and(with(DAGOBAH)))),
                deploysOn(your(a(BLASTER))),
                may(Deed.REACH_ADJACENT_SITE, HOST, ANYTHING)),

        CommonPlacesAndEquipment.caller(DARK, "1_200", IMPERIAL),

        device("Comlink", DARK, "1_201")
            .destiny(3)
            .says(
                deploysOn(CHARACTER).costing(1),
                may(Deed.DEPLOY_AS_REACT, ANYTHING, HERE.or(SITE.related(ADJACENT_TO, HERE)))),

        device("Droid Detector", DARK, "1_202")
            .destiny(5)
            .says(
                deploysOn(SITE.and(with(INTERIOR))),
                mayNot(Deed.MOVE, IT),
                mayNot(Deed.DEPLOY, EITHER, DROID, HERE),
                automatically(at(just(TURN_ENDS))
                    .when(it(ANYTHING.in(CardState.DEPLOYED_THIS_TURN)).not())
                    .then(lose(all(DROID).presentHere())))),

        CommonPlacesAndEquipment.supplyTanks(DARK, "1_203"),

        device("Observation Holocam", DARK, "1_204")
            .destiny(3)
            .says(
                deploysOn(SITE),
                adds(1, TOTAL_WEAPON_DESTINY, your(AUTOMATED_WEAPON).at(HERE.or(SITE.related(ADJACENT_TO, HERE)))),
                may(at(inBattle())
                    .once(Limit.Per.BATTLE)
                    .when(is(Known.HERE, BATTLE_LOCATION))
                    .target("watched", your(CHARACTER).at(youControl(SITE.related(ADJACENT_TO, HERE))))
                    .then(
                        remember("power", figure(POWER, the("watched"))),
                        thisBattle(yours(TOTAL_POWER, remembered("power"), HERE))))),

        CommonPlacesAndEquipment.restrainingBolt(DARK, "1_205"),

        device("Stormtrooper Backpack", DARK, "1_206")
            .destiny(5)
            .says(
                deploysOn(your(a(TROOPER))),
                always(set(WEAPONS_PER_TURN, Capacity.UNLIMITED, HOST)),
                always(set(DEVICES_PER_TURN, Capacity.UNLIMITED, HOST)),
                immuneToAttrition(HOST, 3, is(Known.HOST, ANYTHING.at(SITE.and(with(PLANET)))))),

        device("Stormtrooper Utility Belt", DARK, "1_207")
            .destiny(4)
            .says(
                deploysOn(IMPERIAL.or(ALIEN)).costing(1),
                adds(either(1, 2, HOST_ON_DEATH_STAR), POWER, HOST),
                adds(either(1, 2, HOST_ON_DEATH_STAR), FORFEIT, HOST)),

        system("Alderaan", 2, DARK, "1_281").unique().force(0, 1)
            .icons(PLANET)
            .dark(drainIfYouControl(count(youControl(siteOf("Death Star"))))).done(),

        system("Dantooine", 5, DARK, "1_282").unique().force(1, 1)
            .icons(PLANET)
            .dark(may(Deed.MOVE_AS_REACT, your(STARSHIP), HERE)).done(),

        site("Death Star", "Central Core", DARK, "1_283").unique().force(1, 0)
            .icons(SCOMP_LINK, INTERIOR, MOBILE).is(BATTLE_STATION)
            .dark(
                when(ifYouControl(), free(DEPLOY_COST, titled("Wrong Turn"))),
                when(ifYouControl(), free(PLAY_COST, titled("Retract The Bridge"))))
            .light(drainIfYouControl(1), cancels(titled("Death Star Tractor Beam"), ifYouControl())).done(),

        site("Death Star", "Detention Block Corridor", DARK, "1_284").unique().force(1, 0)
            .icons(INTERIOR, MOBILE).is(BATTLE_STATION, PRISON)
            .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()))
            .light(drainIfYouControl(1)).done(),

        site("Death Star", "Docking Bay 327", DARK, "1_285").unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, MOBILE, SCOMP_LINK).is(BATTLE_STATION, DOCKING_BAY)
            .dark(always(free(TRANSIT_FROM, HERE).whose(YOU)))
            .light(transitFrom(2)).done(),

        site("Death Star", "Level 4 Military Corridor", DARK, "1_286").unique().force(1, 0)
            .icons(SCOMP_LINK, INTERIOR, MOBILE).is(BATTLE_STATION)
            .dark(mayAnyNumber(at(your(Phase.MOVE))
                .target("traveler", your(IMPERIAL).presentHere())
                .then(moveForFree(chosen("traveler"), siteOf("Death Star")))))
            .light(drainIfYouControl(1)).done(),

        site("Death Star", "War Room", DARK, "1_287").unique().force(2, 0)
            .icons(INTERIOR, MOBILE, SCOMP_LINK).is(BATTLE_STATION, WAR_ROOM)
            .dark(adds(
                -1,
                FORFEIT,
                a(REBEL_TROOPER).or(a(Y_WING)),
                ifYouControl().and(thereIs(your(a(LEADER)).here()))))
            .light(when(battleAt(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE))).done(),

        system("Kessel", 8, DARK, "1_288").unique().force(2, 1)
            .icons(PLANET)
            .dark(
                deploy(-1, your(STARSHIP), HERE),
                when(
                    thereIs(persona("Tarkin").aboard(STARSHIP.here())),
                    add(DEPLOY_COST, -1, your(STARSHIP)).toward(HERE)),
                cancels(titled("Kessel Run"), ifYouControl()))
            .light(abilityForBattleDestiny(6)).done(),

        CommonPlacesAndEquipment.tatooine(DARK, "1_289", 2, 1),

        site("Tatooine", "Cantina", DARK, "1_290").unique().force(2, 2)
            .icons(INTERIOR, PLANET).is(CANTINA)
            .dark(adds(1, POWER, your(ALIEN).except(a(TUSKEN_RAIDER)).here()))
            .light(adds(1, FORFEIT, your(ALIEN).here())).done(),

        CommonPlacesAndEquipment.dockingBay94(DARK, "1_291"),

        site("Tatooine", "Jawa Camp", DARK, "1_292").unique().force(1, 1)
            .icons(EXTERIOR, PLANET)
            .dark(
                always(set(DEPLOY_COST, 1, your(a(JAWA))).toward(HERE)),
                mayNot(Deed.SHARE_DEPLOY_COST, EITHER, your(a(JAWA)), HERE))
            .light(adds(-1, POWER, your(a(JAWA)).here()), adds(-1, FORFEIT, your(a(JAWA)).here())).done(),

        site("Tatooine", "Jundland Wastes", DARK, "1_293").unique().force(1, 1)
            .icons(EXTERIOR, PLANET)
            .dark(adds(1, FORFEIT, your(a(TUSKEN_RAIDER)).here()), drainIfYouControl(1))
            .light(abilityForBattleDestiny(6)).done(),

        site("Tatooine", "Lars' Moisture Farm", DARK, "1_294").unique().force(1, 1)
            .icons(EXTERIOR, PLANET, SCOMP_LINK).is(FARM)
            .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()), drainIfYouControl(1)).done(),

        site("Tatooine", "Mos Eisley", DARK, "1_295").lies(Stretch.DOORSTEP).unique().force(2, 1)
            .icons(EXTERIOR, PLANET)
            .dark(adds(1, POWER, your(SHADY).here()), adds(1, FORFEIT, your(SHADY).here())).done(),

        CommonPlacesAndEquipment.yavin4(DARK, "1_296", 2, 1),

        site("Yavin 4", "Docking Bay", DARK, "1_297").unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .dark(transitFrom(1))
            .light(transitFrom(1)).done(),

        site("Yavin 4", "Jungle", DARK, "1_298").unique().force(1, 1)
            .icons(EXTERIOR, PLANET).is(JUNGLE)
            .dark(CommonPlacesAndEquipment.fightsBetterAlone(IMPERIAL)).done(),

        characterWeapon("Assault Rifle", DARK, "1_311")
            .destiny(2).is(BLASTER, BLASTER_RIFLE, RIFLE)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(3),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                    .costing(2)
                    .adding(1)),

        CommonPlacesAndEquipment.blasterRifle(DARK, "1_312"),

        starshipWeapon("Boosted TIE Cannon", DARK, "1_313")
            .destiny(4).is(CANNON)
            .says(
                deploysOn(your(a(TIE_ADVANCED))).costing(1),
                fires(STARSHIP)
                    .costing(1)
                    .adding(either(0, 1, is(TARGET, STARFIGHTER)).plus(either(0, -1, is(TARGET, CAPITAL))))),

        CommonPlacesAndEquipment.lightsaber("Dark Jedi Lightsaber", DARK, "1_314"),

        characterWeapon("Gaderffii Stick", DARK, "1_315")
            .destiny(4).is(GADERFFII_STICK)
            .says(
                deploysOn(a(TUSKEN_RAIDER)).costing(2),
                may(at(just(BATTLE_INITIATED).at(new Related(WHERE_PRESENT, HOST)))
                    .once(Limit.Per.EVENT)
                    .target("target", opponents(CHARACTER).presentWith(HOST))
                    .then(
                        new FireAsFollows(IT),
                        new DrawDestiny(YOU, number(2), DestinyKind.WEAPON, "destiny"),
                        branch(
                            compare(destiny(), MORE, 5),
                            thisBattle(mayNot(Deed.FIRE, chosen("target").or(WEAPON.related(ON, chosen("target"))))))))),

        automatedWeapon("Han Seeker", DARK, "1_316")
            .destiny(3).is(SEEKER)
            .says(deploysLikeAnUndercoverSpy(), seeks(persona("Han").or(ALIEN).having(ABILITY, LESS, 3))),

        characterWeapon("Imperial Blaster", DARK, "1_317")
            .destiny(3).is(BLASTER, DH_17_BLASTER)
            .says(deploysOn(your(WARRIOR_CHARACTER)).costing(1), fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1)),

        starshipWeapon("Ion Cannon", DARK, "1_318")
            .destiny(5).is(CANNON, ION_CANNON)
            .says(
                deploysOn(your(a(STAR_DESTROYER))).costing(2),
                fires(STARSHIP)
                    .costing(1)
                    .adding(2)
                    .doing(
                        lose(STARSHIP_WEAPON.related(ON, chosen("target"))),
                        becomes(ARMOR, 0, chosen("target")),
                        becomes(MANEUVER, 0, chosen("target")),
                        becomes(HYPERSPEED, 0, chosen("target")))),

        automatedWeapon("Laser Projector", DARK, "1_319")
            .destiny(3)
            .says(
                deploysOn(SITE.and(with(INTERIOR))).costing(2),
                fires(a(SEEKER).or(CHARACTER).or(CREATURE))
                    .forFree()
                    .adding(-1)
                    .beating(MORE, defenseValueOr(1, a(SEEKER))),
                may(Deed.BE_TARGETED, OPPONENT, IT, WEAPON),
                always(base(DEFENSE_VALUE, 1, IT))),

        characterWeapon("Light Repeating Blaster Rifle", DARK, "1_320")
            .destiny(2).is(BLASTER, BLASTER_RIFLE, RIFLE)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(2),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .when(thereIs(your(a(POWER_DROID).or(a(FUSION_GENERATOR))).presentHere()))
                    .costing(2)
                    .adding(1)
                    .repeatedly(2)),

        automatedWeapon("Luke Seeker", DARK, "1_321")
            .destiny(3).is(SEEKER)
            .says(
                deploysLikeAnUndercoverSpy(),
                seeks(persona("Luke")
                    .having(ABILITY, LESS, 4)
                    .or(PILOT_CHARACTER.having(ABILITY, LESS, 3)))),

        CommonPlacesAndEquipment.timerMine(DARK, "1_322"),

        starshipWeapon("Turbolaser Battery", DARK, "1_323")
            .destiny(2).is(TURBOLASER_BATTERY)
            .says(
                deploysOn(your(a(STAR_DESTROYER)).or(SYSTEM.and(with(MOBILE)))).costing(3),
                fires(STARSHIP).costing(2).drawing(2).adding(either(-5, -2, is(TARGET, CAPITAL)))),

        characterWeapon("Vader's Lightsaber", DARK, "1_324").unique().persona("Vader's Lightsaber")
            .destiny(1).is(LIGHTSABER)
            .matches("Darth Vader", "Darth Vader, Dark Lord Of The Sith", "Lord Vader")
            .says(
                deploysOn(your(persona("Vader"))),
                mayAddToDrain(1),
                firesAsLightsaber()),
    };
}
