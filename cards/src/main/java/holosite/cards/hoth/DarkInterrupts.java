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

/** Hoth, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter DARK_MARKER_SITES =
        SITE.and(a(MARKER)).and(with(EXTERIOR)).in(CardState.NIGHTTIME);

    private static final Filter EXPOSED =
        CHARACTER.and(new InState(CardState.ACTIVE).or(new InState(CardState.MISSING))).presentAt(DARK_MARKER_SITES);

    static final Card[] CARDS = {
        usedInterrupt("Debris Zone", DARK, "3_121")
            .destiny(5).icons(HOTH)
            .says(used(at(just(LOST)
                .to(a(AT_AT).or(a(AT_ST)).or(titled("Jabba's Sail Barge")).or(titled("Planet Defender Ion Cannon")))
                .at(SITE))
                .then(
                    drawDestiny(),
                    lose(ALL_CARDS.at(THERE).having(DESTINY, EQUAL, destiny()))))),

        usedOrLostInterrupt("Direct Hit", DARK, "3_122")
            .destiny(4).icons(HOTH)
            .says(
                used(at(just(DESTINY_TO_BE_DRAWN).to(COMBAT_VEHICLE))
                    .when(isWeaponDestiny())
                    .then(thisAction(adds(1, WEAPON_DESTINY_DRAW, CAUSE)))),
                lost(at(just(DESTINY_TO_BE_DRAWN).to(COMBAT_VEHICLE))
                    .when(isWeaponDestiny())
                    .then(thisAction(adds(3, WEAPON_DESTINY_DRAW, CAUSE))))),

        lostInterrupt("Exposure", DARK, "3_124")
            .destiny(2).icons(HOTH)
            .says(lost(at(your(Phase.CONTROL))
                .when(thereIs(EXPOSED))
                .use(count(EXPOSED))
                .then(lose(EXPOSED)))),
    };
}
