package holosite.cards.enhancedjabbaspalace;

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

/** Enhanced Jabba's Palace, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        alien("Dengar With Blaster Carbine", DARK, "110_7").unique().persona("Dengar")
            .destiny(2).deploy(5).power(3).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR, PREMIUM).is(BOUNTY_HUNTER, BLACK_SUN_AGENT, CORELLIAN).matches("Punishing One")
            .uniquePermanentWeapon("Dengar's Blaster Carbine", BLASTER)
            .says(
                addsToPowerPiloted(2),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .forFree()
                    .adding(1)
                    .doing(hit(chosen("target")), becomes(FORFEIT, 0, chosen("target"))),
                always(set(SHOTS_PER_BATTLE, 2, IT))),

        alien("Mara Jade, The Emperor's Hand", DARK, "110_10").kind(Subtype.IMPERIAL).unique().persona("Mara Jade")
            .destiny(1).deploy(5).power(4).ability(5).forfeit(7)
            .icons(PILOT, WARRIOR, PREMIUM).is(SPY, FEMALE)
            .says(
                addsToPowerPiloted(2),
                adds(2, POWER, IT, thereIs(persona("Emperor"))),
                may(at(your(Phase.DEPLOY)).once(Limit.Per.GAME).then(deployFromReserveDeck(WEAPON, IT))),
                gives(VADERS_STAND_IN, IT),
                immuneToAttrition(4)),
    };
}
