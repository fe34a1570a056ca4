package holosite.cards.anewhope;

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

/** A New Hope, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        Common.stunningLeader("Blast The Door, Kid!", LIGHT, "2_45"),

        lostInterrupt("Double Agent", LIGHT, "2_48")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                lost(at(anyTime())
                    .target("target",
                        opponents(CHARACTER.and(a(SPY)))
                            .or(opponents(CHARACTER.and(a(SPY))).in(CardState.UNDERCOVER))
                            .related(AT_SAME_SITE_AS, your(a(SPY))))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(
                                destiny().plus(either(0, 2, is(TARGET, CHARACTER.in(CardState.UNDERCOVER)))),
                                MORE,
                                2),
                            lose(chosen("target"))))),
                lost(at(anyTime())
                    .target("target", opponents(titled("Tonnika Sisters")).presentAt(SITE))
                    .then(new Steal(chosen("target"), YOU)))),

        usedOrLostInterrupt("Grimtaash", LIGHT, "2_49").unique()
            .destiny(2).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(
                Common.shortensLongHand(),
                lost(cancelsOnTable(titled("Molator"))),
                Common.losesDuplicates()),

        lostInterrupt("Houjix", LIGHT, "2_50")
            .destiny(1).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.cancelsDamage(), lost(cancelsOnTable(titled("Sunsdown")))),

        usedInterrupt("I Have A Very Bad Feeling About This", LIGHT, "2_51")
            .destiny(3).icons(A_NEW_HOPE)
            .says(Common.stopsCrowdsAndReacts()),

        lostInterrupt("Sorry About The Mess", LIGHT, "2_57").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(Common.firesInControlPhase(1, persona("Han"))),
    };
}
