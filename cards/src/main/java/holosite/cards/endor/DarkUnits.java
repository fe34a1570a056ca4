package holosite.cards.endor;

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

/** Endor, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        imperial("Navy Trooper", "8_107")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, ENDOR).is(TROOPER)
            .says(
                deploysFor(-1, SITE.and(with(MOBILE)).except(of("Cloud City"))),
                adds(
                    either(1, 2, whileAt(SITE.and(with(INTERIOR)))),
                    POWER,
                    IT,
                    it(CHARACTER.in(CardState.DEFENDING))),
                when(
                    it(CHARACTER.related(IN_BATTLE_WITH, opponents(a(OPERATIVE)))),
                    atMost(BATTLE_DESTINIES, 1, BATTLE_LOCATION).whose(OPPONENT))),

        imperial("Sergeant Wallen", "8_115").unique().persona("Sergeant Wallen")
            .destiny(3).deploy(2).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, ENDOR).is(STORMTROOPER, TROOPER)
            .says(deploysOn(THERE)
                .costing(0)
                .at(just(BATTLE_INITIATED).by(YOU).at(SITE.in(CardState.BATTLEGROUND)))),
    };
}
