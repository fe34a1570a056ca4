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

    private static final Filter NEXT_TO_BATTLE = SITE.related(ADJACENT_TO, THERE);

    private static final Filter INSIDE_DEATH_STAR = siteOf("Death Star").and(with(INTERIOR));

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

        usedInterrupt("Informant", DARK, "2_134")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                used(at(just(BATTLE_INITIATED).at(SITE.related(WHERE_IS, your(a(SPY)).in(CardState.UNDERCOVER))))
                    .then(
                        thisBattle(may(Deed.MOVE_AS_REACT, your(CHARACTER).at(NEXT_TO_BATTLE), THERE)),
                        thisBattle(free(MOVE_COST, your(CHARACTER).in(CardState.REACTING)).toward(THERE)))),
                used(cancelsPlayed(titled("Sabotage")))),

        usedOrLostInterrupt("Monnok", DARK, "2_135")
            .destiny(2).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.shortensLongHand(), Common.losesDuplicates()),

        usedInterrupt("Ng'ok", DARK, "2_136")
            .destiny(3).icons(A_NEW_HOPE)
            .is(DEJARIK)
            .says(Common.stopsCrowdsAndReacts()),

        usedInterrupt("Oo-ta Goo-ta, Solo?", DARK, "2_137")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                used(at(just(PLAYED).to(titled("Nabrun Leids")))
                    .use(2)
                    .immuneTo(titled("Sense"))
                    .then(lose(THAT), capture(REBEL.related(AIM_OF, THAT), Known.CAUSE))),
                Common.keepsSmuggler(),
                used(cancelsOnTable(titled("Kessel Run")))),

        lostInterrupt("Retract The Bridge", DARK, "2_138")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                lost(at(your(Phase.DEPLOY))
                    .when(thereIs(INSIDE_DEATH_STAR))
                    .use(count(INSIDE_DEATH_STAR))
                    .then(new Rearrange(INSIDE_DEATH_STAR))),
                lost(cancelsPlayed(titled("On The Edge")))),

        lostInterrupt("Sniper", DARK, "2_139").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(Common.firesInControlPhase(2, titled("URoRRuR'R'R"))),

        Common.stunningLeader("Stunning Leader", DARK, "2_140"),

        usedInterrupt("This Is Some Rescue!", DARK, "2_141")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                used(cancelsPlayed(titled(
                    "I'm Here To Rescue You", "Out Of Commission", "Alternatives To Fighting", "Ewok Rescue"))),
                used(cancelsOnTable(titled("Plastoid Armor", "Cell 2187")))),

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
