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

/** A New Hope, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter CAPTURED_TARGET = chosen("target").in(CardState.CAPTIVE);

    static final Card[] CARDS = {
        usedOrLostInterrupt("Evader", DARK, "2_131")
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                used(at(anyTime())
                    .when(thereIs(titled("Revolution")))
                    .then(
                        remember("yours", count(your(titled("Revolution")))),
                        remember("theirs", count(opponents(titled("Revolution")))),
                        cancel(titled("Revolution")),
                        loseForce(YOU, remembered("yours")),
                        loseForce(OPPONENT, remembered("theirs")))),
                lost(at(just(LOST).to(your(personas("Vader", "Vader's Custom TIE")))).then(toUsedPile(THAT))),
                lost(at(just(LOST).to(your(IMPERIAL)).at(of("Death Star"))).then(toUsedPile(THAT)))),

        lostInterrupt("Ghhhk", DARK, "2_132")
            .destiny(1).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.cancelsDamage(), lost(cancelsOnTable(titled("Nightfall")))),

        lostInterrupt("I'm On The Leader", DARK, "2_133").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                lost(at(just(STEP_REACHED).to(titled("Attack Run")))
                    .target("target", opponents(STARFIGHTER).at(THERE))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(
                                destiny().plus(count(your(a(TIE)).at(titled("Death Star: Trench")))),
                                MORE,
                                figure(MANEUVER, TARGET)),
                            lose(chosen("target"))))),
                lost(at(anyTime())
                    .target("target", STARFIGHTER)
                    .then(thisTurn(add(WEAPON_DESTINY_DRAW, 1, WEAPON.related(ON, chosen("target"))))))),

        usedOrLostInterrupt("Monnok", DARK, "2_135")
            .destiny(2).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.shortensLongHand(), Common.losesDuplicates()),

        usedInterrupt("Ng'ok", DARK, "2_136")
            .destiny(3).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.stopsCrowdsAndReacts()),

        lostInterrupt("Sniper", DARK, "2_139").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(Common.firesInControlPhase(2, titled("URoRRuR'R'R"))),

        Common.stunningLeader("Stunning Leader", DARK, "2_140"),

        lostInterrupt("We Have A Prisoner", DARK, "2_142")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                lost(at(just(TO_BE_LOST).to(opponents(CHARACTER).in(CardState.IN_BATTLE)))
                    .use(1)
                    .then(cancelIt(), new RestoreIt(THAT), capture(THAT, Known.CAUSE))),
                lost(at(anyTime())
                    .target("target", STARSHIP.in(CardState.CAPTIVE).related(HAS_ABOARD, CHARACTER))
                    .use(count(CHARACTER.aboard(CAPTURED_TARGET)).times(2))
                    .then(capture(CHARACTER.aboard(CAPTURED_TARGET), Known.CAUSE)))),
    };
}
