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

/** Special Edition, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final String[] NO_SPACEPORT = {"Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4"};

    static final Card[] CARDS = {
        system("Dagobah", 9, DARK, "7_279").unique().force(2, 2)
            .icons(PLANET, SPECIAL_EDITION).is(SECLUDED)
            .dark(mayNot(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, LOCATION.related(RELATED_TO, HERE), ifYouOccupy()))
            .light(mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE)).done(),

        Common.forest(DARK, "7_284"),

        genericSite("Spaceport City", DARK, "7_288").diamonds(1).force(1, 1).notOn(NO_SPACEPORT)
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(SPACEPORT)
            .dark(when(
                thereIs(your(IMPERIAL.and(a(LEADER))).nonUnique().at(SITE.related(SAME_OR_ADJACENT_TO, HERE))),
                yours(FORCE_DRAIN, 1, HERE)))
            .light(when(thereIs(your(a(THIEF).or(a(SCOUT))).presentHere()), yours(FORCE_DRAIN, 1, HERE))).done(),

        genericSite("Spaceport Docking Bay", DARK, "7_289").diamonds(1).force(1, 1)
            .notOn("Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4")
            .icons(EXTERIOR, PLANET, SCOMP_LINK, SPECIAL_EDITION).is(SPACEPORT, DOCKING_BAY)
            .dark(transitFrom(2), deploy(either(-1, -2, is(Known.AFFECTED, a(FREIGHTER))), your(STARFIGHTER), HERE))
            .light(transitFrom(3), deploy(1, your(PILOT_CHARACTER), HERE)).done(),

        genericSite("Spaceport Prefect's Office", DARK, "7_290").diamonds(1).force(1, 1).notOn(NO_SPACEPORT)
            .icons(EXTERIOR, PLANET, SCOMP_LINK, SPECIAL_EDITION).is(SPACEPORT)
            .dark(
                adds(
                    1,
                    POWER,
                    IMPERIAL.at(HERE.or(SITE.related(RELATED_TO, HERE))),
                    thereIs(your(IMPERIAL.and(a(LEADER))).here())),
                adds(
                    1,
                    FORFEIT,
                    IMPERIAL.at(HERE.or(SITE.related(RELATED_TO, HERE))),
                    thereIs(your(IMPERIAL.and(a(LEADER))).here())))
            .done(),
    };
}
