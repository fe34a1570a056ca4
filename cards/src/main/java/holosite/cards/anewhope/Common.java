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

/** A New Hope: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    private static final Amount OPPONENTS_HAND = pileSize(OPPONENT, Pile.HAND);

    /** Battle damage is canceled once nothing is left to forfeit. */
    static Ability cancelsDamage() {
        return lost(at(inDamageSegment())
            .when(new BattleWonBy(OPPONENT).and(thereIsNo(your(ANYTHING).in(CardState.FORFEITABLE))))
            .immuneTo(titled("Sense"))
            .then(new CancelBattleDamage(YOU)));
    }

    /** Too many characters deployed at once do not battle; a react ends its battle. */
    static Ability[] stopsCrowdsAndReacts() {
        Filter crowd = opponents(CHARACTER).in(CardState.DEPLOYED_THIS_TURN).at(THERE);
        return new Ability[] {
            used(at(just(DEPLOYED).by(OPPONENT).to(CHARACTER))
                .when(compare(count(crowd), AT_LEAST, 4))
                .then(
                    new Pick(YOU, "them", crowd, count(crowd), count(crowd)),
                    thisTurn(mayNot(Deed.TAKE_PART_IN_BATTLE, chosen("them"))))),
            used(at(just(REACTED).by(OPPONENT).at(BATTLE_LOCATION)).then(new CancelBattle())),
        };
    }

    /** An opponent with 13 or more cards in hand is left with 8. */
    static Ability shortensLongHand() {
        return used(at(anyTime())
            .when(compare(OPPONENTS_HAND, AT_LEAST, 13))
            .then(
                new PickRandomly("cards", OPPONENT, Pile.HAND, OPPONENTS_HAND.minus(number(8))),
                toUsedPile(chosen("cards"))));
    }

    /** The opponent's hand is revealed, and he loses what he has two or more of. */
    static Ability losesDuplicates() {
        return lost(at(anyTime())
            .use(4)
            .then(
                new LookAt(YOU, OPPONENT, Pile.HAND, OPPONENTS_HAND, true).as("hand"),
                lose(chosen("hand").and(new SeveralOf(OPPONENT, Pile.HAND)))));
    }

    static final Filter UNDER_IT = ANYTHING.related(STACKED_ON, IT);

    private static final Filter STUNNED = CHARACTER.and(new Figured(ABILITY, MORE, number(2)).or(a(LEADER)));

    static Card stunningLeader(String title, Side side, String id) {
        return lostInterrupt(title, side, id)
            .destiny(4).icons(A_NEW_HOPE)
            .says(lost(at(just(BATTLE_INITIATED).at(SITE.and(with(INTERIOR))))
                .when(thereIs(STUNNED.in(CardState.IN_BATTLE)))
                .use(1)
                .then(
                    new Exclude(STUNNED.in(CardState.IN_BATTLE)),
                    thisBattle(mayNot(Deed.TAKE_PART_IN_BATTLE, STUNNED)))));
    }

    /** Once a destiny above 2 was drawn, the permanent pilots of a starfighter are gone. */
    static Card removesPilots(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(STARFIGHTER.and(with(PILOT))).costing(1),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), MORE, 2), note(number(1))).orElse(lose(IT)))),
                mayNot(Deed.KEEP_PERMANENT_PILOTS, EITHER, HOST, ANYTHING, compare(keptNumber(), MORE, 0)),
                immuneTo("Alter"));
    }

    static Card undercover(Side side, String id) {
        return effect("Undercover", side, id)
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(CHARACTER.and(a(SPY))).at(SITE).except(ANYTHING.in(CardState.UNDERCOVER))),
                automatically(at(just(DEPLOYED).to(IT)).then(new GoUndercover(HOST))),
                may(at(your(Phase.DEPLOY))
                    .when(is(Known.HOST, ANYTHING.in(CardState.UNDERCOVER).at(SITE)))
                    .then(new BreakCover(HOST))),
                automatically(at(just(COVER_BROKEN).to(HOST)).then(lose(IT))),
                immuneTo("Alter"));
    }

    /**
     * One of your weapons fires outside battle; if such a card carries it, you may add this to each destiny drawn for it. It
     * may target seekers.
     */
    static Ability firesInControlPhase(int more, Filter bearer) {
        return lost(at(your(Phase.CONTROL))
            .target("weapon", your(WEAPON.or(with(PERMANENT_WEAPON))))
            .then(
                thisAction(may(Deed.BE_TARGETED, a(SEEKER), CHARACTER_WEAPON)),
                thisAction(always(base(DEFENSE_VALUE, 4, a(SEEKER)))),
                branch(
                    thereIs(bearer.related(BEARING, chosen("weapon"))),
                    mayHave(YOU, thisAction(adds(more, WEAPON_DESTINY_DRAW, chosen("weapon"))))),
                new FireWeapon(chosen("weapon"), false, number(0))));
    }
}
