package holosite.cards.enhancedcloudcity;

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

/** Enhanced Cloud City, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        starfighter("Boba Fett In Slave I", DARK, "109_8").unique().persona("Slave I")
            .destiny(1).deploy(7).power(4).maneuver(4).hyperspeed(4).forfeit(4)
            .icons(INDEPENDENT, PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM)
            .carries(Capacity.passengers(3))
            .permanentPilot(
                "Boba Fett",
                3,
                adds(3, POWER, IT),
                adds(2, MANEUVER, IT),
                battleDestinyIfUnable(Always.ALWAYS))
            .says(immuneToAttrition(5)),
    };
}
