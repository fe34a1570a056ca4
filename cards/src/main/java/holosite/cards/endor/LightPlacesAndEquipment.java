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

/** Endor, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    private static final Filter NEAR_ALLIES =
        SYSTEM.and(titled("Sullust", "Rendezvous Point")).or(LOCATION.related(BEARING, titled("Haven")));

    static final Card[] CARDS = {
        system("Endor", 8, LIGHT, "8_68").unique().force(2, 2)
            .icons(PLANET, ENDOR)
            .dark(when(thereIsNo(your(IMPERIAL).at(onPlanet("Endor"))), yours(FORCE_DRAIN, -1, HERE)))
            .light(
                always(yours(FORCE_DRAIN, -1, HERE)),
                always(add(MOVE_COST, -1, your(STARSHIP).at(NEAR_ALLIES)).toward(HERE)))
            .done(),

        site("Endor", "Bunker", LIGHT, "8_70").unique().force(1, 0)
            .icons(INTERIOR, PLANET, SCOMP_LINK, ENDOR)
            .dark(may(at(your(Phase.DEPLOY))
                .once(Limit.Per.GAME)
                .then(deployFromReserveDeck(titled("Endor Shield"), ANYTHING))))
            .light(always(yours(FORCE_DRAIN, 1, HERE)), when(battleAt(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)))
            .done(),

        site("Endor", "Chief Chirpa's Hut", LIGHT, "8_71").lies(Stretch.FAR_DOOR).unique().force(0, 2)
            .icons(INTERIOR, PLANET, ENDOR)
            .dark(adds(-1, FORFEIT, a(EWOK).at(siteOf("Endor")), ifYouControl()))
            .light(deploy(-1, your(a(EWOK)), HERE), always(free(DEPLOY_COST, persona("Chief Chirpa")).toward(HERE)))
            .done(),

        site("Endor", "Landing Platform (Docking Bay)", LIGHT, "8_76").unique().force(1, 1)
            .icons(SCOMP_LINK, EXTERIOR, INTERIOR, PLANET, ENDOR).is(DOCKING_BAY)
            .dark(transitFrom(1), when(thereIs(your(IMPERIAL).presentHere()), free(TRANSIT_FROM, HERE).whose(YOU)))
            .light(transitFrom(2)).done(),

        site("Endor", "Rebel Landing Site (Forest)", LIGHT, "8_77").unique().force(1, 2)
            .icons(EXTERIOR, PLANET, ENDOR).is(FOREST)
            .dark(cancelsText(HERE, OPPONENT, ifYouOccupy()))
            .light(
                always(free(MOVE_COST, your(STARFIGHTER)).toward(HERE)),
                deploy(-1, your(DROID.or(REBEL.and(with(ENDOR)))), HERE))
            .done(),

        automatedWeapon("Explosive Charge", LIGHT, "8_90")
            .destiny(4)
            .icons(ENDOR)
            .says(
                deploysOn(youOccupy(SITE.and(with(INTERIOR)))),
                immuneTo("Overload"),
                asSoonAs(is(Known.HERE, opponentControls(ANYTHING)), toUsedPile(IT)),
                may(at(just(BATTLE_LOST).by(YOU).at(HERE))
                    .when(battleAt(ANYTHING, OPPONENT))
                    .then(
                        drawWeaponDestiny(),
                        branch(compare(destiny(), MORE, 4), lose(ALL_CARDS.here()))
                            .orElse(lose(IT))))),
    };
}
