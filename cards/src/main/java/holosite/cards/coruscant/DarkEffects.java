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

/** Coruscant, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    static final Card[] CARDS = {
        politicalEffect("Accepting Trade Federation Control", DARK, "12_127").unique()
            .destiny(3).icons(EPISODE_I, CORUSCANT)
            .says(
                deploysOnTable(),
                Politics.placingASenator(Politics.battleDestinyDrawn(), changeDestiny(-3)),
                may(onceDuringYour(Phase.DRAW)
                    .when(Politics.represented(Agenda.TAXATION))
                    .then(new Activate(YOU, number(1), false), new UseForce(OPPONENT, number(1))))),

        effect("Do They Have A Code Clearance?", DARK, "12_131").unique()
            .destiny(5).icons(CORUSCANT, GRABBER)
            .says(
                deploysOnTable(),
                adds(3, FORFEIT, IMPERIAL.unique().having(ABILITY, EQUAL, 3)),
                may(at(just(FORCE_RETRIEVED).by(OPPONENT).with(INTERRUPT.or(UTINNI_EFFECT))).then(stackOnIt(CAUSE))),
                always(opponents(RETRIEVAL, count(stackedOn(IT)).times(-1), ANYTHING)),
                immuneTo("Alter")),

        politicalEffect("This Is Outrageous!", DARK, "12_142").unique()
            .destiny(3).icons(EPISODE_I, CORUSCANT)
            .says(
                deploysOnTable(),
                Politics.placingASenator(at(just(DRAIN_INITIATED).by(OPPONENT)), cancelIt()),
                may(at(yourTurn())
                    .once(Limit.Per.TURN)
                    .when(Politics.represented(Agenda.TRADE))
                    .cost(new Cost.GiveFromHand(YOU, ANYTHING, Pile.LOST_PILE))
                    .then(shuffle(YOU, Pile.LOST_PILE), new DrawCards(YOU, number(1), Pile.LOST_PILE)))),

        objective("My Lord, Is That Legal?", DARK, "12_179")
            .icons(EPISODE_I, CORUSCANT)
            .back(
                "I Will Make It Legal",
                Politics.lawmaking(adds(
                    either(2, 3, is(Known.AFFECTED, a(Agenda.AMBITION))),
                    DESTINY,
                    your(a(SENATOR)).and(Politics.DRAWN_IN_A_FIGHT))))
            .says(Politics.pleading(Agenda.BLOCKADE, Politics.YOUR_REPUBLIC_UNTROUBLED)),
    };
}
