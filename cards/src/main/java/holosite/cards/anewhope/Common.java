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

    /** Helps any starship, and undoes what ion cannons did to that of its player. */
    static Card repairDroid(String title, Side side, String id) {
        List<Figure> restored = List.of(ARMOR, MANEUVER, HYPERSPEED);
        Filter ship = your(STARSHIP).related(HAS_ABOARD, IT);
        return droid(title, side, id)
            .destiny(4).deploy(2).power(1).forfeit(3)
            .icons(NAV_COMPUTER, A_NEW_HOPE).is(ASTROMECH_DROID, R_UNIT)
            .says(
                adds(1, POWER, STARSHIP.related(HAS_ABOARD, IT)),
                adds(1, MANEUVER, STARSHIP.related(HAS_ABOARD, IT)),
                must(at(your(Phase.CONTROL))
                    .when(thereIs(ship.and(new DoneTo(a(ION_CANNON), restored))))
                    .then(new RestoreFigures(ship, restored, a(ION_CANNON)))));
    }

    /** An opponent with so many cards in hand loses these as you look at them by that Interrupt. */
    static Ability losesWhatIsSeen(String interrupt, int cards, Filter lost) {
        return automatically(at(just(HAND_SEEN).by(YOU).with(titled(interrupt)))
            .when(compare(OPPONENTS_HAND, AT_LEAST, cards))
            .then(
                new LookAt(YOU, OPPONENT, Pile.HAND, OPPONENTS_HAND, true).as("hand"),
                lose(chosen("hand").and(lost))));
    }

    /** Looks at the top of what that Interrupt just shuffled, or has it shuffled again. */
    static CanLast knowsShuffledPile(String shuffling) {
        return automatically(at(just(SHUFFLED).by(YOU).with(titled(shuffling)))
            .then(new May(
                YOU,
                List.of(new ShuffleThatPile()),
                List.of(new LookAtThatPile(count(a(MUSICIAN).related(AT_SAME_SITE_AS, IT)))))));
    }

    /** A smuggler just deployed does not move in this turn. */
    static Ability keepsSmuggler() {
        return used(at(just(DEPLOYED).to(CHARACTER.and(a(SMUGGLER)))).then(thisTurn(mayNot(Deed.MOVE, THAT))));
    }

    /** Whom an interrogator can question: a player's own characters are no captives of his. */
    static final Filter THEIR_CAPTIVES =
        opponents(CHARACTER).in(CardState.CAPTIVE).except(ANYTHING.in(CardState.FROZEN));

    static final Filter UNDER_IT = ANYTHING.related(STACKED_ON, IT);

    private static final Filter SAME_INTERRUPTS = ANYTHING.related(SAME_TITLE_AS, UNDER_IT);

    /** Grabs an Interrupt of the opponent, which is unique from then on. */
    static Card grabsOnce(String title, Side side, String id) {
        return immediateEffect(title, side, id)
            .destiny(5).icons(A_NEW_HOPE, GRABBER)
            .says(
                deploysOnTable().at(just(PLAYED).by(OPPONENT).to(INTERRUPT)).aimingAt(THAT).costing(1),
                automatically(at(just(DEPLOYED).to(IT)).then(stackOnIt(AIM))),
                mayNot(Deed.PLAY_AGAIN, SAME_INTERRUPTS),
                immuneTo("Control"));
    }

    /** Grabs an Interrupt; each more of its title is dearer and comes here, too. */
    static Card grabsEach(String title, Side side, String id) {
        return immediateEffect(title, side, id).dots(3)
            .destiny(3).icons(A_NEW_HOPE, GRABBER)
            .says(
                deploysOnTable().at(just(PLAYED).to(INTERRUPT)).aimingAt(THAT).costing(3),
                automatically(at(just(DEPLOYED).to(IT)).then(stackOnIt(AIM))),
                new Toll(Deed.PLAY, EITHER, SAME_INTERRUPTS, ANYTHING, count(UNDER_IT).plus(1), Always.ALWAYS),
                automatically(at(just(PLAYED).to(SAME_INTERRUPTS)).then(stackOnIt(THAT))),
                immuneTo("Control"));
    }

    /** Leads three others of the squad in one move, and guards who would not move by themselves. */
    static Ability[] leadsSquad(Filter squad, String guards) {
        return new Ability[] {
            adds(1, FORFEIT, your(squad).related(AT_SAME_SITE_AS, IT)),
            mayAnyNumber(at(your(Phase.MOVE))
                .target(new Target("squad", your(squad).related(AT_SAME_SITE_AS, IT), number(3), number(3), YOU))
                .use(1)
                .then(new MoveTogether(IT.or(chosen("squad"))))),
            may(Deed.MOVE, EITHER, titled(guards).related(AT_SAME_SITE_AS, IT), ANYTHING),
        };
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
                new PickFromPileAtRandom("cards", OPPONENT, Pile.HAND, OPPONENTS_HAND.minus(number(8))),
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

    /** A rifle for hunters, cheaper in the hands of those it was made for. */
    static Ability[] huntingRifle(Filter hunters) {
        return new Ability[] {
            deploysOn(your(hunters)).costing(1),
            deploysOn(your(CHARACTER).except(DROID)).costing(3),
            fires(CHARACTER.or(CREATURE)).costing(1).adding(either(-1, 2, is(TARGET, CREATURE))),
        };
    }

    private static final Filter STUNNED = CHARACTER.and(new Figured(ABILITY, MORE, number(2)).or(a(LEADER)));

    private static final Filter SITE_INSIDE = SITE.and(with(INTERIOR)).related(INSIDE, HOST);

    /** Takes somebody into the sandcrawler, or to the Used Pile. */
    static Card magneticSuctionTube(Side side, String id) {
        return device("Magnetic Suction Tube", side, id)
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(a(SANDCRAWLER))),
                may(onceDuringYour(Phase.CONTROL)
                    .target("target", CHARACTER.presentHere())
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), MORE, figure(ABILITY, TARGET)),
                            new ChooseOne(YOU,
                                List.of(
                                    List.of(new Relocate(chosen("target"), SITE_INSIDE)),
                                    List.of(toUsedPile(chosen("target")))))))));
    }

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
