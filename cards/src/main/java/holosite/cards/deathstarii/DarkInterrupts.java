package holosite.cards.deathstarii;

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

/** Death Star II, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter STRUCK =
        CHARACTER.or(CHARACTER.in(CardState.CAPTIVE))
            .presentWith(persona("Emperor"))
            .except(new InState(CardState.FROZEN));

    static final Card[] CARDS = {
        usedOrLostInterrupt("Force Lightning", DARK, "9_136").unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(
                used(at(anyTime())
                    .target("target", STRUCK)
                    .then(thisTurn(add(DEFENSE_VALUE, -4, chosen("target"))))),
                lost(at(anyTime())
                    .target("target", STRUCK)
                    .then(
                        thisTurn(set(IMMUNITY_TO_ATTRITION, 0, persona("Emperor"))),
                        thisTurn(add(DEFENSE_VALUE, -2, persona("Emperor"))),
                        drawDestiny(),
                        branch(
                            compare(destiny().plus(1), MORE, figure(DEFENSE_VALUE, TARGET)),
                            lose(chosen("target")))))),

        Common.preparedDefenses("Prepared Defenses", DARK, "9_139"),
    };
}
