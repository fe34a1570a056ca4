package holosite.cards.jabbaspalace;

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

/** Jabba's Palace, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        lostInterrupt("Artoo, I Have A Bad Feeling About This", LIGHT, "6_60").unique()
            .destiny(3).icons(JABBAS_PALACE)
            .says(
                lost(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                    .when(isBattleDestiny())
                    .target("droid", your(DROID).in(CardState.IN_BATTLE))
                    .then(new UseAsDestiny(chosen("droid")))),
                lost(at(inBattle())
                    .when(thereIs(your(DROID).in(CardState.IN_BATTLE)))
                    .then(
                        remember("droids", count(your(DROID).in(CardState.IN_BATTLE))),
                        thisBattle(opponents(ATTRITION, remembered("droids"), BATTLE_LOCATION)))),
                lost(at(inBattle())
                    .when(thereIs(persona("R2-D2").in(CardState.IN_BATTLE)))
                    .when(thereIs(persona("C-3PO").in(CardState.IN_BATTLE)))
                    .then(thisBattle(mayNot(Deed.DRAW_BATTLE_DESTINY, OPPONENT, ANYTHING, BATTLE_LOCATION))))),

        Common.duneSeaSabacc(LIGHT, "6_65"),

        Common.jabbasPalaceSabacc(LIGHT, "6_67"),

        Common.twilekAdvisor("The Signal", LIGHT, "6_77"),
    };
}
