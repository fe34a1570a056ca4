package holosite.cards.specialedition;

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

/** Special Edition, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    static final Card[] CARDS = {
        usedInterrupt("Masterful Move", DARK, "7_257").unique()
            .destiny(6)
            .icons(SPECIAL_EDITION)
            .says(
                used(at(anyTime())
                    .use(1)
                    .then(takeIntoHand(a(HOLOGRAM).or(a(DEJARIK)).or(titled("Imperial Holotable"))))),
                used(cancelsOnTable(titled("Mantellian Savrip"))),
                used(at(just(DRAIN_INITIATED).by(OPPONENT).at(a(HOLOSITE))).then(cancelIt()))),

        usedOrLostInterrupt("Put All Sections On Alert", DARK, "7_259").unique()
            .destiny(6).icons(SPECIAL_EDITION)
            .says(
                used(at(anyTime())
                    .target("target", REBEL.at(siteOf("Death Star").or(siteOf("Executor"))))
                    .immuneTo(titled("Sense"))
                    .then(
                        thisTurn(cancelsText(chosen("target"))),
                        thisTurn(mayNot(Deed.COUNT_ABILITY_FOR_BATTLE_DESTINY, chosen("target"))))),
                lost(at(anyTime()).then(new Retrieve(
                    YOU,
                    number(2),
                    titleHas("Death Star"),
                    Retrieve.How.CHOSEN_UP_TO,
                    Pile.HAND)))),

        usedOrStartingInterrupt("Surface Defense", DARK, "7_263")
            .destiny(5).icons(SPECIAL_EDITION)
            .says(
                used(at(just(DESTINY_DRAWN).by(YOU)).when(isWeaponDestiny()).then(changeDestiny(1))),
                starting(
                    new StartedAtBattleground(YOU),
                    Pile.RESERVE_DECK,
                    SetUp.may("first", 1, titled("Resistance")),
                    SetUp.may("second", 1, titled("Secret Plans")),
                    SetUp.may("third", 1, titled("There Is No Try")))),

        Common.trooperSabacc(DARK, "7_267"),
    };
}
