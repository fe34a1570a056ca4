package holosite.cards.empirestrikesbackintroductorytwoplayergame;

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

/** Empire Strikes Back Introductory Two Player Game, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        rebel("Chewie", "104_1").unique().persona("Chewie")
            .destiny(1).deploy(5).power(4).ability(2).forfeit(3)
            .icons(PILOT, PREMIUM).is(WOOKIEE).matches("Millennium Falcon")
            .says(deploysOnly(onPlanet("Hoth"), compare(count(opponents(CHARACTER).unique()), LESS, 3))),

        lostInterrupt("Lone Rogue", LIGHT, "104_2")
            .destiny(4).icons(PREMIUM)
            .says(
                lost(at(anyTime())
                    .when(thereIs(your(PILOT_CHARACTER).at(siteOf("Hoth").and(with(EXTERIOR)))))
                    .use(2)
                    .then(takeIntoHand(a(SNOWSPEEDER)))),
                lost(at(inBattle())
                    .when(thereIs(your(a(SNOWSPEEDER))
                        .in(CardState.PILOTED)
                        .in(CardState.DEFENDING)
                        .in(CardState.ALONE)
                        .at(SITE)))
                    .then(addBattleDestiny(1)))),

        combatVehicle("Rebel Snowspeeder", LIGHT, "104_3")
            .destiny(3).deploy(1).power(2).maneuver(3).landspeed(4).forfeit(2)
            .icons(PILOT, PREMIUM).is(SNOWSPEEDER, ENCLOSED)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(1)
            .says(),
    };
}
