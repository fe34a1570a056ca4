package holosite.cards.jedipack;

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

/** Jedi Pack: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    /** Adds a destiny to what an assault is compared with, and hides the ablest from Sense and Alter. */
    static Card forceAllies(String title, Side side, String id, String assault, Filter ablest) {
        return effect(title, side, id).unique()
            .destiny(4).icons(PREMIUM)
            .says(
                deploysOnTable(),
                may(at(just(BEING_PLAYED).to(titled(assault)))
                    .use(1)
                    .then(
                        drawDestiny(),
                        thisAction(always(yours(TOTAL_POWER, destiny(), LOCATION.in(CardState.DRAIN_LOCATION)))))),
                may(at(just(BEING_PLAYED).to(titled("Sense", "Alter")))
                    .target(Target.upTo(count(ablest), "jedi", ablest))
                    .use(count(chosen("jedi")))
                    .then(thisAction(mayNot(Deed.BE_HIGHEST_ABILITY, chosen("jedi"))))));
    }
}
