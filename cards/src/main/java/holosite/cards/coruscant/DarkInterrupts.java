package holosite.cards.coruscant;

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

/** Coruscant, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    static final Card[] CARDS = {
        Common.alter(DARK, "12_145"),

        usedInterrupt("On The Payroll Of The Trade Federation", DARK, "12_156").unique()
            .destiny(5).icons(EPISODE_I, CORUSCANT)
            .says(used(at(anyTime())
                .target("target", opponents(CHARACTER).at(titled(Politics.GALACTIC_SENATE)))
                .target("senator",
                    your(a(SENATOR))
                        .at(titled(Politics.GALACTIC_SENATE))
                        .related(SHARING_AGENDA_WITH, chosen("target")))
                .then(
                    remember("politics", figure(POLITICS, TARGET)),
                    thisTurn(add(POLITICS, remembered("politics"), chosen("senator"))),
                    thisTurn(set(POLITICS, 0, chosen("target")))))),
    };
}
