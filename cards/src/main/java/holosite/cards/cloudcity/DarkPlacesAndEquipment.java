package holosite.cards.cloudcity;

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

/** Cloud City, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    static final Card[] CARDS = {
        Common.bespin(DARK, "5_164", 2, 1),

        Common.cloudCity(DARK, "5_165", 2, 1),

        site("Cloud City", "Security Tower", DARK, "5_172").of("Bespin").unique().force(1, 0)
            .icons(INTERIOR, MOBILE, SCOMP_LINK, CLOUD_CITY).is(PRISON)
            .dark(may(oncePerGame().then(takeIntoHand(persona("Lando")))))
            .light(may(at(your(Phase.CONTROL))
                .when(ifYouControl())
                .target("captive", CHARACTER.in(CardState.CAPTIVE).here())
                .cost(new Cost.ForgoDrain(HERE))
                .then(new Release(chosen("captive")))))
            .done(),

        site("Cloud City", "Upper Plaza Corridor", DARK, "5_173").of("Bespin").unique().force(1, 1)
            .icons(INTERIOR, MOBILE, SCOMP_LINK, CLOUD_CITY)
            .dark(
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentHere())
                    .target("site", siteOf("Cloud City").except(HERE))
                    .then(moveForFree(chosen("traveler"), chosen("site")))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentAt(siteOf("Cloud City").except(HERE)))
                    .then(moveForFree(chosen("traveler"), HERE))))
            .light(drainIfYouControl(1)).done(),
    };
}
