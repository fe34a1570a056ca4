package holosite.cards.specialedition;

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

/** Special Edition: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static final Filter TROOPER_SABACC_PLAYERS = CHARACTER.and(a(GAMBLER).or(a(TROOPER))).at(SITE);

    static Card forest(Side side, String id) {
        return genericSite("Forest", side, id).diamonds(1).force(1, 1)
            .notOn("Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine")
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(FOREST)
            .end(side, immuneToAllAttrition(your(CHARACTER).presentHere())).done();
    }

    static Card trooperSabacc(Side side, String id) {
        return usedInterrupt("Trooper Sabacc", side, id).unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(used(at(anyTime())
                .target("player", your(TROOPER_SABACC_PLAYERS))
                .then(new PlaySabacc(
                    TROOPER_SABACC_PLAYERS,
                    IMPERIAL.or(REBEL).and(a(LEADER)),
                    2,
                    7,
                    LOCATION.or(DROID),
                    Optional.empty(),
                    Optional.of(new PlaySabacc.MoreWild(a(TROOPER), WEAPON)),
                    CHARACTER_WEAPON.or(TRANSPORT_VEHICLE.except(VEHICLE.having(ARMOR, AT_LEAST, 0)))))));
    }
}
