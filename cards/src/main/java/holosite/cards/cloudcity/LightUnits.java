package holosite.cards.cloudcity;

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

/** Cloud City, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        alien("Lando Calrissian", LIGHT, "5_5").unique().persona("Lando")
            .destiny(1).deploy(3).power(2).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(GAMBLER).matches("Millennium Falcon")
            .says(
                addsToPowerPiloted(2, 3, persona("Falcon")),
                adds(count(youControl(LOCATION.and(of("Cloud City")))), POWER, IT),
                adds(1, SABACC_LEEWAY, IT)),

        rebel("Princess Leia", "5_7").unique().persona("Leia")
            .destiny(1).deploy(4).power(3).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(ALDERAANIAN, LEADER, PRINCESS, SENATOR, FEMALE)
            .says(
                deploysOnly(onPlanet("Hoth").or(siteOf("Cloud City"))),
                addsToPowerPiloted(1),
                may(Deed.DEPLOY_AS_REACT, IT, SITE.related(WHERE_IS, personas("Han", "Luke"))),
                may(Deed.MOVE_AS_REACT, IT, SITE.related(WHERE_IS, personas("Han", "Luke"))),
                immuneToAttrition(3)),

        capital("Bright Hope", LIGHT, "5_86").unique().persona("Bright Hope")
            .destiny(3).deploy(3).power(1).armor(4).hyperspeed(4).forfeit(5)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, CLOUD_CITY)
            .is(TRANSPORT_SHIP, REBEL_STARSHIP, LIKE_A_STARFIGHTER, SHIP_DOCKING)
            .carries(Capacity.pilots(1).withPassengers(6)).permanentPilot(1).says(),
    };
}
