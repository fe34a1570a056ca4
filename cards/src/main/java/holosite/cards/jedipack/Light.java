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

/** Jedi Pack, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        Common.forceAllies("For Luck", LIGHT, "102_1", "Counter Assault", opponents(CHARACTER).having(ABILITY, AT_LEAST, 6)),

        alien("Han", LIGHT, "102_2").unique().persona("Han")
            .destiny(1).deploy(4).power(2).ability(2).forfeit(3)
            .icons(PILOT, PREMIUM).is(GAMBLER, CORELLIAN).matches("Millennium Falcon", "Han's Heavy Blaster Pistol")
            .says(),

        rebel("Leia", "102_3").unique().persona("Leia")
            .destiny(1).deploy(4).power(2).ability(2).forfeit(3)
            .icons(PREMIUM).is(FEMALE, LEADER, ALDERAANIAN)
            .says(),

        shuttleVehicle("Luke's T-16 Skyhopper", LIGHT, "102_4").unique().persona("Luke's T-16 Skyhopper")
            .destiny(4).deploy(2).power(2).maneuver(5).forfeit(4)
            .icons(PREMIUM).is(ENCLOSED)
            .matches(
                "Commander Luke Skywalker", "Luke Skywalker", "Luke Skywalker, Jedi Knight",
                "Luke Skywalker, Rebel Scout", "Luke With Lightsaber", "Master Luke", "Son Of Skywalker")
            .carries(Capacity.pilots(1).withPassengers(1))
            .says(
                may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                may(oncePerTurn()
                    .target("rat", titled("Womp Rat").presentWith(IT))
                    .then(lose(chosen("rat")))),
                always(base(LANDSPEED, 4, IT)),
                may(Deed.SHUTTLE, your(CHARACTER), IT)),

        alien("Tedn Dahai", LIGHT, "102_5").unique().persona("Tedn Dahai")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(4)
            .icons(PREMIUM).is(MUSICIAN, SCOUT, BITH)
            .says(may(at(any(Phase.CONTROL))
                .upTo(count(a(MUSICIAN).related(AT_SAME_SITE_AS, IT)), Limit.Per.PHASE)
                .target("alien", opponents(ALIEN).presentWith(IT))
                .use(1)
                .then(thisTurn(cancelsText(chosen("alien")))))),
    };
}
