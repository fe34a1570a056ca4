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

/** Dagobah, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter EFFECT_CONTROL_REACHES = IMMEDIATE_EFFECT.or(MOBILE_EFFECT);

    static final Card[] CARDS = {
        lostInterrupt("Control", DARK, "4_139")
            .destiny(2).icons(DAGOBAH)
            .says(
                lost(at(just(BEING_PLAYED).to(titled("Sense", "Alter"))).immuneTo(titled("Sense")).then(cancelIt())),
                lost(cancelsOnTable(EFFECT_CONTROL_REACHES)),
                lost(cancelsDeploying(EFFECT_CONTROL_REACHES)),
                lost(at(just(DRAIN_INITIATED)).then(cancelIt()))),
    };
}
