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

/** Coruscant, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        Common.alter(LIGHT, "12_54"),

        usedOrLostInterrupt("Are You Brain Dead?!", LIGHT, "12_55").unique()
            .destiny(5).icons(EPISODE_I, CORUSCANT)
            .says(
                used(at(inBattle())
                    .target("jedi", your(CHARACTER.and(with(EPISODE_I)))
                        .having(ABILITY, AT_LEAST, 6)
                        .in(CardState.DEFENDING))
                    .then(branch(
                        thereIsNo(opponents(CHARACTER).having(ABILITY, AT_LEAST, 6).presentWith(chosen("jedi"))),
                        thisTurn(immuneToAllAttrition(chosen("jedi")))))),
                lost(at(just(FORFEITED).by(YOU).to(your(a(JEDI_COUNCIL_MEMBER))))
                    .when(new BattleWonBy(OPPONENT))
                    .then(toUsedPile(THAT), new CancelBattleDamage(YOU), new CancelAttrition(YOU)))),
    };
}
