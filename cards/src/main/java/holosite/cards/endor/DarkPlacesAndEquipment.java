package holosite.cards.endor;

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

/** Endor, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final String BUNKER = "Endor: Bunker";

    private static final Filter CRAFT = STARSHIP.or(VEHICLE);

    private static final Filter TOO_BIG =
        CRAFT.except(a(SPEEDER_BIKE).or(a(AT_ST)).or(titled("Ewok Glider")).or(CREATURE_VEHICLE));

    private static Ability noneDeploy(Filter craft) {
        return mayNot(Deed.DEPLOY, EITHER, craft, HERE);
    }

    private static Ability noneMoveHere(Filter craft) {
        return mayNot(Deed.MOVE_TO, EITHER, craft, HERE);
    }

    static final Card[] CARDS = {
        system("Endor", 8, DARK, "8_157").unique().force(2, 2)
            .icons(PLANET, ENDOR)
            .dark(supportFromOrbit("Endor"))
            .light(
                when(thereIsNo(your(a(EWOK)).at(onPlanet("Endor"))), yours(FORCE_DRAIN, -1, HERE)),
                always(add(MOVE_COST, 1, your(STARSHIP)).toward(HERE)),
                deploy(1, your(STARSHIP), HERE))
            .done(),

        site("Endor", "Back Door", DARK, "8_159").unique().force(2, 2)
            .icons(EXTERIOR, PLANET, SCOMP_LINK, ENDOR)
            .dark(
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER).presentHere())
                    .then(move(chosen("traveler"), titled(BUNKER)))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER).presentAt(titled(BUNKER)))
                    .then(move(chosen("traveler"), HERE))))
            .light(
                mayAnyNumber(at(your(Phase.MOVE))
                    .when(ifYouControl())
                    .target("traveler", your(CHARACTER).presentHere())
                    .then(move(chosen("traveler"), titled(BUNKER)))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .when(ifYouControl())
                    .target("traveler", your(CHARACTER).presentAt(titled(BUNKER)))
                    .then(move(chosen("traveler"), HERE))))
            .done(),

        site("Endor", "Bunker", DARK, "8_160").unique().force(1, 0)
            .icons(INTERIOR, PLANET, SCOMP_LINK, ENDOR)
            .dark(may(at(your(Phase.DEPLOY))
                .once(Limit.Per.GAME)
                .then(deployFromReserveDeck(titled("Endor Shield"), ANYTHING))))
            .light(
                mayNot(Deed.MOVE_TO, YOU, new Not(ANYTHING.at(titled("Endor: Back Door"))), HERE),
                suspends(titled("Endor Shield"), ifYouControl()))
            .done(),

        site("Endor", "Dense Forest", DARK, "8_162").unique().force(2, 1)
            .icons(EXTERIOR, PLANET, ENDOR).is(FOREST)
            .dark(noneDeploy(TOO_BIG), noneMoveHere(TOO_BIG))
            .light(noneDeploy(TOO_BIG), noneMoveHere(TOO_BIG)).done(),

        site("Endor", "Ewok Village", DARK, "8_163").lies(Stretch.EDGE).unique().force(1, 1)
            .icons(INTERIOR, EXTERIOR, PLANET, ENDOR)
            .dark(
                noneDeploy(CRAFT),
                noneMoveHere(CRAFT),
                when(thereIsNo(a(EWOK).at(onPlanet("Endor"))), yours(FORCE_DRAIN, 1, HERE)))
            .light(
                noneDeploy(CRAFT),
                noneMoveHere(CRAFT),
                when(thereIs(your(a(EWOK)).presentHere()), yours(FORCE_DRAIN, 1, HERE)))
            .done(),

        site("Endor", "Landing Platform (Docking Bay)", DARK, "8_166").unique().force(1, 1)
            .icons(INTERIOR, EXTERIOR, PLANET, SCOMP_LINK, ENDOR).is(DOCKING_BAY)
            .dark(transitFrom(1), when(thereIs(your(IMPERIAL).presentHere()), free(TRANSIT_FROM, HERE).whose(YOU)))
            .light(transitFrom(7), always(yours(TRANSIT_TO, 9, HERE))).done(),
    };
}
