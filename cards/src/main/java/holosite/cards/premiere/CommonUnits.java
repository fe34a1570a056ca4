package holosite.cards.premiere;

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

/** Premiere: characters and vehicles that both sides have alike. */
final class CommonUnits {
    private CommonUnits() {}

    private static final Filter ITS_VEHICLE = VEHICLE.except(CREATURE_VEHICLE).related(HAS_ABOARD, IT);

    static Card vehicleDroid(String title, Side side, String id) {
        return droid(title, side, id)
            .destiny(4).deploy(1).power(1).forfeit(3)
            .is(VEHICLE_DROID, R_UNIT)
            .says(adds(1, POWER, ITS_VEHICLE), adds(1, MANEUVER, ITS_VEHICLE), adds(1, LANDSPEED, ITS_VEHICLE));
    }

    /** Takes mines away. */
    static Card miningDroid(String title, Side side, String id) {
        return droid(title, side, id)
            .destiny(3).deploy(2).power(0).forfeit(4)
            .is(MINING_DROID)
            .says(mayAnyNumber(at(yourTurn())
                .target("mine", a(MINE).related(AT_SAME_SITE_AS, IT))
                .use(1)
                .then(lose(chosen("mine")))));
    }

    static Card liftTube(Side side, String id) {
        return transportVehicle("Lift Tube", side, id)
            .destiny(6).deploy(1).power(0).maneuver(1).landspeed(3).forfeit(1)
            .is(LIFT_TUBE, ENCLOSED)
            .carries(Capacity.passengers(4))
            .says(may(Deed.MOVE_AS_REACT, IT, ANYTHING));
    }

    static Card jawa(Side side, String id) {
        return alien("Jawa", side, id)
            .destiny(3).deploy(0).power(1).ability(1).forfeit(1)
            .is(SCAVENGER, JAWA)
            .says(always(base(DEPLOY_COST, 1, IT)), paidByBoth(), deploysOnly(onPlanet("Tatooine")));
    }

    /** Home and shelter of Jawas, who are worth more beside it. */
    static Card sandcrawler(Side side, String id, Filter outOfReach) {
        return transportVehicle("Sandcrawler", side, id)
            .destiny(2).deploy(3).power(3).armor(3).landspeed(2).forfeit(5)
            .is(SANDCRAWLER, ENCLOSED)
            .carries(Capacity.pilots(1).withPassengers(7))
            .says(
                deploysOnly(siteOf("Tatooine")),
                mayNot(Deed.MOVE_TO, EITHER, IT, outOfReach),
                adds(1, FORFEIT, a(JAWA).related(AT_SAME_SITE_AS, IT), whileAt(SITE.and(with(EXTERIOR)))));
    }
}
