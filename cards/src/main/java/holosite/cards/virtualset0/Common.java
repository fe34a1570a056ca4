package holosite.cards.virtualset0;

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

/** Virtual Set 0: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static Card alter(Side side, String id, String harmless, Icon... icons) {
        Filter effects = EFFECT.or(UTINNI_EFFECT).or(POLITICAL_EFFECT);
        Effect unharmed = whilePlayed(set(FORCE_LOSS, 0, ANYTHING).whose(YOU).toward(titled(harmless)));
        return usedOrLostInterrupt("Alter", side, id)
            .destiny(4).icons(icons)
            .says(
                used(cancelsPlayed(titled("Sense"))),
                lost(at(just(BEING_DEPLOYED).to(effects))
                    .target("character", your(CHARACTER))
                    .then(
                        unharmed,
                        drawDestiny(),
                        branch(compare(destiny(), LESS, figure(ABILITY, the("character"))), cancelIt()))),
                lost(at(anyTime())
                    .target("target", effects)
                    .target("character", your(CHARACTER))
                    .then(
                        unharmed,
                        drawDestiny(),
                        branch(compare(destiny(), LESS, figure(ABILITY, the("character"))), cancel(chosen("target"))))),
                immuneTo(opponents(OBJECTIVE)));
    }
}
