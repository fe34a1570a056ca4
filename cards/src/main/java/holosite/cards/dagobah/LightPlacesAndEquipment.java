package holosite.cards.dagobah;

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

/** Dagobah, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    static final Card[] CARDS = {
        system("Anoat", 5, LIGHT, "4_80").unique().force(1, 2)
            .icons(PLANET, DAGOBAH)
            .dark(
                always(free(DEPLOY_COST, your(a(UGNAUGHT))).toward(STARSHIP.here())),
                adds(2, FORFEIT, your(a(UGNAUGHT)), ifYouControl()))
            .light(
                may(
                    Deed.MOVE_AS_REACT,
                    your(STARSHIP).at(SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE)),
                    HERE,
                    battleAt(HERE, OPPONENT)),
                may(
                    Deed.MOVE_AWAY_AS_REACT,
                    your(STARSHIP).here(),
                    SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE),
                    battleAt(HERE, OPPONENT)))
            .done(),

        Common.asteroidField(LIGHT, "4_81"),

        sector("Big One", LIGHT, "4_82").lies(Stretch.BEYOND, 1).diamonds(1).force(0, 1)
            .icons(SPACE, DAGOBAH).is(ASTEROID)
            .dark(drainIfYouControl(1))
            .light(drainIfYouControl(count(titled("Asteroid Field").related(RELATED_TO, HERE)))).done(),

        Common.asteroidCave(LIGHT, "4_83"),

        system("Dagobah", 9, LIGHT, "4_84").unique().force(2, 2)
            .icons(PLANET, DAGOBAH).is(SECLUDED)
            .dark(mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE))
            .light(may(onceDuringYour(Phase.DEPLOY).then(deployFromReserveDeck(siteOf("Dagobah"), ANYTHING)))).done(),

        site("Dagobah", "Bog Clearing", LIGHT, "4_85").unique().force(0, 1)
            .icons(EXTERIOR, PLANET, DAGOBAH).is(SECLUDED)
            .dark(when(ifYouOccupy(), yours(FORCE_GENERATION, 1, HERE)))
            .light(
                may(Deed.DEPLOY, your(STARFIGHTER), HERE),
                immuneTo(your(STARFIGHTER).here(), titled("Awwww, Cannot Get Your Ship Out")))
            .done(),

        site("Dagobah", "Jungle", LIGHT, "4_86").unique().force(0, 1)
            .icons(EXTERIOR, PLANET, DAGOBAH).is(SECLUDED, JUNGLE)
            .dark(
                mayNot(Deed.DEPLOY, EITHER, STARSHIP.or(VEHICLE), HERE),
                mayNot(Deed.MOVE_TO, EITHER, STARSHIP.or(VEHICLE), HERE),
                when(ifYouOccupy(), yours(FORCE_GENERATION, 1, HERE)))
            .light(
                mayNot(Deed.DEPLOY, EITHER, STARSHIP.or(VEHICLE), HERE),
                mayNot(Deed.MOVE_TO, EITHER, STARSHIP.or(VEHICLE), HERE),
                deploy(-2, your(CREATURE), HERE))
            .done(),

        site("Dagobah", "Swamp", LIGHT, "4_87").unique().force(0, 1)
            .icons(EXTERIOR, PLANET, DAGOBAH).is(SECLUDED, SWAMP)
            .dark(automatically(at(just(TURN_ENDS).by(YOU))
                .when(thereIs(your(STARSHIP.or(VEHICLE)).presentHere()))
                .then(new Put(your(STARSHIP.or(VEHICLE)).presentHere(), Pile.LOST_PILE, Put.Position.BOTTOM))))
            .light(automatically(at(just(TURN_ENDS).by(YOU))
                .when(thereIs(your(STARSHIP.or(VEHICLE)).presentHere()))
                .then(toUsedPile(your(STARSHIP.or(VEHICLE)).presentHere()))))
            .done(),

        site("Dagobah", "Training Area", LIGHT, "4_88").unique().force(1, 1)
            .icons(EXTERIOR, PLANET, DAGOBAH).is(SECLUDED)
            .dark(may(at(just(DRAIN_INITIATED).at(HERE)).use(1).then(cancelIt())))
            .light(may(oncePerTurn().then(takeIntoHand(JEDI_TEST)))).done(),
    };
}
