package holosite.cards.jabbaspalacesealeddeck;

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

/** Jabba's Palace Sealed Deck, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Filter THEIR_GENERIC_SITES = opponents(SITE).and(new Generic());

    static final Card[] CARDS = {
        effect("No Escape", DARK, "112_16").unique()
            .destiny(4).icons(PREMIUM)
            .says(
                deploysOnTable(),
                may(at(just(DEPLOYED).to(IT))
                    .then(new PickTop("top", YOU, Pile.LOST_PILE, number(1)), toHand(chosen("top")))),
                immuneTo(EFFECT.or(new OfType(CardType.EPIC_EVENT)).or(OBJECTIVE), titled("Honor Of The Jedi")),
                deploy(-3, your(CHARACTER.or(VEHICLE)), THEIR_GENERIC_SITES),
                always(yours(FORCE_GENERATION, 1, THEIR_GENERIC_SITES)),
                immuneTo("Alter")),
    };
}
