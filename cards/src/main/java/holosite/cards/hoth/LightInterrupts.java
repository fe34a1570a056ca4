package holosite.cards.hoth;

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

/** Hoth, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    private static final Filter CALLED_TO_DAGOBAH = your(CHARACTER.and(with(HOTH))).having(ABILITY, MORE, 1);

    static final Card[] CARDS = {
        lostInterrupt("You Will Go To The Dagobah System", LIGHT, "3_54")
            .destiny(4).icons(HOTH)
            .says(
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", siteOf("Dagobah"))
                    .then(moveForFree(chosen("traveler"), chosen("place")))),
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", youOccupy(LOCATION.and(with(DAGOBAH))).except(siteOf("Dagobah")))
                    .use(1)
                    .then(moveForFree(chosen("traveler"), chosen("place"))))),
    };
}
