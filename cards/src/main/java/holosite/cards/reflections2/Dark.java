package holosite.cards.reflections2;

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

/** Reflections 2, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Condition PRESENT = it(CHARACTER.presentAt(LOCATION));

    private static final Filter LUKE_HERE = CHARACTER.and(persona("Luke")).here();

    static final Card[] CARDS = {
        alien("Arica", DARK, "10_31").kind(Subtype.IMPERIAL).unique().persona("Mara Jade")
            .destiny(1).deploy(5).power(4).ability(5).forfeit(7)
            .icons(PILOT, WARRIOR, REFLECTIONS_II).is(FEMALE, MUSICIAN, SPY)
            .says(
                mayNot(Deed.DEPLOY, IT),
                may(Deed.DEPLOY_UNDERCOVER, IT, SITE),
                when(PRESENT, add(FORFEIT, -2, LUKE_HERE)),
                when(PRESENT, add(IMMUNITY_TO_ATTRITION, -2, LUKE_HERE)),
                mayAnyNumber(at(opponents(Phase.CONTROL))
                    .when(it(ANYTHING.in(CardState.UNDERCOVER)))
                    .target("weapon", WEAPON.in(CardState.READY_TO_FIRE).related(ON, IT))
                    .then(new BreakCover(IT), new FireWeapon(chosen("weapon"), true, number(0)))),
                immuneToAttrition(4)),
    };
}
