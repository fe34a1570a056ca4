package holosite.cards.empirestrikesbackintroductorytwoplayergame;

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

/** Empire Strikes Back Introductory Two Player Game, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        site("Hoth", "Mountains (6th Marker)", DARK, "104_4").unique().force(1, 0).marker(6)
            .icons(EXTERIOR, PLANET, PREMIUM).is(MARKER)
            .dark(deploy(-1, your(IMPERIAL.or(COMBAT_VEHICLE)), HERE))
            .light(drainIfYouControl(1)).done(),

        combatVehicle("Imperial Walker", DARK, "104_5")
            .destiny(2).deploy(4).power(4).armor(6).landspeed(1).forfeit(4)
            .icons(PILOT, SCOMP_LINK, PREMIUM).is(AT_AT, ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(8)).permanentPilot(1)
            .says(),

        imperial("Veers", "104_6").unique().persona("Veers")
            .destiny(1).deploy(4).power(2).ability(3).forfeit(3)
            .icons(WARRIOR, PREMIUM).is(GENERAL, ISB_AGENT)
            .says(
                deploysOnly(onPlanet("Hoth"), compare(count(opponents(CHARACTER).unique()), LESS, 3)),
                adds(1, FORFEIT, a(SNOWTROOPER).related(AT_SAME_SITE_AS, IT))),

        lostInterrupt("Walker Garrison", DARK, "104_7")
            .destiny(4).icons(PREMIUM)
            .says(
                lost(at(anyTime())
                    .when(thereIs(persona("Veers").at(siteOf("Hoth").and(with(EXTERIOR)))))
                    .use(2)
                    .then(takeIntoHand(a(AT_AT)))),
                lost(at(anyTime())
                    .when(compare(count(siteOf("Hoth").related(WHERE_IS, your(a(AT_AT)))), AT_LEAST, 3))
                    .then(thisTurn(yours(FORCE_DRAIN, 2, of("Hoth")))))),
    };
}
