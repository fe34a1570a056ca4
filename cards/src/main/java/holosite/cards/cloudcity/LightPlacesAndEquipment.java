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

/** Cloud City, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    static final Card[] CARDS = {
        Common.bespin(LIGHT, "5_76", 1, 2),

        Common.cloudCity(LIGHT, "5_77", 1, 2),

        site("Cloud City", "Guest Quarters", LIGHT, "5_80").of("Bespin").unique().force(1, 2)
            .icons(SCOMP_LINK, INTERIOR, MOBILE, CLOUD_CITY)
            .dark(drainIfYouControl(-1))
            .light(deploy(-2, persona("Leia"), HERE)).done(),

        site("Cloud City", "Platform 327 (Docking Bay)", LIGHT, "5_83").of("Bespin").unique().force(1, 1)
            .icons(SCOMP_LINK, EXTERIOR, MOBILE, CLOUD_CITY).is(DOCKING_BAY)
            .dark(transitFrom(2))
            .light(transitFrom(1)).done(),

        sector("Clouds", LIGHT, "5_85").diamonds(3).force(1, 1)
            .icons(PLANET, CLOUD_CITY).is(CLOUD)
            .dark(drainIfYouControl(1), adds(-2, POWER, STARSHIP.here()), adds(-2, MANEUVER, STARSHIP.here()))
            .light(
                may(at(just(DRAIN_INITIATED).by(YOU).at(SITE.related(RELATED_TO, HERE)))
                    .when(ifYouControl())
                    .once(Limit.Per.TURN)
                    .then(thisAction(always(yours(FORCE_DRAIN, 1, THERE))))),
                adds(-2, POWER, STARSHIP.here()),
                adds(-2, MANEUVER, STARSHIP.here()))
            .done(),
    };
}
