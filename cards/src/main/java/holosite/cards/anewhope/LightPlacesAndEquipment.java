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
