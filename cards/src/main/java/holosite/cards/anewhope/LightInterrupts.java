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

    private static final Filter CORRIDOR = titled("Death Star: Detention Block Corridor");

    private static final Filter LEAD = STARFIGHTER.related(AIM_OF, titled("Attack Run"));

    private static final Filter HELD_AT_THE_DEATH_STAR =
        new Related(ESCORTED_BY, ANYTHING.related(BEARING, titled("Death Star Tractor Beam")));

    private static final Filter RACKED = stackedOn(opponents(titled("Blaster Rack")));

    private static final Filter PREPARED =
        titled("Attack Run", "You're All Clear Kid!", "Death Star: Trench", "Rebel Tech");

    static final Card[] CARDS = {
        usedOrLostInterrupt("Advance Preparation", LIGHT, "2_43")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                used(at(anyTime())
                    .when(new PileHolds(YOU, Pile.HAND, PREPARED))
                    .then(pickFromHand("prepared", PREPARED), outOfPlay(chosen("prepared")), retrieve(YOU, 1))),
                lost(at(anyTime())
                    .use(3)
                    .then(new Retrieve(YOU, number(1), titled("Attack Run"), Retrieve.How.CHOSEN, Pile.USED_PILE)))),

        lostInterrupt("Alternatives To Fighting", LIGHT, "2_44")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                lost(at(just(BATTLE_INITIATED).at(SYSTEM.or(SECTOR))).use(3).then(cancelIt())),
                lost(cancelsOnTable(titled("Besieged"))),
                lost(at(anyTime())
                    .target("ship", STARSHIP.in(CardState.CAPTIVE).related(HAS_ABOARD, your(CHARACTER)))
                    .target("bay", SITE.and(a(DOCKING_BAY)))
                    .then(new CarryOff(your(CHARACTER).aboard(chosen("ship").in(CardState.CAPTIVE)), chosen("bay"))))),

        Common.stunningLeader("Blast The Door, Kid!", LIGHT, "2_45"),

        usedOrLostInterrupt("Blue Milk", LIGHT, "2_46").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                used(at(anyTime())
                    .then(new ChooseOne(YOU,
                        List.of(
                            List.of(new Activate(YOU, number(1), false)),
                            List.of(new Activate(OPPONENT, number(1), false)))))),
                lost(cancelsOnTable(titled("Juri Juice", "Hypo")))),

        usedInterrupt("Corellian Slip", LIGHT, "2_47")
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                used(at(just(BEING_PLAYED).by(OPPONENT).to(titled("Tallon Roll")))
                    .target("fighter", your(STARFIGHTER).related(AIM_OF, THAT))
                    .then(thisAction(always(add(
                        EPIC_EVENT_TOTAL,
                        figure(MANEUVER, the("fighter")).plus(new HighestPilotAbility(chosen("fighter"))),
                        chosen("fighter")).toward(THAT))))),
                used(at(anyTime())
                    .target("fighter", opponents(STARFIGHTER).having(MANEUVER, AT_LEAST, 0))
                    .then(thisTurn(add(MANEUVER, -1, chosen("fighter")))))),

        lostInterrupt("Double Agent", LIGHT, "2_48")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                lost(at(anyTime())
                    .target("target",
                        evenUndercover(opponents(CHARACTER.and(a(SPY))))
                            .related(AT_SAME_SITE_AS, evenUndercover(your(a(SPY)))))
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

        usedInterrupt("I'm Here To Rescue You", LIGHT, "2_52")
            .destiny(6).icons(A_NEW_HOPE)
            .says(
                used(at(anyTime())
                    .target("spy", your(CHARACTER.and(a(SPY))).presentAt(CORRIDOR))
                    .target("captive", CHARACTER.in(CardState.CAPTIVE).at(CORRIDOR))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(
                                destiny().plus(figure(ABILITY, the("spy"))),
                                MORE,
                                figure(ABILITY, the("captive"))),
                            new Release(chosen("captive")))
                            .orElse(capture(chosen("spy"), Known.CAUSE)))),
                used(at(anyTime())
                    .target("mines", titled("Spice Mines Of Kessel"))
                    .then(
                        new Release(CHARACTER.related(ESCORTED_BY, ANYTHING.related(AIM_OF, chosen("mines")))),
                        cancel(chosen("mines"))))),

        lostInterrupt("Let The Wookiee Win", LIGHT, "2_53").unique()
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                lost(at(inBattle()).when(battleAt(a(HOLOSITE), EITHER)).then(addBattleDestiny(1))),
                lost(at(just(BATTLE_LOST).by(YOU))
                    .target(
                        "target",
                        opponents(CHARACTER)
                            .having(ABILITY, LESS, 5)
                            .presentWith(your(a(WOOKIEE)).in(CardState.IN_BATTLE)))
                    .then(new AttachTo(IT, TARGET), new Disarm(chosen("target")))),
                adds(-1, POWER, HOST),
                mayNot(Deed.CARRY, EITHER, WEAPON, HOST),
                mayNot(Deed.BE_ARMED, HOST)),

        usedInterrupt("Out Of Commission", LIGHT, "2_54")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                used(at(your(Phase.CONTROL))
                    .target("ship", STARSHIP.in(CardState.CAPTIVE).except(HELD_AT_THE_DEATH_STAR))
                    .use(2)
                    .then(new Release(chosen("ship")))),
                used(at(your(Phase.CONTROL))
                    .when(thereIsNo(titled("Death Star: Central Core")))
                    .target("ship", STARSHIP.in(CardState.CAPTIVE).and(HELD_AT_THE_DEATH_STAR))
                    .use(2)
                    .then(new Release(chosen("ship")))),
                used(at(anyTime())
                    .then(
                        new PickFromPileAtRandom("lost", OPPONENT, Pile.LOST_PILE, number(1)),
                        outOfPlay(chosen("lost")))),
                used(at(anyTime())
                    .when(thereIs(RACKED))
                    .then(new PickAmongAtRandom("weapon", RACKED, number(1)), outOfPlay(chosen("weapon"))))),

        usedInterrupt("Quite A Mercenary", LIGHT, "2_55")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                used(at(just(PLAYED).to(titled("Elis Helrot")))
                    .use(2)
                    .immuneTo(titled("Sense"))
                    .then(lose(CHARACTER.related(AIM_OF, THAT)), lose(THAT))),
                Common.keepsSmuggler()),

        usedInterrupt("Sabotage", LIGHT, "2_56").unique()
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                used(at(your(Phase.CONTROL))
                    .target("spy", your(CHARACTER.and(a(SPY))).in(CardState.UNDERCOVER))
                    .target("target", WEAPON.or(DEVICE).or(VEHICLE).related(AT_SAME_SITE_AS, chosen("spy")))
                    .then(
                        drawDestiny(),
                        branch(
                            ifSo(
                                compare(destiny(), MORE, figure(DEPLOY_COST, TARGET)).and(is(the("spy"), a(THIEF))),
                                new ChooseOne(YOU,
                                    List.of(
                                        List.of(new Steal(chosen("target"), YOU, the("spy"))),
                                        List.of(lose(chosen("target")))))),
                            ifSo(compare(destiny(), MORE, figure(DEPLOY_COST, TARGET)), lose(chosen("target")))))),
                used(cancelsPlayed(titled("Informant")))),

        lostInterrupt("Sorry About The Mess", LIGHT, "2_57").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(Common.firesInControlPhase(1, persona("Han"))),

        lostInterrupt("Wookiee Roar", LIGHT, "2_58").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                lost(at(inBattle())
                    .when(thereIs(your(persona("Chewie")).in(CardState.DEFENDING).in(CardState.ALONE).at(SITE)))
                    .then(addBattleDestiny(2))),
                lost(at(anyTime()).use(3).then(takeIntoHand(persona("Chewie")))),
                lost(at(anyTime()).target("mouse", a(MOUSE_DROID)).then(lose(chosen("mouse"))))),

        usedInterrupt("You're All Clear Kid!", LIGHT, "2_59").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                used(cancelsPlayed(titled("I'm On The Leader")).immuneTo(titled("Sense"))),
                used(at(just(STEP_REACHED).to(titled("Attack Run")))
                    .use(1)
                    .then(
                        pickOne(YOU, "tie", a(TIE).at(titled("Death Star: Trench"))),
                        unlimitedMove(chosen("tie"), SYSTEM.and(titled("Death Star"))),
                        branch(
                            thereIs(CHARACTER.related(MATCHING, LEAD).aboard(LEAD)),
                            thisTurn(add(EPIC_EVENT_TOTAL, 1, ANYTHING).toward(titled("Attack Run"))))))),
    };
}
