package holosite.cards.thirdanthology;

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

/** Third Anthology, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        starfighter("Artoo-Detoo In Red 5", LIGHT, "111_2").unique().persona("Red 5")
            .destiny(0, 7).deploy(4).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .matches(
                "Commander Luke Skywalker",
                "Luke Skywalker",
                "Luke Skywalker, Jedi Knight",
                "Luke Skywalker, Rebel Scout",
                "Luke With Lightsaber",
                "Master Luke",
                "Son Of Skywalker")
            .carries(Capacity.pilots(1))
            .permanentAstromech("R2-D2", adds(2, POWER, IT), adds(2, MANEUVER, IT), adds(2, HYPERSPEED, IT))
            .says(
                always(free(DEPLOY_COST, persona("Luke").having(ABILITY, LESS, 5)).toward(IT)),
                immuneToAttrition(5, pilotedBy(persona("Luke")))),
    };
}
