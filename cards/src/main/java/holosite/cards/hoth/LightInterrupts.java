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

/** Hoth, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    private static final Filter CALLED_TO_DAGOBAH = your(CHARACTER.and(with(HOTH))).having(ABILITY, MORE, 1);

    private static final Filter ABLE_IMPERIAL = IMPERIAL.having(ABILITY, MORE, 2);

    static final Card[] CARDS = {
        lostInterrupt("Attack Pattern Delta", LIGHT, "3_40")
            .destiny(3).icons(HOTH)
            .says(lost(at(just(BATTLE_INITIATED).at(SITE))
                .target("lead", your(a(SNOWSPEEDER)).at(THERE))
                .then(
                    thisTurn(add(POWER, 1, a(SNOWSPEEDER).at(THERE).except(chosen("lead")))),
                    thisTurn(immuneToAllAttrition(a(SNOWSPEEDER).at(THERE).except(chosen("lead")))),
                    thisTurn(mayNot(Deed.BE_TARGETED, a(SNOWSPEEDER).at(THERE).except(chosen("lead"))))))),

        usedOrLostInterrupt("Dark Dissension", LIGHT, "3_41")
            .destiny(3).icons(HOTH)
            .says(
                used(cancelsPlayed(titled("Dark Collaboration", "Lone Pilot"))),
                Common.quarrel(2, thereIs(ABLE_IMPERIAL.related(IN_BATTLE_WITH, ABLE_IMPERIAL)))),

        Common.aimedAtCombatVehicles("Lucky Shot", LIGHT, "3_45"),

        lostInterrupt("Rug Hug", LIGHT, "3_49").unique()
            .destiny(4).icons(HOTH)
            .says(
                lost(at(inBattle())
                    .when(thereIs(persona("Luke").related(IN_BATTLE_WITH, persona("Chewie"))))
                    .then(addBattleDestiny(2))),
                lost(at(inBattle())
                    .when(thereIs(your(REBEL).related(IN_BATTLE_WITH, your(ALIEN))))
                    .then(thisBattle(yours(TOTAL_POWER, 4, BATTLE_LOCATION))))),

        usedInterrupt("Who's Scruffy-Looking?", LIGHT, "3_52")
            .destiny(6).icons(HOTH)
            .says(
                used(cancelsPlayed(titled(
                    "Scruffy-Looking Nerf Herder",
                    "I'd Just As Soon Kiss A Wookiee",
                    "Furry Fury",
                    "Takeel"))),
                used(cancelsOnTable(titled("This Is Just Wrong", "Death Mark", "Mournful Roar", "Ket Maliss"))),
                used(at(anyTime())
                    .target("rennek", persona("Rennek"))
                    .then(thisTurn(times(POWER, 2, chosen("rennek")))))),

        lostInterrupt("You Will Go To The Dagobah System", LIGHT, "3_54")
            .destiny(4).icons(HOTH)
            .says(
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", siteOf("Dagobah"))
                    .then(moveForFree(chosen("traveler"), chosen("place")))),
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", youOccupy(LOCATION.and(with(DAGOBAH))).except(siteOf("Dagobah")))
                    .use(1)
                    .then(moveForFree(chosen("traveler"), chosen("place"))))),
    };
}
