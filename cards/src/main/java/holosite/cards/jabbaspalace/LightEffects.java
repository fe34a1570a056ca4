package holosite.cards.jabbaspalace;

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

/** Jabba's Palace, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter ON_THE_TABLE = ALIEN.related(STACKED_ON, IT);

    static final Card[] CARDS = {
        immediateEffect("A Gift", LIGHT, "6_52").unique()
            .destiny(4).icons(JABBAS_PALACE)
            .says(
                deploysOn(THAT).at(just(MOVED).by(YOU).to(your(DROID)).at(titled("Jabba's Palace: Audience Chamber"))),
                gives(UNDERCOVER_SPY, HOST),
                automatically(at(just(DEPLOYED).to(IT)).then(new GoUndercover(HOST))),
                always(opponents(BATTLE_DESTINY_DRAW, -2, LOCATION.related(WHERE_IS, opponents(ALIEN)))),
                always(opponents(FORCE_DRAIN, -1, LOCATION.related(WHERE_IS, opponents(ALIEN)))),
                may(at(your(Phase.DEPLOY))
                    .when(is(Known.HOST, ANYTHING.in(CardState.UNDERCOVER).at(SITE)))
                    .then(new BreakCover(HOST))),
                automatically(at(just(COVER_BROKEN).to(HOST)).then(lose(IT))),
                asSoonAs(is(Known.HOST, ANYTHING.at(onPlanet("Tatooine"))).not(), cancel(IT)),
                immuneTo("Control")),

        effect("Bargaining Table", LIGHT, "6_53").unique()
            .destiny(4).icons(JABBAS_PALACE)
            .says(
                deploysOnTable(),
                may(at(just(DRAIN_INITIATED))
                    .once(Limit.Per.TURN)
                    .when(new PileHolds(YOU, Pile.HAND, ALIEN.nonUnique()))
                    .then(pickFromHand("alien", ALIEN.nonUnique()), stackOnIt(chosen("alien")), cancelIt())),
                may(Deed.DEPLOY_FROM_STACK, ON_THE_TABLE, ANYTHING),
                automatically(at(just(TO_BE_CANCELED).by(OPPONENT).to(IT))
                    .when(thereIs(ON_THE_TABLE))
                    .then(new ForEach("alien", ON_THE_TABLE,
                        List.of(new MayDeploy(YOU, chosen("alien"), ANYTHING, true)))))),

        Common.resistance("Ultimatum", LIGHT, "6_58"),
    };
}
