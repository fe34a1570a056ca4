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

/** Virtual Set 0, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        defensiveShield("Death Star Sentry", DARK, "200_94")
            .icons(SET_D)
            .says(
                deploysOnTable(),
                cancels(titled("Colo Claw Fish")),
                new Toll(
                    Deed.DEPLOY,
                    OPPONENT,
                    ANYTHING.nonUnique().except(a(JAWA)),
                    LOCATION,
                    count(ANYTHING
                        .related(SAME_TITLE_AS, new Being(Known.AFFECTED))
                        .at(new Being(Known.TOWARD))),
                    Always.ALWAYS)),

        Common.alter(DARK, "200_115", "Do, Or Do Not", SET_0),

        usedInterrupt("Defensive Fire", DARK, "200_118").unique()
            .destiny(3).icons(DAGOBAH, SET_0)
            .says(used(at(just(BATTLE_INITIATED).by(OPPONENT))
                .target("weapon", your(WEAPON).except(a(LIGHTSABER)).presentAt(THERE))
                .then(new FireWeapon(chosen("weapon"), true, number(2))))),

        Common.alter(DARK, "200_144", "Do, Or Do Not", EPISODE_I, CORUSCANT, SET_0),
    };
}
