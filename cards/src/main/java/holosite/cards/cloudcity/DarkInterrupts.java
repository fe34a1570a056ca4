package holosite.cards.cloudcity;

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

/** Cloud City, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Effect USE_2_FORCE_OR_CANCEL =
        new MayPay(OPPONENT, number(2), List.of(), List.of(cancelIt()));

    static final Card[] CARDS = {
        lostInterrupt("Atmospheric Assault", DARK, "5_131").unique()
            .destiny(5).icons(CLOUD_CITY)
            .says(
                lost(at(just(BATTLE_INITIATED).by(YOU).at(SECTOR.and(of("Cloud City")))).then(addBattleDestiny(1))),
                lost(at(your(Phase.DEPLOY))
                    .when(new PileHolds(YOU, Pile.HAND, titled("TIE Assault Squadron")))
                    .then(
                        thisAction(may(Deed.DEPLOY, titled("TIE Assault Squadron"), ANYTHING)),
                        new DeployFrom(YOU, Pile.HAND, titled("TIE Assault Squadron"), ANYTHING, 0, true, false)))),

        usedInterrupt("Blasted Droid", DARK, "5_132").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(used(at(your(Phase.CONTROL))
                .target("weapon", your(WEAPON.and(a(BLASTER).related(ON, your(a(TROOPER))).or(AUTOMATED_WEAPON)))
                    .or(your(a(TROOPER).and(with(PERMANENT_WEAPON)).related(BEARING, a(BLASTER)))))
                .then(new FireWeapon(chosen("weapon"), true, number(0))))),

        Common.cloudCitySabacc(DARK, "5_134"),

        lostInterrupt("Dark Strike", DARK, "5_135").unique()
            .destiny(2).icons(CLOUD_CITY)
            .says(
                lost(at(just(WEAPON_AIMED).by(YOU).with(a(LIGHTSABER)))
                    .then(thisAction(adds(3, TOTAL_WEAPON_DESTINY, CAUSE)))),
                lost(cancelsPlayed(titled("Swing-And-A-Miss"))),
                lost(at(just(HIT).to(opponents(CHARACTER))).lose(1).then(lose(THAT)))),

        lostInterrupt("Double Back", DARK, "5_136")
            .destiny(3).icons(CLOUD_CITY)
            .says(
                lost(at(anyTime())
                    .use(1)
                    .then(new Retrieve(YOU, number(1), a(BOUNTY_HUNTER), Retrieve.How.CHOSEN, Pile.USED_PILE))),
                lost(at(anyTime()).use(3).then(takeIntoHand(a(BOUNTY_HUNTER))))),

        usedInterrupt("E Chu Ta", DARK, "5_138").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                used(at(anyTime())
                    .target("droid", your(a(PROTOCOL_DROID)))
                    .target("target", CHARACTER.presentWith(chosen("droid")))
                    .then(thisTurn(cancelsText(chosen("target"))))),
                used(at(your(Phase.BATTLE))
                    .target("place", LOCATION.related(WHERE_IS, your(DROID))
                        .related(WHERE_IS, opponents(DROID))
                        .except(youOccupy(LOCATION))
                        .except(opponentOccupies(LOCATION))
                        .except(LOCATION.related(WHERE_IS, a(SPY)))
                        .except(LOCATION.related(WHERE_IS, ANYTHING.in(CardState.UNDERCOVER))))
                    .then(
                        thisTurn(may(Deed.INITIATE_BATTLE, your(DROID), chosen("place"))),
                        thisTurn(may(Deed.BE_BATTLED, OPPONENT, opponents(DROID), chosen("place"))),
                        thisTurn(yours(BATTLE_DESTINIES, 1, chosen("place"))),
                        thisTurn(opponents(BATTLE_DESTINIES, 1, chosen("place"))),
                        new InitiateBattle(chosen("place"))))),

        usedOrLostInterrupt("End This Destructive Conflict", DARK, "5_139").unique()
            .destiny(2).icons(CLOUD_CITY)
            .says(
                used(at(inBattle())
                    .when(battleAt(SITE, EITHER))
                    .target("weapon", your(CHARACTER_WEAPON.or(CHARACTER.and(with(PERMANENT_WEAPON))))
                        .in(CardState.READY_TO_FIRE)
                        .presentAt(BATTLE_LOCATION))
                    .target("target", opponents(CHARACTER).in(CardState.IN_BATTLE).presentAt(BATTLE_LOCATION))
                    .then(
                        new FireAsFollows(chosen("weapon")),
                        thisTurn(add(POWER, -4, chosen("target"))))),
                lost(at(just(DESTINY_DRAWN).at(SITE))
                    .when(isBattleDestiny())
                    .use(3)
                    .then(new CancelDestiny(false)))),

        usedInterrupt("Projective Telepathy", DARK, "5_149").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                used(at(just(INSERTED).to(titled("Anger, Fear, Aggression"))).then(cancelIt())),
                used(at(just(INSERT_REVEALED).to(titled("Anger, Fear, Aggression"))).then(cancelIt())),
                used(at(just(BATTLE_INITIATED).by(OPPONENT)).then(USE_2_FORCE_OR_CANCEL)),
                used(at(just(DRAIN_INITIATED).by(OPPONENT)).then(USE_2_FORCE_OR_CANCEL))),

        lostInterrupt("Surprise", DARK, "5_156")
            .destiny(3).icons(CLOUD_CITY)
            .says(
                lost(retargets(at(just(BEING_PLAYED).to(INTERRUPT)).use(3), Known.SUBJECT)),
                lost(retargets(at(just(BEING_DEPLOYED).to(UTINNI_EFFECT)).use(3), Known.SUBJECT)),
                lost(retargets(at(anyTime()).target("effect", UTINNI_EFFECT).use(3), the("effect"))),
                lost(relocatesEffect(at(anyTime()).use(3), ANYTHING.except(new ImmuneToTitle("Alter"))))),
    };
}
