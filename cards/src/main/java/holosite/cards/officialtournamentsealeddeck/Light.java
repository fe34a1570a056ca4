package holosite.cards.officialtournamentsealeddeck;

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

/** Official Tournament Sealed Deck, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        alien("Arleil Schous", LIGHT, "106_1").unique().persona("Arleil Schous")
            .destiny(2).deploy(4).power(1).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR, PREMIUM).is(LEADER)
            .says(
                may(at(just(DEPLOYED).by(YOU).to(IT)).then(takeIntoHand(ALIEN.and(new Dotted(false))))),
                addsToPowerPiloted(2),
                deploy(-1, your(ALIEN), siteOf("Tatooine").related(SAME_OR_ADJACENT_TO, HERE))),
    };
}
