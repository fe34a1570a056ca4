package holosite.cards.hoth;

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

/** Hoth: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static Card hoth(Side side, String id, int dark, int light) {
        return system("Hoth", 5, side, id).unique().force(dark, light)
            .icons(PLANET, HOTH).is(REBEL_BASE)
            .dark(supportFromOrbit("Hoth"))
            .light(supportFromOrbit("Hoth")).done();
    }

    static Card vehicleMine(Side side, String id) {
        Filter craft = STARFIGHTER.or(VEHICLE.except(CREATURE_VEHICLE));
        return automatedWeapon("Vehicle Mine", side, id)
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).related(WHERE_IS, your(a(MINING_DROID)))),
                explodes(just(DEPLOYED).to(craft).at(HERE)),
                explodes(just(MOVED).to(craft).at(HERE)));
    }

    private static Ability explodes(When when) {
        Amount defense =
            either(figure(DEFENSE_VALUE, Known.SUBJECT), number(5), is(Known.SUBJECT, STARFIGHTER));
        return automatically(at(when)
            .then(
                new DrawDestiny(YOU, number(1), DestinyKind.WEAPON, "destiny"),
                branch(compare(destiny().plus(2), MORE, defense), lose(THAT)),
                lose(IT)));
    }
}
