package holosite.cards.specialedition;

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

/** Special Edition, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    private static final Filter PALACE_SITES = SITE.and(titleHas("Jabba's Palace"));

    static final Card[] CARDS = {
        Common.forest(LIGHT, "7_121"),

        genericSite("Jungle", LIGHT, "7_122").diamonds(1).force(1, 1)
            .notOn("Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine")
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(JUNGLE)
            .dark(always(yours(FORCE_DRAIN, -1, HERE)), always(opponents(ATTRITION, -2, HERE)))
            .light(adds(1, POWER, your(ALIEN.or(CREATURE_VEHICLE)).here())).done(),

        system("Rendezvous Point", 13, LIGHT, "7_123").unique().force(0, 2)
            .icons(SPACE, SPECIAL_EDITION)
            .dark()
            .light(
                deploy(-2, your(STARSHIP), HERE),
                always(add(HYPERSPEED, 2, your(STARSHIP).here()).toward(SYSTEM)),
                always(add(HYPERSPEED, 2, your(STARSHIP).except(STARSHIP.here())).toward(HERE)),
                mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE))
            .done(),

        genericSite("Spaceport City", LIGHT, "7_125").diamonds(1).force(1, 1)
            .notOn("Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4")
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(SPACEPORT)
            .dark(when(thereIs(your(a(THIEF).or(a(SCOUT))).presentHere()), yours(FORCE_DRAIN, 1, HERE)))
            .light(when(
                thereIs(your(REBEL.and(a(LEADER))).nonUnique().at(HERE.or(SITE.related(RELATED_TO, HERE)))),
                yours(FORCE_DRAIN, 1, HERE)))
            .done(),

        site("Tatooine", "Jabba's Palace", LIGHT, "7_131").lies(Stretch.EDGE).unique().force(1, 2)
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION)
            .dark(automatically(at(just(DEPLOYED).to(HERE))
                .then(loseForce(YOU, count(your(PALACE_SITES).except(youOccupy(SITE)))))))
            .light(mayNot(
                Deed.BE_CANCELED,
                EITHER,
                titled("Bo Shuda"),
                ANYTHING,
                thereIs(youOccupyWith(ALIEN, HERE))))
            .done(),
    };
}
