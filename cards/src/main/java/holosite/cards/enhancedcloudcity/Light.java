package holosite.cards.enhancedcloudcity;

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

/** Enhanced Cloud City, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        starfighter("Lando In Millennium Falcon", LIGHT, "109_2").unique().persona("Falcon")
            .destiny(2).deploy(5).power(3).maneuver(3).hyperspeed(5).forfeit(6)
            .icons(INDEPENDENT, PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(FREIGHTER)
            .carries(new Capacity(1, 2, 0, 0, 0, 0, 0, 0)).permanentPilot("Lando", 3, adds(3, POWER, IT))
            .says(mayNot(Deed.PILOT, EITHER, persona("Han"), IT, new WonAtSabacc("Han").not()), immuneToAttrition(5)),

        objective("Quiet Mining Colony", LIGHT, "109_4")
            .icons(PREMIUM)
            .back(
                "Independent Operation",
                immuneToAttrition(your(ALIEN.or(a(CLOUD_CAR)).or(STARSHIP.and(with(INDEPENDENT)))), 4),
                mayNot(Deed.MODIFY_DRAIN, YOU, opponents(ANYTHING), youControlWith(ALIEN, of("Bespin"))),
                mayNot(Deed.CANCEL_DRAIN, YOU, opponents(ANYTHING), youControlWith(ALIEN, of("Bespin"))),
                adds(-1, DEPLOY_COST, your(STARSHIP.and(with(INDEPENDENT)))),
                may(onceDuringYour(Phase.DEPLOY).then(deployFromReserveDeck(a(DOCKING_BAY), ANYTHING))),
                asSoonAs(
                    thereIs(opponentControls(SYSTEM.and(of("Bespin"))))
                        .or(compare(
                            count(opponentControls(siteOf("Cloud City").or(SECTOR.and(a(CLOUD)).and(of("Bespin"))))),
                            AT_LEAST,
                            3)),
                    flipIt()),
                outOfPlayIfBlownAway("Bespin"))
            .says(
                starts(
                    SetUp.must("system", SYSTEM.and(titled("Bespin"))),
                    SetUp.must("site", siteOf("Cloud City").in(CardState.BATTLEGROUND))),
                may(onceDuringYour(Phase.DEPLOY)
                    .use(1)
                    .then(deployFromReserveDeck(SITE.or(SECTOR.and(a(CLOUD))), of("Bespin")))),
                when(
                    thereIs(SYSTEM.or(SECTOR).or(SITE).and(of("Bespin")).in(CardState.DRAIN_LOCATION)),
                    atMost(FORCE_LOSS_FROM_DRAIN, 1, ANYTHING).whose(OPPONENT)),
                asSoonAs(
                    thereIsNo(opponentControls(of("Bespin")))
                        .and(thereIs(youControl(titled("Bespin: Cloud City"))))
                        .and(compare(
                            count(youControl(siteOf("Cloud City"))),
                            AT_LEAST,
                            either(2, 1, thereIs(personas("Lando", "Lobot").at(siteOf("Cloud City")))))),
                    flipIt()),
                outOfPlayIfBlownAway("Bespin")),
    };
}
